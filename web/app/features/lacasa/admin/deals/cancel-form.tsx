import { CancelInput, MONEY_FATE } from '@diyar/contract/buildings';
import { END_MONEY, END_REASONS, type EndReason } from '@diyar/contract/rules/deals';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { RadioCards } from '~/ui/admin/fields/radio-cards.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { useTracker } from '../tracker.ts';
import { cancelDeal } from './deal-calls.ts';
import { FormPane } from './form-pane.tsx';
import type { StepFormProps } from './hold-form.tsx';
import { useStepForm } from './use-step-form.ts';

/** 'Another reason' says nothing without a note, and money that was received needs a place. */
export const cancelSchema = (hasMoney: boolean) =>
  CancelInput.refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    error: 'required',
  }).refine(({ money }) => !hasMoney || (money ?? null) !== null, {
    path: ['money'],
    error: MONEY_FATE,
    // both are said at once, not the money after the reason
    when: () => true,
  });

export function CancelForm({ frame, unit, onDone }: StepFormProps) {
  const { lacasaDeals: t } = useAdminTexts();
  const tracker = useTracker();
  const [opened] = useState(unit);
  const hasMoney = opened.deal?.hasMoney ?? false;
  const form = useForm({
    resolver: zodResolver(cancelSchema(hasMoney)),
    defaultValues: {
      reason: null as unknown as EndReason,
      note: '',
      money: null as (typeof END_MONEY)[number] | null,
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
  // money may have come in since, or stand at another unit of the deal: then the server asks
  const asksForMoney = hasMoney || formState.errors.money !== undefined;
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
      {asksForMoney && (
        <FormField control={control} name="money">
          {({ value, ref: _, ...field }) => (
            <RadioCards
              {...field}
              value={value ?? null}
              label={t.moneyQuestion}
              options={END_MONEY.map((one) => ({ value: one, label: t.endMoney[one] }))}
              isRequired
            />
          )}
        </FormField>
      )}
      <p className="note">{t.cancelBody(unit.deal?.units.length ?? 1)}</p>
    </FormPane>
  );
}
