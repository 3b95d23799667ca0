import { ChequesInput } from '@diyar/contract/cheque-input';
import type { DealLedger } from '@diyar/contract/ledger';
import { splitAmount } from '@diyar/contract/rules/amounts';
import { numberAfter } from '@diyar/contract/rules/cheque-schedule';
import { isPendingState } from '@diyar/contract/rules/ledger';
import { type Currency, dealCurrency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormDay } from '~/ui/admin/form/form-day.tsx';
import { FormField } from '~/ui/admin/form/form-field.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { typedAs } from '~/ui/admin/form/use-saved-form.ts';
import { formatIn, Money } from '../money.tsx';
import { dayProblem } from './entry-values.ts';
import { CurrencyField } from './fields.tsx';
import { useLineErrors } from './line-errors.ts';
import { typedTotal } from './plan-lines.tsx';
import { useMoneyForm } from './use-money-form.ts';

type Row = { key: string; number: string; dueOn: string; amount: string };

/** What is open of the plan's lines, without those that a cheque of that day waits for. */
export function chequeRows({ plan, entries, currency, balance }: DealLedger): Omit<Row, 'key' | 'number'>[] {
  if (currency === null) return [];
  const waiting = entries.flatMap(({ cheque, void: voided }) =>
    cheque && !voided && isPendingState(cheque.state) ? [cheque.dueOn] : [],
  );
  const open = plan.flatMap(({ dueOn, amount, covered, waitsFor }) => {
    // nobody can write the day of a cheque for a stage that is not reached
    if (waitsFor || dueOn === null) return [];
    const rest = fromMinor(toMinor(amount, currency) - toMinor(covered, currency), currency);
    return rest > 0 && !waiting.includes(dueOn) ? [{ dueOn, amount: formatIn(rest, currency) }] : [];
  });
  const waits = plan.some(({ waitsFor, amount, covered }) => waitsFor && covered < amount);
  if (open.length > 0 || (plan.length > 0 && !waits)) return open;
  return [{ dueOn: '', amount: balance?.outstanding ? formatIn(balance.outstanding, currency) : '' }];
}

type Values = { bank: string; drawer: string; currency: Currency; on: string; note: string; cheques: Row[] };
type Props = { ledger: DealLedger; onDone: () => void; onClose: () => void };

/** Post-dated cheques handed in together: bank and first number fill the lines, each can be changed. */
export function ChequesForm({ ledger, onDone, onClose }: Props) {
  const { ledger: t } = useAdminTexts();
  const [first, setFirst] = useState('');
  const form = useMoneyForm<Values, ChequesInput>({
    ledger,
    schema: typedAs<ChequesInput, Values>(ChequesInput),
    problems: ({ on }) => ({ on: dayProblem(on, ledger) }),
    values: {
      bank: '',
      drawer: '',
      currency: ledger.currency ?? dealCurrency(),
      on: ledger.today,
      note: '',
      cheques: chequeRows(ledger).map((row) => ({ ...row, key: newKey(), number: '' })),
    },
    change: (typed, { key, version }) => ({
      path: `/admin/deals/${ledger.deal.id}/cheques`,
      body: { ...typed, key, version },
    }),
    done: ({ cheques }) => t.chequesDone(cheques.length),
    onDone,
  });
  const [rows, currency] = form.watch(['cheques', 'currency']);
  const setRows = (next: Row[]) => form.setValue('cheques', next, { shouldDirty: true });
  const fill = () => {
    setRows(rows.map((row, i) => ({ ...row, number: numberAfter(first.trim(), i) })));
    form.clearErrors('cheques');
  };
  return (
    <DialogForm form={form} submitLabel={t.chequesSubmit(rows.length)} onClose={onClose}>
      <p className="note">{t.chequesHint}</p>
      <div className="grid-2">
        <FormText of={form} name="bank" autoFocus />
        <div className="account-first">
          <TextField
            label={t.firstNumber}
            value={first}
            onChange={setFirst}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
          />
          <Button isDisabled={first.trim() === '' || rows.length === 0} onPress={fill}>
            {t.fill}
          </Button>
        </div>
        <FormDay of={form} name="on" label={t.receivedOn} />
        <FormText of={form} name="drawer" hint={t.drawerHint} />
        {ledger.currency === null && (
          <FormField of={form} name="currency">
            {({ value, onChange }) => <CurrencyField value={value} onChange={onChange} />}
          </FormField>
        )}
      </div>
      <FormField of={form} name="cheques">
        {() => (
          <ChequeRows
            rows={rows}
            onRows={setRows}
            currency={currency}
            errors={form.formState.errors.cheques}
          />
        )}
      </FormField>
      <p className="note">{t.chequeHint}</p>
    </DialogForm>
  );
}

type RowsProps = { rows: Row[]; onRows: (rows: Row[]) => void; currency: Currency; errors: unknown };

function ChequeRows({ rows, onRows, currency, errors }: RowsProps) {
  const { ledger: t } = useAdminTexts();
  const errorOf = useLineErrors(errors);
  const change = (index: number, part: Partial<Row>) =>
    onRows(rows.map((row, i) => (i === index ? { ...row, ...part } : row)));
  return (
    <div className="account-lines">
      <ol>
        {rows.map((row, i) => (
          <li key={row.key} className="account-line-fields">
            <DateField
              className="account-line-day"
              label={t.lineField(t.chequeDue, i + 1)}
              value={row.dueOn || null}
              onChange={(dueOn) => change(i, { dueOn: dueOn ?? '' })}
              error={errorOf(i, 'dueOn')}
            />
            <TextField
              label={t.lineField(t.amount, i + 1)}
              value={row.amount}
              // '$2,500' of a cheque in dollars
              onChange={(typed) => {
                const named = splitAmount(typed);
                change(i, { amount: named?.currency === currency ? named.figures : typed });
              }}
              error={errorOf(i, 'amount')}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              label={t.lineField(t.chequeNumber, i + 1)}
              value={row.number}
              onChange={(number) => change(i, { number })}
              error={errorOf(i, 'number')}
              dir="ltr"
              autoComplete="off"
            />
            <IconButton
              icon="x"
              size="s"
              label={t.removeLine(i + 1)}
              onPress={() => onRows(rows.filter((one) => one !== row))}
            />
          </li>
        ))}
      </ol>
      <p className="account-sum">
        <TextButton
          icon="plus"
          onPress={() => onRows([...rows, { key: newKey(), number: '', dueOn: '', amount: '' }])}
        >
          {t.addCheque}
        </TextButton>
        <span className="grow" />
        {t.total} <Money amount={typedTotal(rows, currency)} currency={currency} />
      </p>
    </div>
  );
}
