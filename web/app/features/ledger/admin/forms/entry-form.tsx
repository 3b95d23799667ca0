import { requiredText } from '@diyar/contract/fields';
import { type DealLedger, type Entry, EntryInput } from '@diyar/contract/ledger';
import { LINE_MAX } from '@diyar/contract/limits';
import { PAYMENT_METHODS } from '@diyar/contract/rules/ledger';
import { fromMinor, toMinor } from '@diyar/contract/rules/money';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
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
import { AmountField, CurrencyField, DayField, LineField } from './fields.tsx';
import { ForeignFields } from './foreign-fields.tsx';
import { MoneyDialogForm } from './money-dialog.tsx';
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

/** A payment, refund, discount, fee, price, write-off or forfeit: new, or in the place of one that was wrong. */
export function EntryForm({ ledger, kind, entry, onDone, onClose }: Props) {
  const { ledger: t, words } = useAdminTexts();
  const texts = t.forms[kind];
  const [way, setWay] = useState<RateWay>(entry?.rate && entry.rate.rate === null ? 'countsFor' : 'rate');
  const schema = z.intersection(EntryInput, entry ? WHY : NO_WHY);
  const { form, submit, status } = useMoneyForm<Values, EntryInput & { why: string }>({
    ledger,
    schema: schema as unknown as z.ZodType<EntryInput & { why: string }, Values>,
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
  const { control } = form;
  const values = useWatch({ control });
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
  const next = stated || (isOwnPayment && openLine(ledger));
  return (
    <MoneyDialogForm
      error={form.formState.errors.root?.message}
      status={status}
      submitLabel={entry ? t.correctSubmit : isCheque ? t.putIntoDrawer : texts.submit}
      keepLabel={isRest ? t.keepOpen : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {entry && <p className="note">{t.correctHint}</p>}
      {entry?.isClosed && <ClosedNote ledger={ledger} />}
      {isRest && <p className="note">{t.writeOffHint}</p>}
      {isRest && ledger.balance && <BalanceParts balance={ledger.balance} />}
      {(kind === 'payment' || kind === 'refund') && (
        <FormField control={control} name="method">
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
      <div className="account-money">
        <FormField control={control} name="amount">
          {(field) => (
            <AmountField
              {...field}
              label={isCheque ? t.amount : texts.amount}
              currency={values.currency ?? 'USD'}
              onNamed={(named, figures) => {
                form.setValue('currency', named);
                field.onChange(figures);
              }}
              warning={
                kind === 'payment' &&
                !isCheque &&
                after !== null &&
                after.overpaid > 0 &&
                t.moreThanOwed(moneyText(after.overpaid, after.currency))
              }
              hint={
                next && (
                  <TextButton onPress={() => field.onChange(next)}>
                    {stated ? t.fillStated(next) : t.fillNext(next)}
                  </TextButton>
                )
              }
              autoFocus={!isRest}
            />
          )}
        </FormField>
        <FormField control={control} name="currency">
          {(field) => <CurrencyField {...field} />}
        </FormField>
      </div>
      {values.currency && isForeign(values.currency, ledger) && (kind === 'payment' || kind === 'refund') && (
        <ForeignFields control={control} ledger={ledger} way={way} onWay={setWay} line={line} />
      )}
      {values.method === 'transfer' && (
        <FormField control={control} name="bank">
          {(field) => <LineField {...field} label={t.bankAndRef} isRequired />}
        </FormField>
      )}
      {isCheque && (
        <>
          <div className="grid-2">
            <FormField control={control} name="bank">
              {(field) => <LineField {...field} label={t.bank} isRequired />}
            </FormField>
            <FormField control={control} name="chequeNumber">
              {(field) => <LineField {...field} label={t.chequeNumber} dir="ltr" isRequired />}
            </FormField>
            <FormField control={control} name="dueOn">
              {(field) => <DayField {...field} label={t.chequeDue} />}
            </FormField>
            <FormField control={control} name="drawer">
              {(field) => <LineField {...field} label={t.drawer} isOptional />}
            </FormField>
          </div>
          <p className="note">{t.chequeHint}</p>
        </>
      )}
      <div className="grid-2">
        <FormField control={control} name="on">
          {(field) => <DayField {...field} label={texts.on} />}
        </FormField>
        <FormField control={control} name="note">
          {(field) => {
            const isWhy = kind === 'discount' || kind === 'writeOff';
            return (
              <LineField {...field} label={isWhy ? t.why : t.note} isRequired={isWhy} isOptional={!isWhy} />
            );
          }}
        </FormField>
      </div>
      {entry && (
        <FormField control={control} name="why">
          {(field) => <LineField {...field} label={t.whyCorrected} isRequired />}
        </FormField>
      )}
      <BeforeAfter ledger={ledger} after={after} label={entry ? t.correctedAfter : texts.after} />
    </MoneyDialogForm>
  );
}
