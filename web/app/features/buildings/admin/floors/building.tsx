import type { TrackedUnit } from '@diyar/contract/buildings';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { type FocusEvent, useId, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { isShown, type Shown } from '../apartment-state.ts';
import type { TrackerFloor } from '../building-api.ts';
import { moveInBuilding } from './building-keys.ts';
import { Cell } from './cell.tsx';
import { floorColumns } from './floor-columns.ts';
import { FloorRow } from './floor-row.tsx';

type Props = {
  floors: readonly TrackerFloor[];
  /** The server's time. */
  now: number;
  shown: Shown;
  q: string;
  openId: ApartmentNo | null;
  rolledBackId: ApartmentNo | null;
  onOpen: (no: ApartmentNo) => void;
};

/** Drawn as a building: the highest floor on top, basements under the ground line. */
export function Building({ floors, now, shown, q, openId, rolledBackId, onOpen }: Props) {
  const { buildings: t } = useAdminTexts();
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const hint = useId();
  const all = floors.flatMap((floor) => floor.apartments);
  const columns = floorColumns(all);
  const openDeal = all.find((one) => one.id === openId)?.deal?.id;
  const tabStop = (focusedId ?? openId) || all[0]?.id;
  const remember = ({ target }: FocusEvent<HTMLElement>) => {
    const id = Number(target instanceof HTMLElement && target.dataset.apartment);
    if (id) setFocusedId(id);
  };
  const above = floors.filter(({ floor }) => floor >= 0);
  const below = floors.filter(({ floor }) => floor < 0);
  const row = (floor: TrackerFloor) => (
    <FloorRow key={floor.floor} floor={floor} columns={columns}>
      {(apartment: TrackedUnit) => (
        <Cell
          apartment={apartment}
          now={now}
          isOpen={apartment.id === openId}
          isKin={openDeal !== undefined && apartment.deal?.id === openDeal && apartment.id !== openId}
          isFaded={!isShown(apartment, shown, q)}
          isRolledBack={apartment.id === rolledBackId}
          isTabStop={apartment.id === tabStop}
          onOpen={() => onOpen(apartment.id)}
        />
      )}
    </FloorRow>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this groups buttons
    <div
      className="floors-building"
      role="group"
      aria-label={t.building}
      aria-describedby={hint}
      onKeyDown={moveInBuilding}
      onFocus={remember}
    >
      <p id={hint} className="visually-hidden">
        {t.keysHint}
      </p>
      {above.length > 0 && <ol className="floors-above">{above.map(row)}</ol>}
      <div className="floors-ground" aria-hidden="true" />
      {below.length > 0 && <ol className="floors-below">{below.map(row)}</ol>}
      <p className="visually-hidden" role="status">
        {(shown !== 'all' || q) && t.found(all.filter((one) => isShown(one, shown, q)).length, all.length)}
      </p>
    </div>
  );
}
