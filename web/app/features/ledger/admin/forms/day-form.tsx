import { DealDayInput, type DealLedger } from '@diyar/contract/ledger';
import type { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { DayField } from './fields.tsx';
import { MoneyDialogForm } from './money-dialog.tsx';
import { useMoneyForm } from './use-money-form.ts';

type Props = { ledger: DealLedger; onDone: () => void; onClose: () => void };

/** The day on which the deal was made, whenever it was entered. */
export function DayForm({ ledger, onDone, onClose }: Props) {
  const { ledger: t } = useAdminTexts();
  const { form, submit, status } = useMoneyForm<{ on: string }, DealDayInput>({
    ledger,
    schema: DealDayInput as unknown as z.ZodType<DealDayInput, { on: string }>,
    problems: ({ on }) => ({ on: on > ledger.today && 'dateInFuture' }),
    values: { on: ledger.deal.on },
    change: ({ on }, { version }) => ({
      path: `/admin/deals/${ledger.deal.id}/day`,
      method: 'PUT',
      body: { on, version },
    }),
    done: t.dealOnSaved,
    onDone,
  });
  return (
    <MoneyDialogForm
      error={form.formState.errors.root?.message}
      status={status}
      submitLabel={t.dealOnSave}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField control={form.control} name="on">
        {(field) => <DayField {...field} label={t.dealOn} hint={t.dealOnHint} />}
      </FormField>
    </MoneyDialogForm>
  );
}
