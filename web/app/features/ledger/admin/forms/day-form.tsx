import { DealDayInput, type DealLedger } from '@diyar/contract/ledger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormDay } from '~/ui/admin/form/form-day.tsx';
import { typedAs } from '~/ui/admin/form/use-saved-form.ts';
import { useMoneyForm } from './use-money-form.ts';

type Props = { ledger: DealLedger; onDone: () => void; onClose: () => void };

/** The day on which the deal was made, whenever it was entered. */
export function DayForm({ ledger, onDone, onClose }: Props) {
  const { ledger: t } = useAdminTexts();
  const form = useMoneyForm<{ on: string }, DealDayInput>({
    ledger,
    schema: typedAs<DealDayInput, { on: string }>(DealDayInput),
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
    <DialogForm form={form} submitLabel={t.dealOnSave} onClose={onClose}>
      <FormDay of={form} name="on" label={t.dealOn} hint={t.dealOnHint} />
    </DialogForm>
  );
}
