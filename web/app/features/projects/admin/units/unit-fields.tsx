import { fieldMessage } from '@diyar/contract/field-issues';
import * as limits from '@diyar/contract/limits';
import { CURRENCIES } from '@diyar/contract/rules/money';
import {
  mapFacts,
  OPTIONAL_FACTS,
  REQUIRED_FACTS,
  type UnitFact,
  type UnitFacts,
} from '@diyar/contract/rules/unit-facts';
import { toNumber } from '@diyar/contract/rules/units';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Switch } from '~/ui/admin/fields/switch.tsx';
import { claimOf, type UnitDraft } from '../draft/unit.ts';
import { unitProblems } from './unit-problems.ts';
import { UnitTexts } from './unit-texts.tsx';

type Props = { unit: UnitDraft; onChange: (unit: UnitDraft) => void };

export function UnitFields({ unit, onChange }: Props) {
  const { projectsUnits: t } = useAdminTexts();
  const { lang } = useLanguage();
  const problems = unitProblems(unit);
  const claim = claimOf(unit);
  const change = (values: Partial<UnitDraft>) => onChange({ ...unit, ...values });
  const error = (field: string) => problems[field] && fieldMessage(problems[field], lang);
  const shared = ({ min, max }: UnitFact, name: keyof UnitFacts) => ({
    label: t.facts[name],
    value: unit[name] ?? Number.NaN,
    // below a minimum above 0 the field says so: a 9 that was to become 95 must not turn into 10
    minValue: min > 0 ? undefined : min,
    maxValue: max,
    error: error(name),
  });
  return (
    <>
      <UnitTexts unit={unit} onChange={onChange} name="unitLabel" maxLength={limits.NAME_MAX} />
      <div className="grid-4">
        {Object.values(
          mapFacts(REQUIRED_FACTS, (fact, name) => (
            <NumberField
              key={name}
              {...shared(fact, name)}
              // what is no number becomes 0 (docs/product/projects-and-media.md#number-fields)
              onChange={(value) => change({ [name]: toNumber(value) })}
            />
          )),
        )}
        {Object.values(
          mapFacts(OPTIONAL_FACTS, (fact, name) => (
            <NumberField
              key={name}
              {...shared(fact, name)}
              isOptional
              onChange={(value) => change({ [name]: value })}
            />
          )),
        )}
      </div>
      <div className="grid-4">
        <NumberField
          className="span-2"
          label={t.price}
          hint={t.priceHint}
          isOptional
          value={unit.price ?? Number.NaN}
          minValue={0}
          maxValue={limits.AMOUNT_MAX}
          isPlain
          error={error('price')}
          onChange={(price) => change({ price })}
        />
        <Select
          label={t.currency}
          value={unit.currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={(currency) => change({ currency })}
        />
        <div className="form-field">
          <span className="form-field-label" aria-hidden="true">
            {t.availability}
          </span>
          <Switch
            aria-label={t.availability}
            isSelected={unit.isAvailable}
            isDisabled={claim !== undefined}
            onChange={(isAvailable) => change({ isAvailable })}
          >
            {claim ? t.claims[claim] : unit.isAvailable ? t.available : t.notAvailable}
          </Switch>
          {claim && <p className="form-field-hint">{t.claimNote}</p>}
        </div>
      </div>
      <UnitTexts unit={unit} onChange={onChange} name="view" maxLength={limits.LINE_MAX} />
      <UnitTexts unit={unit} onChange={onChange} name="about" maxLength={limits.TEXT_MAX} rows={3} />
    </>
  );
}
