import { type DealLedger, type Entry, RateInput } from '@diyar/contract/ledger';
import { useState } from 'react';
import type { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { balanceAfter } from '../afterwards.ts';
import { BeforeAfter } from './before-after.tsx';
import { ClosedNote } from './closed-note.tsx';
import { dayProblem, lineOf, type RateWay } from './entry-values.ts';
import { DayField } from './fields.tsx';
import { ForeignFields } from './foreign-fields.tsx';
import { MoneyDialogForm } from './money-dialog.tsx';
import { useMoneyForm } from './use-money-form.ts';

type Values = { rate: string; countsFor: string; on: string };
type Props = { ledger: DealLedger; entry: Entry; onDone: () => void; onClose: () => void };

const WAYS = ['rate', 'countsFor'] as const;

/** A rate given later is a new fact with a day and a name; the receipt stays as it was printed. */
export function RateForm({ ledger, entry, onDone, onClose }: Props) {
  const { ledger: t } = useAdminTexts();
  const [way, setWay] = useState<RateWay>('rate');
  const { form, submit, status } = useMoneyForm<Values, RateInput>({
    ledger,
    schema: RateInput as unknown as z.ZodType<RateInput, Values>,
    problems: ({ on }) => ({ on: dayProblem(on, ledger) ?? (on < entry.on && 'invalidRange') }),
    values: { rate: '', countsFor: '', on: ledger.today },
    change: (typed, { version }) => ({
      path: `/admin/entries/${entry.id}/rate`,
      body: { ...typed, version },
    }),
    done: t.rateDone,
    onDone,
  });
  const values = form.watch();
  const line = lineOf(
    { ...values, kind: entry.kind, amount: String(entry.amount), currency: entry.currency },
    ledger,
    way,
  );
  const choose = (next: RateWay) => {
    setWay(next);
    form.reset({ rate: '', countsFor: '', on: form.getValues('on') });
  };
  return (
    <MoneyDialogForm
      error={form.formState.errors.root?.message}
      status={status}
      submitLabel={t.rateSubmit}
      onSubmit={submit}
      onClose={onClose}
    >
      <ForeignFields
        control={form.control}
        ledger={ledger}
        way={way}
        onWay={choose}
        line={line}
        ways={WAYS}
      />
      <FormField control={form.control} name="on">
        {(field) => <DayField {...field} label={t.rateOn} />}
      </FormField>
      {entry.isClosed && entry.rate && <ClosedNote ledger={ledger} />}
      <BeforeAfter
        ledger={ledger}
        after={balanceAfter(ledger, {
          entry: { id: entry.id, countsFor: line?.countsFor ?? entry.countsFor },
        })}
        label={t.forms.payment.after}
      />
      <p className="note">{t.rateHint}</p>
    </MoneyDialogForm>
  );
}
