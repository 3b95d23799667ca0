import { isCounted } from '@diyar/contract/rules/deals';
import { type Columns, columnsOfBuilding } from '@diyar/contract/rules/floor-columns';
import type { CSSProperties } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { type Draft, type DraftFloor, shownFloors, shownUnits } from './draft.ts';
import { FloorNumber } from './floor-number.tsx';

/** From this many units on, a floor of parking or storage wraps. */
const PER_LINE = 8;

/** The building as the tracker will draw it; new units are solid. */
export function Drawing({ draft }: { draft: Draft }) {
  const floors = shownFloors(draft);
  const above = floors.filter(({ floor }) => floor >= 0);
  const below = floors.filter(({ floor }) => floor < 0);
  const columns = columnsOfBuilding(
    floors.flatMap((row) =>
      // as the save will number them: in the order in which they stand
      shownUnits(row).map((unit, i) => ({ ...unit, id: unit.key, floor: row.floor, place: i + 1 })),
    ),
  );
  return (
    <div className="building-setup-drawing">
      <ol className="building-setup-above">
        {above.map((row) => (
          <DrawnFloor key={row.floor} row={row} columns={columns} />
        ))}
      </ol>
      {below.length > 0 && <div className="building-setup-ground" aria-hidden="true" />}
      <ol className="building-setup-below">
        {below.map((row) => (
          <DrawnFloor key={row.floor} row={row} columns={columns} />
        ))}
      </ol>
    </div>
  );
}

type FloorProps = { row: DraftFloor; columns: Columns<string> };

function DrawnFloor({ row, columns }: FloorProps) {
  const { buildingSetup: t } = useAdminTexts();
  const units = shownUnits(row);
  const isStacked = units.some(({ kind }) => isCounted(kind));
  const cells = isStacked ? columns.count : Math.min(Math.max(units.length, 1), PER_LINE);
  return (
    <li className="building-setup-storey">
      <b>
        <FloorNumber floor={row.floor} />
      </b>
      <ul className="building-setup-cells" style={{ '--cells': cells } as CSSProperties}>
        {units.map((unit) => (
          <li
            key={unit.key}
            className={classNames('building-setup-cell', unit.id === null && 'building-setup-cell--new')}
            style={isStacked ? { gridColumn: columns.of.get(unit.key) } : undefined}
          >
            <bdi dir="ltr">{unit.unitNumber}</bdi>
            {unit.id === null && <span className="visually-hidden">{t.newUnit}</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}
