import { LINE_MAX } from '@diyar/contract/limits';
import type { ChequeRow } from '@diyar/contract/money-desk';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { useChequeStep } from '../money-desk-api.ts';
import { Money } from '../money-parts.tsx';
import type { DeskStep } from './cheque-table.tsx';

type Props = { row: ChequeRow; step: DeskStep; today: string; onClose: () => void };

/** The next step of one cheque, with the day it happened. */
export function StepDialog({ row, step, today, onClose }: Props) {
  const { moneyDesk: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const change = useChequeStep();
  const [on, setOn] = useState<string | null>(today);
  const [note, setNote] = useState('');

  async function save() {
    if (on === null) return;
    const { entryId, version } = row;
    await change.mutateAsync({ entryId, state: step, on, note, version });
    showToast({ kind: 'success', title: t.stepDone, detail: `${t.steps[step]} · ${row.number}` });
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} isDismissable={!change.isPending} size="s" title={t.stepTitle[step]}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // a failure is shown above the fields
          void save().catch(() => undefined);
        }}
      >
        <DialogBody>
          <div className="form-stack">
            {change.error && <ErrorSummary>{errorText(change.error)}</ErrorSummary>}
            <p className="money-desk-which">
              <span className="two-lines">
                <strong>
                  <bdi dir="ltr">{row.number}</bdi>
                </strong>
                <small>
                  <bdi>{row.bank}</bdi> · <bdi>{row.deal.name || t.noName}</bdi>
                </small>
              </span>
              <Money amount={row.amount} currency={row.currency} />
            </p>
            <p className="note">{t.stepHint[step]}</p>
            <DateField
              label={t.stepOn}
              value={on}
              onChange={setOn}
              isRequired
              error={on === null ? ui.required : undefined}
            />
            <TextField
              label={step === 'returned' ? t.whyReturned : t.note}
              dir="auto"
              isOptional
              maxLength={LINE_MAX}
              value={note}
              onChange={setNote}
            />
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="quiet" isDisabled={change.isPending} onPress={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" variant="primary" isPending={change.isPending} pendingLabel={ui.saving}>
            {t.steps[step]}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
