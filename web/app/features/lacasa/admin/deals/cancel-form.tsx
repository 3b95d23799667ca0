import { CancelInput } from '@diyar/contract/buildings';
import { END_REASONS, type EndReason } from '@diyar/contract/rules/deals';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { useTracker } from '../tracker.ts';
import { cancelDeal } from './deal-calls.ts';
import { FormPane } from './form-pane.tsx';
import type { StepFormProps } from './hold-form.tsx';
import { useStepForm } from './use-step-form.ts';

/** 'Another reason' says nothing without a note. */
export const cancelSchema = CancelInput.refine(({ reason, note }) => reason !== 'other' || note !== '', {
  path: ['note'],
  error: 'required',
});

export function CancelForm({ frame, unit, onDone }: StepFormProps) {
  const { lacasaDeals: t } = useAdminTexts();
  const tracker = useTracker();
  const [opened] = useState(unit);
  const form = useForm({
    resolver: zodResolver(cancelSchema),
    defaultValues: {
      reason: null as unknown as EndReason,
      note: '',
    },
  });
  const { control, formState } = form;
  const reason = useWatch({ control, name: 'reason' });
  const { run, status } = useStepForm(form, {
    name: 'cancel',
    done: t.cancelled,
    failed: t.cancelFailed,
    onDone,
  });
  return (
    <FormPane
      frame={frame}
      title={t.cancelTitle(unit.label)}
      opened={opened}
      unit={unit}
      error={formState.errors.root?.message}
      status={status}
      submitLabel={t.cancel}
      cancelLabel={t.keepDeal}
      isDanger
      onSubmit={form.handleSubmit(({ version: _, ...typed }) => run(() => cancelDeal(tracker, unit, typed)))}
      onDone={onDone}
    >
      <FormField control={control} name="reason">
        {({ ref: _, ...field }) => (
          <Select
            {...field}
            label={t.why}
            placeholder={t.chooseReason}
            options={END_REASONS.map((value) => ({ value, label: t.reasons[value] }))}
            isRequired
          />
        )}
      </FormField>
      <FormField control={control} name="note">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={t.note}
            hint={reason === 'other' ? t.otherNote : undefined}
            dir="auto"
            autoComplete="off"
            isOptional={reason !== 'other'}
            isRequired={reason === 'other'}
          />
        )}
      </FormField>
      <p className="note">{t.cancelBody(unit.deal?.units.length ?? 1)}</p>
    </FormPane>
  );
}
