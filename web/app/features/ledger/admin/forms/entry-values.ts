import type { DealLedger, Entry, EntryInput, EntryPayload } from '@diyar/contract/ledger';
import { entryRight } from '@diyar/contract/rules/entry-right';
import { countedAt, type EntryLine, moves, needsWhy } from '@diyar/contract/rules/ledger';
import { type Currency, dealCurrency } from '@diyar/contract/rules/money';
import { readFigure } from './read-figure.ts';

type State = Record<'isOpen' | 'isOverpaid' | 'owes' | 'hasPaid' | 'isMovingIn', boolean>;
type Form = Pick<EntryPayload, 'kind' | 'reason'> & {
  /** For which deals it is offered. */
  isFor: (deal: State) => boolean;
};

/** What can be recorded, in the order of the menu. */
const FORMS = {
  payment: { kind: 'payment', reason: null, isFor: ({ isOpen }) => isOpen },
  price: { kind: 'charge', reason: 'price', isFor: ({ isOpen }) => isOpen },
  fee: { kind: 'charge', reason: 'fee', isFor: ({ isOpen }) => isOpen },
  discount: { kind: 'discount', reason: null, isFor: ({ isOpen }) => isOpen },
  opening: { kind: 'opening', reason: null, isFor: ({ isOpen, isMovingIn }) => isOpen && isMovingIn },
  writeOff: { kind: 'writeOff', reason: null, isFor: ({ owes }) => owes },
  refund: { kind: 'refund', reason: null, isFor: ({ hasPaid }) => hasPaid },
  forfeit: { kind: 'charge', reason: 'forfeit', isFor: ({ isOpen, isOverpaid }) => !isOpen && isOverpaid },
} satisfies Record<string, Form>;
export type FormKind = keyof typeof FORMS;

const sentBy = (kind: FormKind): Pick<EntryPayload, 'kind' | 'reason'> => {
  const { kind: sent, reason } = FORMS[kind];
  return { kind: sent, reason };
};

export const formKindsFor = (deal: State): FormKind[] =>
  (Object.keys(FORMS) as FormKind[]).filter((kind) => FORMS[kind].isFor(deal));

/** What somebody needs to use the form. */
export const formRight = (kind: FormKind) => entryRight(FORMS[kind]);

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
  return {
    ...sentBy(kind),
    amount: text(entry?.amount ?? amount),
    currency: entry?.currency ?? ledger.currency ?? dealCurrency(),
    on: isDatable ? entry.on : entry ? today : first,
    method: moves(sentBy(kind).kind) ? (entry?.method ?? ('cash' as const)) : null,
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
  const kind = values.kind as EntryLine['kind'];
  const isCheque = values.kind === 'payment' && values.method === 'cheque';
  const isForeignMoney =
    (moves(kind) || kind === 'opening') && isForeign(values.currency as Currency, ledger);
  const isEmpty = (name: keyof EntryValues) => String(values[name] ?? '').trim() === '';
  return {
    on: dayProblem(String(values.on ?? ''), ledger),
    bank: (isCheque || (moves(kind) && values.method === 'transfer')) && isEmpty('bank') && 'required',
    chequeNumber: isCheque && isEmpty('chequeNumber') && 'chequeNumberRequired',
    dueOn: isCheque && isEmpty('dueOn') && 'dueDateRequired',
    note: needsWhy(kind) && isEmpty('note') && 'required',
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
