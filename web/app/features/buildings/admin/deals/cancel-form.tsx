import { CancelInput } from '@diyar/contract/buildings';
import { END_REASONS, type EndReason } from '@diyar/contract/rules/deals';
import { useState } from 'react';
import type { z } from 'zod';
import { ClosedNote } from '~/features/ledger/admin/forms/closed-note.tsx';
import { figuresResolver } from '~/features/ledger/admin/forms/read-figure.ts';
import { heldOf, leftOf, type TypedSettlement } from '~/features/ledger/admin/forms/settlement.ts';
import { SettlementFields } from '~/features/ledger/admin/forms/settlement-fields.tsx';
import { useLedger } from '~/features/ledger/admin/ledger-api.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { FormChoice } from '~/ui/admin/form/form-choice.tsx';
import { partOf } from '~/ui/admin/form/form-field.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { typedAs } from '~/ui/admin/form/use-saved-form.ts';
import { useTracker } from '../tracker.ts';
import { cancelDeal } from './deal-calls.ts';
import { FormPane, type StepFormProps } from './form-pane.tsx';
import { useStepForm } from './use-step-form.ts';

/** 'Another reason' says nothing without a note. */
export const cancelSchema = CancelInput.refine(({ reason, note }) => reason !== 'other' || note !== '', {
  path: ['note'],
  error: 'required',
});

type Typed = { reason: EndReason | null; note: string; settlement: TypedSettlement };
const schema = typedAs<z.output<typeof cancelSchema>, Typed>(cancelSchema);

export function CancelForm({ frame, unit, onDone }: StepFormProps) {
  const { buildingsDeals: t, ledger: d, words } = useAdminTexts();
  const tracker = useTracker();
  const [opened] = useState(unit);
  const asksForMoney = tracker.seesMoney && opened.deal !== null;
  const ledger = useLedger(opened.deal?.id ?? null, asksForMoney);
  const held = ledger.data ? heldOf(ledger.data) : null;
  const form = useStepForm({
    schema,
    resolver: figuresResolver(schema),
    labels: t,
    values: {
      reason: null,
      note: '',
      settlement: { refund: '', method: 'cash', forfeit: '' },
    },
    // the fields say by how much it is too much
    send: ({ version: _, settlement, ...why }) =>
      left !== null && left < 0
        ? null
        : cancelDeal(tracker, unit, { ...why, settlement: held ? settlement : null }),
    done: t.cancelled,
    failed: t.cancelFailed,
    onDone,
  });
  const [reason, typed] = form.watch(['reason', 'settlement']);
  const left: number | null = held && leftOf(typed, held);
  return (
    <FormPane
      frame={frame}
      title={t.cancelTitle(unit.label)}
      opened={opened}
      unit={unit}
      form={form}
      submitLabel={t.cancel}
      cancelLabel={t.keepDeal}
      isDanger
      onDone={onDone}
    >
      <FormChoice
        of={form}
        name="reason"
        label={t.why}
        placeholder={t.chooseReason}
        options={END_REASONS.map((value) => ({ value, label: words.endReasons[value] }))}
      />
      <FormText
        of={form}
        name="note"
        hint={reason === 'other' ? t.otherNote : undefined}
        isRequired={reason === 'other'}
      />
      {asksForMoney && (
        <QueryView query={ledger} failed={d.loadFailed} skeleton={<Skeleton width="12em" />}>
          {(data) => (
            <SettlementFields
              ledger={data}
              of={partOf<{ settlement: TypedSettlement }>(form)}
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
