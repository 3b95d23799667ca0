import { UNIT_ROOMS_MAX } from '@diyar/contract/limits';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { type DraftFloor, type DraftProblems, shownUnits, withUnits } from './draft.ts';
import { UnitLine } from './unit-line.tsx';

type Props = { row: DraftFloor; problems: DraftProblems; onChange: (row: DraftFloor) => void };

/** The value that all units of a floor share; NaN shows an empty field. */
const shared = (values: number[]) => (new Set(values).size === 1 ? (values[0] ?? Number.NaN) : Number.NaN);

/** Area, bedrooms and the site: for the whole floor at once, or unit by unit. */
export function FloorDetails({ row, problems, onChange }: Props) {
  const { buildingSetup: t } = useAdminTexts();
  const units = shownUnits(row);
  const listed = units.filter(({ isListed }) => isListed).length;
  return (
    <div className="building-setup-details">
      <fieldset className="building-setup-unit building-setup-unit--all">
        <legend>{t.wholeFloor}</legend>
        <NumberField
          label={t.area}
          isPlain
          minValue={0}
          value={shared(units.map(({ sizeSqm }) => sizeSqm))}
          onChange={(sizeSqm) =>
            sizeSqm !== null && onChange(withUnits(row, (unit) => ({ ...unit, sizeSqm })))
          }
        />
        <NumberField
          label={t.bedrooms}
          isPlain
          minValue={0}
          maxValue={UNIT_ROOMS_MAX}
          value={shared(units.map(({ bedrooms }) => bedrooms))}
          onChange={(bedrooms) =>
            bedrooms !== null && onChange(withUnits(row, (unit) => ({ ...unit, bedrooms })))
          }
        />
        <Checkbox
          isSelected={listed === units.length}
          isIndeterminate={listed > 0 && listed < units.length}
          onChange={(isListed) => onChange(withUnits(row, (unit) => ({ ...unit, isListed })))}
        >
          {t.listed}
        </Checkbox>
      </fieldset>
      <ol className="building-setup-units">
        {units.map((unit) => (
          <UnitLine
            key={unit.key}
            unit={unit}
            problem={problems.get(unit.key)}
            onChange={(changed) =>
              onChange(withUnits(row, (one) => (one.key === changed.key ? changed : one)))
            }
          />
        ))}
      </ol>
    </div>
  );
}
