import { fieldMessage } from '@diyar/contract/field-issues';
import * as limits from '@diyar/contract/limits';
import { UNIT_KINDS } from '@diyar/contract/rules/deals';
import { mapFacts } from '@diyar/contract/rules/facts';
import {
  OPTIONAL_FACTS,
  REQUIRED_FACTS,
  type UnitFact,
  type UnitFacts,
} from '@diyar/contract/rules/unit-facts';
import { type FloorRange, KIND_WORDS, type SheetField } from '@diyar/contract/rules/unit-sheet';
import { toNumber } from '@diyar/contract/rules/units';
import { isLocked, withValues } from '~/features/project-draft/admin/cells.ts';
import { claimOf, type UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { currencyOptions } from '~/i18n/currencies.ts';
import { useLanguage } from '~/lib/language.tsx';
import { NumberField } from '~/ui/admin/fields/number-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Switch } from '~/ui/admin/fields/switch.tsx';
import { TextArea, TextField } from '~/ui/admin/fields/text-field.tsx';
import { unitProblems } from './unit-problems.ts';
import { UnitTexts } from './unit-texts.tsx';

type Props = {
  unit: UnitDraft;
  floors: FloorRange;
  hasSheet: boolean;
  onChange: (unit: UnitDraft) => void;
};

export function UnitFields({ unit, floors, hasSheet, onChange }: Props) {
  const { unitSheetUnit: t, unitSheet } = useAdminTexts();
  const { lang } = useLanguage();
  const problems = unitProblems(unit, floors);
  const claim = claimOf(unit);
  const change = (values: Partial<UnitDraft>) => onChange(withValues(unit, values));
  const error = (field: SheetField) => {
    const problem = problems[field] && fieldMessage(problems[field], lang);
    const typed = unit.typed[field];
    return problem && typed ? unitSheet.wrong(typed, problem) : problem;
  };
  const shared = ({ min, max }: UnitFact, name: keyof UnitFacts) => ({
    label: t.facts[name],
    // what was typed into the sheet and is not understood is in the message
    value: name in unit.typed ? Number.NaN : (unit[name] ?? Number.NaN),
    // below a minimum above 0 the field says so: a 9 that was to become 95 must not turn into 10
    minValue: min > 0 ? undefined : min,
    maxValue: max,
    error: error(name),
  });
  return (
    <>
      <UnitTexts unit={unit} onChange={onChange} name="unitLabel" maxLength={limits.NAME_MAX} />
      <div className="grid-4">
        <TextField
          label={t.number}
          name="unitNumber"
          dir="auto"
          maxLength={limits.LINE_MAX}
          value={unit.typed.unitNumber ?? unit.unitNumber}
          error={error('unitNumber')}
          onChange={(unitNumber) => change({ unitNumber })}
        />
        {hasSheet && (
          <Select
            label={unitSheet.columns.kind}
            value={unit.kind}
            options={UNIT_KINDS.map((value) => ({ value, label: KIND_WORDS[value][lang] }))}
            error={error('kind')}
            onChange={(kind) => change({ kind })}
          />
        )}
        {Object.values(
          mapFacts(REQUIRED_FACTS, (fact, name) => (
            <NumberField
              key={name}
              {...shared(fact, name)}
              // what is no number becomes 0 (docs/product/projects-and-media.md#number-fields)
              onChange={(value) =>
                // a new unit that has none yet stays without
                value === null && name in unit.typed ? undefined : change({ [name]: toNumber(value) })
              }
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
          className={hasSheet ? undefined : 'span-2'}
          label={t.price}
          hint={isLocked(unit, 'price') ? unitSheet.locked : t.priceHint}
          isDisabled={isLocked(unit, 'price')}
          isOptional
          value={'price' in unit.typed ? Number.NaN : (unit.price ?? Number.NaN)}
          minValue={0}
          maxValue={limits.AMOUNT_MAX}
          isPlain
          error={error('price')}
          onChange={(price) => change({ price })}
        />
        <Select
          label={t.currency}
          isDisabled={isLocked(unit, 'currency')}
          error={error('currency')}
          value={unit.currency}
          options={currencyOptions(unit.currency)}
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
        {hasSheet && (
          <div className="form-field">
            <span className="form-field-label" aria-hidden="true">
              {unitSheet.columns.isListed}
            </span>
            <Switch
              aria-label={unitSheet.listed}
              isSelected={unit.isListed}
              isDisabled={isLocked(unit, 'isListed')}
              onChange={(isListed) => change({ isListed })}
            >
              {unit.isListed ? unitSheet.listed : unitSheet.notListed}
            </Switch>
          </div>
        )}
      </div>
      <UnitTexts unit={unit} onChange={onChange} name="view" maxLength={limits.LINE_MAX} />
      <UnitTexts unit={unit} onChange={onChange} name="about" maxLength={limits.TEXT_MAX} rows={3} />
      {hasSheet && (
        <TextArea
          label={t.internalNotes}
          hint={t.internalNotesHint}
          name="internalNotes"
          dir="auto"
          rows={2}
          maxLength={limits.TEXT_MAX}
          value={unit.typed.internalNotes ?? unit.internalNotes}
          onChange={(internalNotes) => change({ internalNotes })}
        />
      )}
    </>
  );
}
