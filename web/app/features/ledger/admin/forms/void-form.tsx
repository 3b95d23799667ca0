import { type DealLedger, type Entry, VoidInput } from '@diyar/contract/ledger';
import type { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { balanceAfter } from '../afterwards.ts';
import { EntrySummary } from '../entry-name.tsx';
import { BeforeAfter } from './before-after.tsx';
import { ClosedNote } from './closed-note.tsx';
import { LineField } from './fields.tsx';
import { MoneyDialogForm } from './money-dialog.tsx';
import { useMoneyForm } from './use-money-form.ts';

type Props = { ledger: DealLedger; entry: Entry; onDone: () => void; onClose: () => void };

export function VoidForm({ ledger, entry, onDone, onClose }: Props) {
  const { ledger: t } = useAdminTexts();
  const { form, submit, status } = useMoneyForm<{ reason: string }, VoidInput>({
    ledger,
    schema: VoidInput as unknown as z.ZodType<VoidInput, { reason: string }>,
    values: { reason: '' },
    change: ({ reason }, { version }) => ({
      path: `/admin/entries/${entry.id}/void`,
      body: { reason, version },
    }),
    done: t.voidDone,
    onDone,
  });
  return (
    <MoneyDialogForm
      error={form.formState.errors.root?.message}
      status={status}
      submitLabel={t.voidAction}
      keepLabel={t.voidKeep}
      isDanger
      onSubmit={submit}
      onClose={onClose}
    >
      <EntrySummary entry={entry} />
      {entry.isClosed && <ClosedNote ledger={ledger} />}
      <FormField control={form.control} name="reason">
        {(field) => <LineField {...field} label={t.why} isRequired />}
      </FormField>
      <BeforeAfter ledger={ledger} after={balanceAfter(ledger, { without: entry.id })} label={t.without} />
      <p className="note">{t.voidBody}</p>
    </MoneyDialogForm>
  );
}
