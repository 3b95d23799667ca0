import { DealUnitsInput } from '@diyar/contract/buildings';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { useTracker } from '../tracker.ts';
import { changeUnits } from './deal-calls.ts';
import { FormPane } from './form-pane.tsx';
import { FurtherUnits } from './further-units.tsx';
import type { StepFormProps } from './hold-form.tsx';
import { useStepForm } from './use-step-form.ts';

/** Which units a deal has from now on: the buyer takes another flat, or a parking space comes along. */
export function UnitsForm({ frame, unit, units, onDone }: StepFormProps) {
  const { buildingsDeals: t, ui } = useAdminTexts();
  const tracker = useTracker();
  const [opened] = useState(unit);
  const own = opened.deal?.units ?? [];
  const form = useForm({
    resolver: zodResolver(DealUnitsInput),
    defaultValues: { units: own.map(({ id }) => id), note: '' },
  });
  const { control } = form;
  const { run, status } = useStepForm(form, {
    name: 'units',
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
      error={form.formState.errors.root?.message}
      status={status}
      submitLabel={ui.save}
      onSubmit={form.handleSubmit(({ version: _, ...typed }) => run(() => changeUnits(tracker, unit, typed)))}
      onDone={onDone}
    >
      <p className="note">{t.unitsHint}</p>
      <FormField control={control} name="units">
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
      <FormField control={control} name="note">
        {(field) => <TextField {...field} label={t.unitsReason} dir="auto" autoComplete="off" isRequired />}
      </FormField>
    </FormPane>
  );
}
