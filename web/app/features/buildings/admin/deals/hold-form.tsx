import { HoldInput, type TrackedUnit } from '@diyar/contract/buildings';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useBuyer } from '~/lib/admin/buyer.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import type { PanelFrame } from '../apartment/apartment-panel.tsx';
import { useHoldHours } from '../building-api.ts';
import { useTracker } from '../tracker.ts';
import { holdUnit } from './deal-calls.ts';
import { FormPane } from './form-pane.tsx';
import { FurtherUnits } from './further-units.tsx';
import { useStepForm } from './use-step-form.ts';

export type StepFormProps = {
  frame: PanelFrame;
  unit: TrackedUnit;
  /** All units of the building. */
  units: readonly TrackedUnit[];
  onDone: () => void;
};

/** Everything but the hours may stay empty: a hold is the quickest step, and undone by itself. */
export function HoldForm({ frame, unit, units, onDone }: StepFormProps) {
  const { buildingsDeals: t, buildings: lacasa } = useAdminTexts();
  const tracker = useTracker();
  const holdHours = useHoldHours();
  const [opened] = useState(unit);
  const buyer = useBuyer();
  const form = useForm({
    resolver: zodResolver(HoldInput),
    defaultValues: { ...buyer, hours: String(holdHours), note: '', with: [] as ApartmentNo[] },
  });
  const { control } = form;
  const { run, status } = useStepForm(form, {
    name: 'hold',
    done: t.held(unit.label),
    failed: t.holdFailed,
    onDone,
  });
  return (
    <FormPane
      frame={frame}
      title={t.holdTitle(unit.label)}
      opened={opened}
      unit={unit}
      error={form.formState.errors.root?.message}
      status={status}
      submitLabel={t.holdSubmit}
      onSubmit={form.handleSubmit(({ version: _, ...typed }) => run(() => holdUnit(tracker, unit, typed)))}
      onDone={onDone}
    >
      <p className="note">{t.holdHint}</p>
      <FormField control={control} name="name">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={lacasa.name}
            dir="auto"
            autoComplete="off"
            autoFocus
            isOptional
          />
        )}
      </FormField>
      <FormField control={control} name="phone">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={lacasa.phone}
            dir="ltr"
            inputMode="tel"
            autoComplete="off"
            isOptional
          />
        )}
      </FormField>
      <FormField control={control} name="hours">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={String(value ?? '')}
            label={t.holdHours}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            isRequired
          />
        )}
      </FormField>
      <FormField control={control} name="note">
        {({ value, ...field }) => (
          <TextField {...field} value={value ?? ''} label={t.note} dir="auto" autoComplete="off" isOptional />
        )}
      </FormField>
      <FormField control={control} name="with">
        {({ value, onChange, error }) => (
          <FurtherUnits
            units={units}
            except={unit.id}
            value={value ?? []}
            onChange={onChange}
            label={t.further}
            hint={t.furtherHint}
            error={error}
          />
        )}
      </FormField>
    </FormPane>
  );
}
