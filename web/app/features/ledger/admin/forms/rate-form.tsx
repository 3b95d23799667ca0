import { type DealLedger, type Entry, RateInput } from '@diyar/contract/ledger';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormDay } from '~/ui/admin/form/form-day.tsx';
import { typedAs } from '~/ui/admin/form/use-saved-form.ts';
import { balanceAfter } from '../afterwards.ts';
import { BeforeAfter } from './before-after.tsx';
import { ClosedNote } from './closed-note.tsx';
import { dayProblem, lineOf, type RateWay } from './entry-values.ts';
import { ForeignFields } from './foreign-fields.tsx';
import { useMoneyForm } from './use-money-form.ts';

type Values = { rate: string; countsFor: string; on: string };
type Props = { ledger: DealLedger; entry: Entry; onDone: () => void; onClose: () => void };

const WAYS = ['rate', 'countsFor'] as const;

/** A rate given later is a new fact with a day and a name; the receipt stays as it was printed. */
export function RateForm({ ledger, entry, onDone, onClose }: Props) {
  const { ledger: t } = useAdminTexts();
  const [way, setWay] = useState<RateWay>('rate');
  const form = useMoneyForm<Values, RateInput>({
    ledger,
    schema: typedAs<RateInput, Values>(RateInput),
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
    <DialogForm form={form} submitLabel={t.rateSubmit} onClose={onClose}>
      <ForeignFields of={form} ledger={ledger} way={way} onWay={choose} line={line} ways={WAYS} />
      <FormDay of={form} name="on" label={t.rateOn} />
      {entry.isClosed && entry.rate && <ClosedNote ledger={ledger} />}
      <BeforeAfter
        ledger={ledger}
        after={balanceAfter(ledger, {
          entry: { id: entry.id, countsFor: line?.countsFor ?? entry.countsFor },
        })}
        label={t.forms.payment.after}
      />
      <p className="note">{t.rateHint}</p>
    </DialogForm>
  );
}
