import { CancelInput } from '@diyar/contract/buildings';
import { END_REASONS, type EndReason } from '@diyar/contract/rules/deals';
import { useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { ClosedNote } from '~/features/ledger/admin/forms/closed-note.tsx';
import { figuresResolver } from '~/features/ledger/admin/forms/read-figure.ts';
import { heldOf, leftOf, type TypedSettlement } from '~/features/ledger/admin/forms/settlement.ts';
import { SettlementFields } from '~/features/ledger/admin/forms/settlement-fields.tsx';
import { useLedger } from '~/features/ledger/admin/ledger-api.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
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
  const { buildingsDeals: t, ledger: d, words } = useAdminTexts();
  const tracker = useTracker();
  const [opened] = useState(unit);
  const form = useForm({
    resolver: figuresResolver(cancelSchema),
    defaultValues: {
      reason: null as unknown as EndReason,
      note: '',
      settlement: { refund: '', method: 'cash', forfeit: '' } as TypedSettlement,
    },
  });
  const { control, formState } = form;
  const reason = useWatch({ control, name: 'reason' });
  const typed = useWatch({ control, name: 'settlement' }) as TypedSettlement;
  const asksForMoney = tracker.seesMoney && opened.deal !== null;
  const ledger = useLedger(opened.deal?.id ?? null, asksForMoney);
  const held = ledger.data ? heldOf(ledger.data) : null;
  const left = held && leftOf(typed, held);
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
      // the fields say by how much it is too much
      onSubmit={form.handleSubmit(({ version: _, settlement, ...why }) => {
        if (left !== null && left < 0) return;
        run(() => cancelDeal(tracker, unit, { ...why, settlement: held ? settlement : null }));
      })}
      onDone={onDone}
    >
      <FormField control={control} name="reason">
        {({ ref: _, ...field }) => (
          <Select
            {...field}
            label={t.why}
            placeholder={t.chooseReason}
            options={END_REASONS.map((value) => ({ value, label: words.endReasons[value] }))}
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
        <QueryView query={ledger} failed={d.loadFailed} skeleton={<Skeleton width="12em" />}>
          {(data) => (
            <SettlementFields
              ledger={data}
              control={control as unknown as Control<{ settlement: TypedSettlement }>}
              value={typed}
              onChange={(next) => form.setValue('settlement', next, { shouldDirty: true })}
            />
          )}
        </QueryView>
      )}
      {ledger.data?.entries.some(({ isClosed, void: voided }) => isClosed && voided === null) && (
        <ClosedNote ledger={ledger.data} of="deal" />
      )}
      <p className="note">{t.cancelBody(unit.deal?.units.length ?? 1)}</p>
    </FormPane>
  );
}
