import { requiredText } from '@diyar/contract/fields';
import { type DealLedger, type Entry, EntryInput } from '@diyar/contract/ledger';
import { LINE_MAX } from '@diyar/contract/limits';
import { moves, needsWhy, PAYMENT_METHODS } from '@diyar/contract/rules/ledger';
import { fromMinor, toMinor } from '@diyar/contract/rules/money';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormDay } from '~/ui/admin/form/form-day.tsx';
import { FormField } from '~/ui/admin/form/form-field.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { typedAs } from '~/ui/admin/form/use-saved-form.ts';
import { balanceAfter } from '../afterwards.ts';
import { BalanceParts } from '../balance.tsx';
import { formatIn, moneyText } from '../money.tsx';
import { BeforeAfter } from './before-after.tsx';
import { ClosedNote } from './closed-note.tsx';
import {
  type EntryValues,
  entryProblems,
  type FormKind,
  isForeign,
  lineOf,
  type RateWay,
  sentEntry,
  valuesOf,
} from './entry-values.ts';
import { ForeignFields } from './foreign-fields.tsx';
import { FormMoney } from './form-money.tsx';
import { useMoneyForm } from './use-money-form.ts';

type Props = {
  ledger: DealLedger;
  kind: FormKind;
  /** The entry that is corrected. */
  entry?: Entry;
  onDone: () => void;
  onClose: () => void;
};

/** What somebody said was paid, which the first payment replaces. */
export function statedSum({ entries, currency }: DealLedger): string | null {
  const stated = entries.find((entry) => entry.kind === 'stated' && !entry.void);
  return stated && stated.currency === currency ? formatIn(stated.amount, currency) : null;
}

/** What is open of the next line of the plan, as it would be typed. */
function openLine({ plan, currency }: DealLedger): string | null {
  const line = plan.find(({ amount, covered }) => covered < amount);
  if (!line || currency === null) return null;
  return formatIn(
    fromMinor(toMinor(line.amount, currency) - toMinor(line.covered, currency), currency),
    currency,
  );
}

type Values = EntryValues & { why: string };

const WHY = z.object({ why: requiredText(LINE_MAX) });
const NO_WHY = z.object({ why: z.string() });

/** A payment, opening, refund, discount, fee, price, write-off or forfeit: new, or in the place of one that was wrong. */
export function EntryForm({ ledger, kind, entry, onDone, onClose }: Props) {
  const { ledger: t, words } = useAdminTexts();
  const texts = t.forms[kind];
  const [way, setWay] = useState<RateWay>(entry?.rate && entry.rate.rate === null ? 'countsFor' : 'rate');
  const schema = z.intersection(EntryInput, entry ? WHY : NO_WHY);
  const form = useMoneyForm<Values, EntryInput & { why: string }>({
    ledger,
    schema: typedAs<EntryInput & { why: string }, Values>(schema),
    problems: (values) => entryProblems(values, ledger, way),
    values: { ...valuesOf(kind, ledger, entry), why: '' },
    within: entry && 'entry',
    change: ({ why, ...typed }, { key, version }) => {
      const sent = { ...sentEntry(typed, ledger, way), key, version };
      return entry
        ? { path: `/admin/entries/${entry.id}/correct`, body: { reason: why, entry: sent, version } }
        : { path: `/admin/deals/${ledger.deal.id}/entries`, body: sent };
    },
    done: entry ? t.corrected : texts.done,
    onDone,
  });
  const values = useWatch({ control: form.control });
  const line = lineOf(values, ledger, way);
  const isCheque = kind === 'payment' && values.method === 'cheque';
  const after = balanceAfter(ledger, {
    add: line ?? undefined,
    without: entry?.id,
    currency: values.currency,
  });
  const isRest = kind === 'writeOff' && !entry;
  const isOwnPayment = kind === 'payment' && values.currency === ledger.currency;
  const stated = isOwnPayment && statedSum(ledger);
  const isWhy = needsWhy(values.kind ?? 'charge');
  const next = stated || (isOwnPayment && openLine(ledger));
  return (
    <DialogForm
      form={form}
      submitLabel={entry ? t.correctSubmit : isCheque ? t.putIntoDrawer : texts.submit}
      keepLabel={isRest ? t.keepOpen : undefined}
      onClose={onClose}
    >
      {entry && <p className="note">{t.correctHint}</p>}
      {entry?.isClosed && <ClosedNote ledger={ledger} />}
      {kind === 'opening' && <p className="note">{t.openingHint}</p>}
      {isRest && <p className="note">{t.writeOffHint}</p>}
      {isRest && ledger.balance && <BalanceParts balance={ledger.balance} />}
      {moves(values.kind ?? 'charge') && (
        <FormField of={form} name="method">
          {({ value, onChange }) => (
            <Segmented
              label={t.method}
              value={value ?? 'cash'}
              onChange={onChange}
              options={PAYMENT_METHODS.map((one) => ({ value: one, label: words.paymentMethods[one] }))}
            />
          )}
        </FormField>
      )}
      <FormMoney
        of={form}
        name="amount"
        label={isCheque ? t.amount : texts.amount}
        currency="currency"
        warning={
          kind === 'payment' &&
          !isCheque &&
          after !== null &&
          after.overpaid > 0 &&
          t.moreThanOwed(moneyText(after.overpaid, after.currency))
        }
        suggestion={next ? { typed: next, label: stated ? t.fillStated(next) : t.fillNext(next) } : undefined}
        autoFocus={!isRest}
        isRequired
      />
      {values.currency &&
        isForeign(values.currency, ledger) &&
        (kind === 'opening' || moves(values.kind ?? 'charge')) && (
          <ForeignFields of={form} ledger={ledger} way={way} onWay={setWay} line={line} />
        )}
      {values.method === 'transfer' && <FormText of={form} name="bank" label={t.bankAndRef} isRequired />}
      {isCheque && (
        <>
          <div className="grid-2">
            <FormText of={form} name="bank" isRequired />
            <FormText of={form} name="chequeNumber" dir="ltr" isRequired />
            <FormDay of={form} name="dueOn" label={t.chequeDue} isRequired />
            <FormText of={form} name="drawer" />
          </div>
          <p className="note">{t.chequeHint}</p>
        </>
      )}
      <div className="grid-2">
        <FormDay of={form} name="on" label={texts.on} isRequired />
        <FormText of={form} name="note" label={isWhy ? t.why : t.note} isRequired={isWhy} />
      </div>
      {entry && <FormText of={form} name="why" label={t.whyCorrected} isRequired />}
      <BeforeAfter ledger={ledger} after={after} label={entry ? t.correctedAfter : texts.after} />
    </DialogForm>
  );
}
