import { DealUnitsInput } from '@diyar/contract/buildings';
import { useState } from 'react';
import { FurtherUnits } from '~/features/path/admin/further-units.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormField } from '~/ui/admin/form/form-field.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { useTracker } from '../tracker.ts';
import { changeUnits } from './deal-calls.ts';
import { FormPane, type StepFormProps } from './form-pane.tsx';
import { useStepForm } from './use-step-form.ts';

/** Which units a deal has from now on: the buyer takes another flat, or a parking space comes along. */
export function UnitsForm({ frame, unit, units, onDone }: StepFormProps) {
  const { buildingsDeals: t, ui } = useAdminTexts();
  const tracker = useTracker();
  const [opened] = useState(unit);
  const own = opened.deal?.units ?? [];
  const form = useStepForm({
    schema: DealUnitsInput,
    values: { units: own.map(({ id }) => id), note: '' },
    send: ({ version: _, ...typed }) => changeUnits(tracker, unit, typed),
    done: t.unitsSaved,
    failed: t.unitsFailed,
    onDone,
  });
  return (
    <FormPane
      frame={frame}
      title={t.unitsTitle(unit.label)}
      opened={opened}
      unit={unit}
      form={form}
      submitLabel={ui.save}
      onDone={onDone}
    >
      <p className="note">{t.unitsHint}</p>
      <FormField of={form} name="units">
        {({ value, onChange, error }) => (
          <FurtherUnits
            units={units}
            own={own}
            value={value}
            onChange={onChange}
            label={t.addUnit}
            error={error && (value.length === 0 ? t.unitsRequired : error)}
          />
        )}
      </FormField>
      <FormText of={form} name="note" label={t.unitsReason} />
    </FormPane>
  );
}
