import { type AmountCurrency, currencyOf, parseAmount } from './amounts.ts';
import type { Currency } from './money.ts';

/** Payments in one currency: `paid` has arrived, `pending` is in cheques that are not cleared yet. */
export type PaymentSum = { currency: Currency; paid: number; pending: number };

export type Money = { amount: number; currency: AmountCurrency };
/** What is read out of a typed amount. */
export type ReadAmount = { amount: number | null; currency: AmountCurrency };

export type Account = {
  dueAmountStr: string;
  paidAmountStr: string;
  markedFullyPaid: boolean;
  /** The payments entered as lines; without any, the typed amount is what was paid. */
  payments?: readonly PaymentSum[];
};

export type Balance = {
  due: ReadAmount;
  paid: ReadAmount;
  /** As typed, or the sum of the lines in the currency of the debt. */
  paidAmountStr: string;
  /** Cheques that are handed over and not yet cleared, in the currency of the debt. */
  pending: Money;
  outstanding: Money;
  isFullyPaid: boolean;
};

export const readAmount = (typed: string): ReadAmount => ({
  amount: parseAmount(typed),
  currency: currencyOf(typed),
});

/** The lines that count towards a debt: those in its currency, or in their only one where it names none. */
function paidInLines(due: ReadAmount, lines: readonly PaymentSum[]) {
  const currency = due.currency === 'Unknown' && lines.length === 1 ? lines[0]?.currency : due.currency;
  const line = lines.find((sum) => sum.currency === currency);
  return { currency: currency ?? 'Unknown', paid: line?.paid ?? 0, pending: line?.pending ?? 0 };
}

const thousandths = (amount: number): number => Math.round(amount * 1000) / 1000;

/**
 * What one holder owes. Currencies never mix: 1000 shekels do not cover 1000 dollars; a currency that is not named is
 * taken to be the other's.
 */
export function balanceOf({ dueAmountStr, markedFullyPaid, payments = [], ...typed }: Account): Balance {
  const due = readAmount(dueAmountStr);
  const lines = payments.length > 0 ? paidInLines(due, payments) : null;
  const paid = lines ? { amount: lines.paid, currency: lines.currency } : readAmount(typed.paidAmountStr);
  const currency = due.currency === 'Unknown' ? paid.currency : due.currency;
  const counted = paid.currency === currency || paid.currency === 'Unknown' ? paid.amount : null;
  const covers = due.amount !== null && counted !== null && counted >= due.amount;
  const isFullyPaid = markedFullyPaid || covers;
  const owed = isFullyPaid ? 0 : Math.max(0, thousandths((due.amount ?? 0) - (counted ?? 0)));
  const summed = lines && (lines.currency === 'Unknown' ? '0' : `${lines.paid} ${lines.currency}`);
  return {
    due,
    paid,
    paidAmountStr: summed ?? typed.paidAmountStr,
    pending: { amount: lines?.pending ?? 0, currency },
    outstanding: { amount: owed, currency },
    isFullyPaid,
  };
}
