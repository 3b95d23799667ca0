import { fieldMessage } from '@diyar/contract/field-issues';
import { UNIT_ROOMS_MAX } from '@diyar/contract/limits';
import { UNIT_KINDS } from '@diyar/contract/rules/deals';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { asKind, type DraftUnit, type UnitProblem } from './draft.ts';

type Props = { unit: DraftUnit; problem: UnitProblem | undefined; onChange: (unit: DraftUnit) => void };

/** One unit of a floor: its number, kind, area and bedrooms, and whether the site lists it. */
export function UnitLine({ unit, problem, onChange }: Props) {
  const { buildingSetup: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  const message = problem && fieldMessage(problem, lang);
  const isAreaProblem = problem === 'areaRequired';
  return (
    <li className="building-setup-unit">
      <TextField
        className="building-setup-field"
        label={t.number}
        dir="ltr"
        value={unit.unitNumber}
        error={isAreaProblem ? undefined : message}
        onChange={(unitNumber) => onChange({ ...unit, unitNumber })}
      />
      <Select
        label={t.kind}
        isLabelHidden
        value={unit.kind}
        options={UNIT_KINDS.map((value) => ({ value, label: words.unitKinds[value] }))}
        onChange={(kind) => onChange(asKind(unit, kind))}
      />
      <NumberField
        className="building-setup-field"
        label={t.area}
        isPlain
        minValue={0}
        value={unit.sizeSqm}
        error={isAreaProblem ? message : undefined}
        onChange={(value) => onChange({ ...unit, sizeSqm: value ?? 0 })}
      />
      <NumberField
        className="building-setup-field"
        label={t.bedrooms}
        isPlain
        minValue={0}
        maxValue={UNIT_ROOMS_MAX}
        value={unit.bedrooms}
        onChange={(value) => onChange({ ...unit, bedrooms: value ?? 0 })}
      />
      <Checkbox isSelected={unit.isListed} onChange={(isListed) => onChange({ ...unit, isListed })}>
        {t.listed}
      </Checkbox>
    </li>
  );
}
