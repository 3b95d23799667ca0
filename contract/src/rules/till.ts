import type { TillLine, TillSum } from '../till.ts';
import { type Currency, fromMinor, inOrder, toMinor } from './money.ts';

/** How cash moves a till: recorded, or voided afterwards. */
export const TILL_SIDES = ['received', 'paidOut', 'voidedReceipts', 'voidedRefunds'] as const;
export type TillSide = (typeof TILL_SIDES)[number];

/** Voiding a receipt takes its cash out, voiding a refund puts it back. */
export const SIGN_OF: Record<TillSide, 1 | -1> = {
  received: 1,
  paidOut: -1,
  voidedReceipts: -1,
  voidedRefunds: 1,
};

/** What should be there, by currency: docs/product/till.md */
export function tillSums(lines: readonly Pick<TillLine, 'side' | 'amount' | 'currency'>[]): TillSum[] {
  return inOrder(lines.map(({ currency }) => currency)).map((currency: Currency): TillSum => {
    const minor = { received: 0, paidOut: 0, voidedReceipts: 0, voidedRefunds: 0 };
    let expected = 0;
    for (const { side, amount } of lines.filter((line) => line.currency === currency)) {
      minor[side] += toMinor(amount, currency);
      expected += SIGN_OF[side] * toMinor(amount, currency);
    }
    const sums = Object.fromEntries(TILL_SIDES.map((side) => [side, fromMinor(minor[side], currency)]));
    return { currency, ...(sums as Record<TillSide, number>), expected: fromMinor(expected, currency) };
  });
}
