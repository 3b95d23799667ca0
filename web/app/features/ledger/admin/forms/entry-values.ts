import type { DealLedger, Entry, EntryInput, EntryPayload } from '@diyar/contract/ledger';
import { entryRight } from '@diyar/contract/rules/entry-right';
import { countedAt, type EntryLine } from '@diyar/contract/rules/ledger';
import { type Currency, dealCurrency } from '@diyar/contract/rules/money';
import { readFigure } from './read-figure.ts';

export const FORM_KINDS = [
  'payment',
  'opening',
  'refund',
  'discount',
  'fee',
  'price',
  'writeOff',
  'forfeit',
] as const;
export type FormKind = (typeof FORM_KINDS)[number];

const SENT: Record<FormKind, Pick<EntryPayload, 'kind' | 'reason'>> = {
  payment: { kind: 'payment', reason: null },
  opening: { kind: 'opening', reason: null },
  refund: { kind: 'refund', reason: null },
  discount: { kind: 'discount', reason: null },
  fee: { kind: 'charge', reason: 'fee' },
  price: { kind: 'charge', reason: 'price' },
  writeOff: { kind: 'writeOff', reason: null },
  forfeit: { kind: 'charge', reason: 'forfeit' },
};

/** What somebody needs to use the form. */
export const formRight = (kind: FormKind) => entryRight(SENT[kind]);

/** The form that writes an entry like this one; null for what comes with the typed texts of a reservation. */
export function formKindOf({ kind, reason }: Entry): FormKind | null {
  if (kind === 'stated') return null;
  if (kind !== 'charge') return kind;
  return reason === 'price' || reason === 'forfeit' ? reason : 'fee';
}

/** What of an amount in another currency counts: by a rate, by the amount itself, or nothing for now. */
export const RATE_WAYS = ['rate', 'countsFor', 'none'] as const;
export type RateWay = (typeof RATE_WAYS)[number];

const text = (value: number | null | undefined) => (value ? String(value) : '');

export function valuesOf(kind: FormKind, ledger: DealLedger, entry?: Entry) {
  const { balance, today, closedUntil } = ledger;
  // a correction of what is in a closed month is dated today
  const isDatable = entry && (closedUntil === null || entry.on > closedUntil);
  const first =
    kind === 'price' && (closedUntil === null || ledger.deal.on > closedUntil) ? ledger.deal.on : today;
  const amount =
    kind === 'writeOff' ? balance?.outstanding : kind === 'refund' ? balance?.overpaid : undefined;
  const moves = kind === 'payment' || kind === 'refund';
  return {
    ...SENT[kind],
    amount: text(entry?.amount ?? amount),
    currency: entry?.currency ?? ledger.currency ?? dealCurrency(),
    on: isDatable ? entry.on : entry ? today : first,
    method: moves ? (entry?.method ?? ('cash' as const)) : null,
    bank: entry?.cheque?.bank ?? entry?.bank ?? '',
    chequeNumber: entry?.cheque?.number ?? '',
    dueOn: entry?.cheque?.dueOn ?? '',
    drawer: entry?.cheque?.drawer ?? '',
    note: entry?.note ?? '',
    rate: text(entry?.rate?.rate),
    countsFor: entry?.rate && entry.rate.rate === null ? text(entry.rate.countsFor) : '',
  } satisfies EntryPayload;
}
export type EntryValues = ReturnType<typeof valuesOf>;

/** Nothing is dated in the future or in a closed month. */
export const dayProblem = (on: string, { today, closedUntil }: DealLedger): string | null =>
  on > today ? 'dateInFuture' : closedUntil !== null && on <= closedUntil ? 'monthClosed' : null;

export const isForeign = (currency: Currency, ledger: DealLedger) =>
  ledger.currency !== null && currency !== ledger.currency;

/** What the schema does not know, or says only once the rest is right. */
export function entryProblems(values: Watched, ledger: DealLedger, way: RateWay) {
  const moves = values.kind === 'payment' || values.kind === 'refund';
  const isCheque = values.kind === 'payment' && values.method === 'cheque';
  const isForeignMoney =
    (moves || values.kind === 'opening') && isForeign(values.currency as Currency, ledger);
  const isReduction = values.kind === 'discount' || values.kind === 'writeOff';
  const isEmpty = (name: keyof EntryValues) => String(values[name] ?? '').trim() === '';
  return {
    on: dayProblem(String(values.on ?? ''), ledger),
    bank: (isCheque || (moves && values.method === 'transfer')) && isEmpty('bank') && 'required',
    chequeNumber: isCheque && isEmpty('chequeNumber') && 'chequeNumberRequired',
    dueOn: isCheque && isEmpty('dueOn') && 'dueDateRequired',
    note: isReduction && isEmpty('note') && 'required',
    rate: isForeignMoney && way === 'rate' && isEmpty('rate') && 'required',
    countsFor: isForeignMoney && way === 'countsFor' && isEmpty('countsFor') && 'required',
  };
}

/** The figures of fields that are not shown do not travel. */
export function sentEntry(typed: EntryInput, ledger: DealLedger, way: RateWay): EntryInput {
  const isCheque = typed.kind === 'payment' && typed.method === 'cheque';
  const foreign = isForeign(typed.currency, ledger);
  const isRest = typed.kind === 'writeOff' && typed.amount === ledger.balance?.outstanding;
  return {
    ...typed,
    reason: isRest ? 'rest' : typed.reason,
    bank: typed.method === 'cash' ? '' : typed.bank,
    chequeNumber: isCheque ? typed.chequeNumber : '',
    dueOn: isCheque ? typed.dueOn : null,
    drawer: isCheque ? typed.drawer : '',
    rate: foreign && way === 'rate' ? typed.rate : null,
    countsFor: foreign && way === 'countsFor' ? typed.countsFor : null,
  };
}

type Watched = Partial<Record<keyof EntryValues, unknown>>;

/** What the form would write, for the balance afterwards; null while the amount is no figure. */
export function lineOf(values: Watched, ledger: DealLedger, way: RateWay): EntryLine | null {
  const amount = readFigure(String(values.amount ?? ''));
  const currency = values.currency as Currency;
  if (amount === null) return null;
  const figure = (name: 'rate' | 'countsFor') => readFigure(String(values[name] ?? ''));
  const rate = figure('rate');
  const counted =
    !isForeign(currency, ledger) || ledger.currency === null
      ? amount
      : way === 'rate'
        ? rate && countedAt(amount, currency, ledger.currency, rate)
        : way === 'countsFor'
          ? figure('countsFor')
          : null;
  const isCheque = values.kind === 'payment' && values.method === 'cheque';
  return {
    kind: values.kind as EntryLine['kind'],
    reason: (values.reason ?? '') as EntryLine['reason'],
    amount,
    currency,
    countsFor: counted || null,
    chequeState: isCheque ? 'drawer' : null,
    isVoid: false,
  };
}
