import { type DealLedger, type Entry, VoidInput } from '@diyar/contract/ledger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { typedAs } from '~/ui/admin/form/use-saved-form.ts';
import { balanceAfter } from '../afterwards.ts';
import { EntrySummary } from '../entry-name.tsx';
import { BeforeAfter } from './before-after.tsx';
import { ClosedNote } from './closed-note.tsx';
import { useMoneyForm } from './use-money-form.ts';

type Props = { ledger: DealLedger; entry: Entry; onDone: () => void; onClose: () => void };

export function VoidForm({ ledger, entry, onDone, onClose }: Props) {
  const { ledger: t } = useAdminTexts();
  const form = useMoneyForm<{ reason: string }, VoidInput>({
    ledger,
    schema: typedAs<VoidInput, { reason: string }>(VoidInput),
    values: { reason: '' },
    change: ({ reason }, { version }) => ({
      path: `/admin/entries/${entry.id}/void`,
      body: { reason, version },
    }),
    done: t.voidDone,
    onDone,
  });
  return (
    <DialogForm form={form} submitLabel={t.voidAction} keepLabel={t.voidKeep} isDanger onClose={onClose}>
      <EntrySummary entry={entry} />
      {entry.isClosed && <ClosedNote ledger={ledger} />}
      <FormText of={form} name="reason" label={t.why} />
      <BeforeAfter ledger={ledger} after={balanceAfter(ledger, { without: entry.id })} label={t.without} />
      <p className="note">{t.voidBody}</p>
    </DialogForm>
  );
}
