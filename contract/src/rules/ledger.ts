import { type Currency, decimalsOf, fromMinor, inOrder, sumAmounts, toMinor } from './money.ts';
import type { Right } from './rights.ts';

/** One line of a deal's ledger: docs/product/ledger.md#entries. */
export const ENTRY_KINDS = [
  'charge',
  'discount',
  'payment',
  'opening',
  'stated',
  'refund',
  'writeOff',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Money that came or went: a deal that has any is kept, and so is its currency. */
export const MONEY_KINDS = ['payment', 'opening', 'stated', 'refund'] as const satisfies EntryKind[];
/** What the company has in fact, by a receipt or by its earlier books: it can be given back. A stated sum cannot. */
export const RECEIVED_KINDS = ['payment', 'opening'] as const satisfies EntryKind[];
export const isMoney = (kind: EntryKind): kind is (typeof MONEY_KINDS)[number] =>
  MONEY_KINDS.some((one) => one === kind);
export const isReceived = (kind: EntryKind): boolean => RECEIVED_KINDS.some((one) => one === kind);

/** What a charge is for, and whether a write-off is the mark 'fully paid' ('rest'). */
export const ENTRY_REASONS = ['', 'price', 'fee', 'forfeit', 'rest'] as const;
export type EntryReason = (typeof ENTRY_REASONS)[number];

export const PAYMENT_METHODS = ['cash', 'transfer', 'cheque'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const CHEQUE_STATES = [
  'drawer',
  'deposited',
  'cleared',
  'returned',
  'replaced',
  'endorsed',
  'givenBack',
] as const;
export type ChequeState = (typeof CHEQUE_STATES)[number];

/** Where a cheque can go from each state. Replaced and given back are the end. */
export const CHEQUE_STEPS: Record<ChequeState, readonly ChequeState[]> = {
  drawer: ['deposited', 'cleared', 'returned', 'endorsed', 'replaced', 'givenBack'],
  deposited: ['cleared', 'returned', 'drawer'],
  cleared: ['returned'],
  returned: ['deposited', 'replaced', 'givenBack'],
  endorsed: ['returned'],
  replaced: [],
  givenBack: [],
};

/** A cheque counts once it is cleared; one that was passed on counts until it returns. */
export const isPaidState = (state: ChequeState): boolean => state === 'cleared' || state === 'endorsed';
/** In our hands or at the bank: may still be paid. */
export const isPendingState = (state: ChequeState): boolean => state === 'drawer' || state === 'deposited';

/**
 * Of a currency pair a rate says how many of the second make one of the first. Stored rates depend on this order:
 * a currency that is in neither list stands between them, by its code, and none ever moves.
 */
const STRONG = 'KWD BHD OMR JOD GBP CHF EUR USD CAD AUD ILS AED QAR SAR TRY EGP'.split(' ');
const WEAK = 'IQD SYP LBP IRR'.split(' ');
const strengthOf = (currency: Currency): number => {
  const [strong, weak] = [STRONG.indexOf(currency), WEAK.indexOf(currency)];
  return strong >= 0 ? strong : STRONG.length + 1 + weak;
};
const RATE_DECIMALS = 6;

/** The stronger of two currencies comes first: a rate is typed as '1 stronger = n weaker'. */
export const ratePair = (a: Currency, b: Currency): [stronger: Currency, weaker: Currency] =>
  (strengthOf(a) - strengthOf(b) || (a < b ? -1 : 1)) <= 0 ? [a, b] : [b, a];

/** Rounded half up; exact, because cents times a rate can exceed what a number holds. */
function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** What an amount counts for in another currency at '1 stronger = rate weaker'. */
export function countedAt(amount: number, from: Currency, to: Currency, rate: number): number {
  if (from === to) return amount;
  const scale = 10n ** BigInt(RATE_DECIMALS);
  const scaledRate = BigInt(Math.round(rate * Number(scale)));
  const minor = BigInt(toMinor(amount, from));
  const [fromUnit, toUnit] = [10n ** BigInt(decimalsOf(from)), 10n ** BigInt(decimalsOf(to))];
  const [stronger] = ratePair(from, to);
  const counted =
    from === stronger
      ? divideHalfUp(minor * scaledRate * toUnit, scale * fromUnit)
      : divideHalfUp(minor * scale * toUnit, scaledRate * fromUnit);
  return fromMinor(Number(counted), to);
}

export type EntryLine = {
  kind: EntryKind;
  /** What a charge is for. */
  reason?: EntryReason;
  amount: number;
  currency: Currency;
  /** In the currency of the deal; null in another one without a rate, and then it counts for nothing. */
  countsFor: number | null;
  /** Null unless it is a cheque. */
  chequeState: ChequeState | null;
  /** Since when its cheque, or the first of several, is in that state. */
  since?: string | null;
  isVoid: boolean;
};

export type Sum = { currency: Currency; amount: number };

/** The identity: charges − discounts − writtenOff − paid + refunded = outstanding − overpaid. */
export type LedgerBalance = {
  currency: Currency;
  charges: number;
  /** Of the charges, what is not the price. */
  fees: number;
  discounts: number;
  writtenOff: number;
  paid: number;
  refunded: number;
  outstanding: number;
  /** Of a cancelled deal: to give back. */
  overpaid: number;
};

/** What stands beside the balance and is in none of its parts. */
export type Apart = {
  /** Cheques that are not cleared, by the currency they are written in. */
  cheques: Sum[];
  /** What the cheques in the deal's currency, or with a rate, would count for. */
  chequesCountFor: number;
  /** Received less given back, in another currency and without a rate. */
  uncounted: Sum[];
};

const LEDGER_PARTS = ['charges', 'discounts', 'writtenOff', 'paid', 'refunded'] as const;
export type LedgerPart = (typeof LEDGER_PARTS)[number];

type KindFacts = {
  part: LedgerPart;
  /** What somebody needs to write, void or correct it; a charge says more by its reason (entry-right.ts). */
  right: Right;
  /** By cash, transfer or cheque, with a paper. */
  moves?: true;
  /** Says why in its note. */
  needsWhy?: true;
};

/** What a kind is: balance, rights, statement and reports follow. */
const KINDS: Record<EntryKind, KindFacts> = {
  charge: { part: 'charges', right: 'terms' },
  discount: { part: 'discounts', right: 'selling', needsWhy: true },
  payment: { part: 'paid', right: 'money', moves: true },
  opening: { part: 'paid', right: 'money' },
  stated: { part: 'paid', right: 'money' },
  refund: { part: 'refunded', right: 'refunds', moves: true },
  writeOff: { part: 'writtenOff', right: 'refunds', needsWhy: true },
};

export const partOf = (kind: EntryKind): LedgerPart => KINDS[kind].part;
export const rightOf = (kind: EntryKind): Right => KINDS[kind].right;
export const moves = (kind: EntryKind): boolean => KINDS[kind].moves === true;
export const needsWhy = (kind: EntryKind): boolean => KINDS[kind].needsWhy === true;
/** It adds to what is owed; else it is taken off. */
export const addsToOwed = (kind: EntryKind): boolean => ['charges', 'refunded'].includes(partOf(kind));
/** As reports have them: part by part. */
export const KINDS_BY_PART = LEDGER_PARTS.flatMap((part) =>
  ENTRY_KINDS.filter((kind) => partOf(kind) === part),
);

const isPending = ({ chequeState }: EntryLine) => chequeState !== null && isPendingState(chequeState);
/** Whether it is there: a charge, cash, a cheque that is paid; not a void line, nor a cheque that waits or came back. */
export const isEffective = ({ isVoid, chequeState }: Pick<EntryLine, 'isVoid' | 'chequeState'>): boolean =>
  !isVoid && (chequeState === null || isPaidState(chequeState));

/** The result of the five parts. */
export function settle(
  parts: Omit<LedgerBalance, 'fees' | 'outstanding' | 'overpaid'> & { fees?: number },
): LedgerBalance {
  const { currency } = parts;
  const minor = (amount: number) => toMinor(amount, currency);
  const net =
    minor(parts.charges) -
    minor(parts.discounts) -
    minor(parts.writtenOff) -
    minor(parts.paid) +
    minor(parts.refunded);
  return {
    ...parts,
    fees: parts.fees ?? 0,
    outstanding: fromMinor(Math.max(0, net), currency),
    overpaid: fromMinor(Math.max(0, -net), currency),
  };
}

/** The five parts of a deal in its currency, and what they make. */
export function balanceOfLedger(lines: readonly EntryLine[], currency: Currency): LedgerBalance {
  const sums = { charges: 0, fees: 0, discounts: 0, writtenOff: 0, paid: 0, refunded: 0 };
  for (const line of lines) {
    if (!isEffective(line)) continue;
    const minor = toMinor(line.countsFor ?? 0, currency);
    sums[partOf(line.kind)] += minor;
    if (line.kind === 'charge' && line.reason === 'fee') sums.fees += minor;
  }
  const part = (name: keyof typeof sums) => fromMinor(sums[name], currency);
  return settle({
    currency,
    charges: part('charges'),
    fees: part('fees'),
    discounts: part('discounts'),
    writtenOff: part('writtenOff'),
    paid: part('paid'),
    refunded: part('refunded'),
  });
}

/** Of what is paid, what the earlier books say was paid before the company came to this one. */
export const openingOf = (
  entries: readonly { kind: EntryKind; countsFor: number | null; void: object | null }[],
  currency: Currency,
): number =>
  sumAmounts(
    entries.flatMap((entry) => (entry.kind === 'opening' && !entry.void ? [entry.countsFor ?? 0] : [])),
    currency,
  );

/** Sums by currency, without those that are zero. */
export function sumsByCurrency(amounts: readonly Sum[]): Sum[] {
  return inOrder(amounts.map(({ currency }) => currency)).flatMap((currency) => {
    const own = amounts.filter((one) => one.currency === currency);
    const minor = own.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0);
    return minor === 0 ? [] : [{ currency, amount: fromMinor(minor, currency) }];
  });
}

export function apartOf(lines: readonly EntryLine[], currency: Currency | null): Apart {
  const pending = lines.filter((line) => !line.isVoid && line.kind === 'payment' && isPending(line));
  const uncounted = lines.filter((line) => isEffective(line) && line.countsFor === null);
  const chequesCountFor =
    currency === null
      ? 0
      : fromMinor(
          pending.reduce((sum, { countsFor }) => sum + toMinor(countsFor ?? 0, currency), 0),
          currency,
        );
  return {
    cheques: sumsByCurrency(pending),
    chequesCountFor,
    uncounted: sumsByCurrency(
      uncounted.map(({ kind, amount, currency }) => ({
        currency,
        amount: kind === 'refund' ? -amount : amount,
      })),
    ),
  };
}

/** What a row of figures says of a deal, in the order in which a reader adds them up. */
export const ROW_PARTS = [
  { part: 'price', sign: '' },
  { part: 'fees', sign: '+' },
  { part: 'forfeit', sign: '+' },
  { part: 'discounts', sign: '−' },
  { part: 'writtenOff', sign: '−' },
  { part: 'paid', sign: '−' },
  { part: 'refunded', sign: '+' },
] as const;
export type RowPart = (typeof ROW_PARTS)[number]['part'];
export type BalanceRow = Record<RowPart, number>;

/** The price is what was agreed, before discounts: docs/product/ledger.md#balance. Of a cancelled deal the forfeit is left. */
export function rowOf(balance: LedgerBalance, isCancelled: boolean): BalanceRow {
  const { charges, fees, discounts, writtenOff, paid, refunded, currency } = balance;
  const price = fromMinor(toMinor(charges, currency) - toMinor(fees, currency), currency);
  return {
    price: isCancelled ? 0 : price,
    fees: isCancelled ? 0 : fees,
    forfeit: isCancelled ? charges : 0,
    discounts,
    writtenOff,
    paid,
    refunded,
  };
}

/** The columns of a table of deals: price and paid always, the others where a row has something in them. */
export const partsShown = (rows: readonly BalanceRow[]): (typeof ROW_PARTS)[number][] =>
  ROW_PARTS.filter(({ part }) => part === 'price' || part === 'paid' || rows.some((row) => row[part] !== 0));

/**
 * By currency, what was given back beyond what was received; the forfeit of a cancelled deal counts as given back. A bank
 * that returns a cheque, or another rate, can lead to it. Money without a rate is compared with its own.
 */
export function givenBackBeyond(
  lines: readonly EntryLine[],
  currency: Currency | null,
  isCancelled: boolean,
): Sum[] {
  const sign = (kind: EntryKind) =>
    isReceived(kind) ? -1 : kind === 'refund' || (isCancelled && kind === 'charge') ? 1 : 0;
  const sums = lines.filter(isEffective).map((line): Sum => {
    const counted = line.countsFor !== null && currency !== null;
    return counted
      ? { currency, amount: sign(line.kind) * (line.countsFor ?? 0) }
      : { currency: line.currency, amount: sign(line.kind) * line.amount };
  });
  return sumsByCurrency(sums).filter(({ amount }) => amount > 0);
}

/** The sum of balances of one currency, part by part: the identity holds for it as for each of them. */
export function addBalances(balances: readonly LedgerBalance[], currency: Currency): LedgerBalance {
  const add = (part: Exclude<keyof LedgerBalance, 'currency'>) =>
    fromMinor(
      balances.reduce((sum, balance) => sum + toMinor(balance[part], currency), 0),
      currency,
    );
  return {
    currency,
    charges: add('charges'),
    fees: add('fees'),
    discounts: add('discounts'),
    writtenOff: add('writtenOff'),
    paid: add('paid'),
    refunded: add('refunded'),
    outstanding: add('outstanding'),
    overpaid: add('overpaid'),
  };
}
