import type { DepositedAnswer } from '@diyar/contract/money-desk';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { useMarkDeposited } from '../money-desk-api.ts';

type Props = {
  lists: readonly { id: number; number: string }[];
  today: string;
  onDone: (answers: DepositedAnswer[]) => void;
  onClose: () => void;
};

/** All cheques of the lists at once, with the day they were handed in. */
export function DepositDialog({ lists, today, onDone, onClose }: Props) {
  const { moneyDesk: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const mark = useMarkDeposited();
  const [on, setOn] = useState<string | null>(today);
  const save = async () =>
    on !== null && onDone(await mark.mutateAsync({ ids: lists.map(({ id }) => id), on }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={!mark.isPending}
      size="s"
      title={t.depositTitle}
      note={lists.map(({ number }) => number).join(', ')}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // a failure is shown above the field
          void save().catch(() => undefined);
        }}
      >
        <DialogBody>
          <div className="form-stack">
            {mark.error && <ErrorSummary>{errorText(mark.error)}</ErrorSummary>}
            <p className="note">{t.depositBody}</p>
            <DateField
              label={t.depositedOn}
              value={on}
              onChange={setOn}
              isRequired
              error={on === null ? ui.required : undefined}
            />
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="quiet" isDisabled={mark.isPending} onPress={onClose}>
            {ui.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            icon="bank"
            isPending={mark.isPending}
            pendingLabel={ui.saving}
          >
            {t.markDeposited}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** Some were not saved: which, and why. */
export function Refused({ answers, onClose }: { answers: readonly DepositedAnswer[]; onClose: () => void }) {
  const { moneyDesk: t, ui, words } = useAdminTexts();
  const refused = answers.flatMap(({ list, refused }) =>
    refused.map(({ entryId, state }) => ({
      entryId,
      state,
      number: list.cheques.find((cheque) => cheque.entryId === entryId)?.number ?? '',
    })),
  );
  const all = answers.reduce((sum, { list }) => sum + list.cheques.length, 0);
  return (
    <Notice
      isUrgent
      icon="warning-circle"
      title={t.someRefused(all - refused.length, all)}
      actions={
        <Button size="s" onPress={onClose}>
          {ui.close}
        </Button>
      }
    >
      {refused.map(({ entryId, number, state }) => (
        <span key={entryId} className="money-desk-refused">
          {t.refused(number, words.chequeStates[state])}
        </span>
      ))}
    </Notice>
  );
}
