import type { DealLedger } from '@diyar/contract/ledger';
import { type Currency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import { readFigure } from './read-figure.ts';

export type TypedSettlement = { refund: string; method: 'cash' | 'transfer' | 'cheque'; forfeit: string };

/** What we hold of the buyer's money, in the deal's currency; null where nothing was received. */
export function heldOf({ balance }: DealLedger): { amount: number; currency: Currency } | null {
  if (!balance) return null;
  const { paid, refunded, currency } = balance;
  const amount = fromMinor(toMinor(paid, currency) - toMinor(refunded, currency), currency);
  return amount > 0 ? { amount, currency } : null;
}

/** What is left after refund and forfeit, below zero when they are too much; null while one is no figure. */
export function leftOf(
  { refund, forfeit }: Pick<TypedSettlement, 'refund' | 'forfeit'>,
  held: { amount: number; currency: Currency },
): number | null {
  const figures = [refund, forfeit].map((typed) => (typed.trim() === '' ? 0 : readFigure(typed)));
  if (figures.some((one) => one === null)) return null;
  const used = figures.reduce((sum: number, one) => sum + toMinor(one ?? 0, held.currency), 0);
  return fromMinor(toMinor(held.amount, held.currency) - used, held.currency);
}
