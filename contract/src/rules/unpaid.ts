import { UNPAID_LIMIT } from '../limits.ts';
import { AMOUNT_CURRENCIES, type AmountCurrency, currencyOf, parseAmount } from './amounts.ts';
import { sameCurrency } from './fully-paid.ts';

export type Debt = { reserved: boolean; isFullyPaid: boolean; dueAmountStr: string; paidAmountStr: string };

/** SPEC §9: due minus paid; an amount that does not parse counts as nothing. */
export const outstandingOf = (debt: Pick<Debt, 'dueAmountStr' | 'paidAmountStr'>): number =>
  (parseAmount(debt.dueAmountStr) ?? 0) - (parseAmount(debt.paidAmountStr) ?? 0);

/** The currency a debt is in: what 'due' names, else what 'paid' names. */
export function currencyOfDebt(debt: Pick<Debt, 'dueAmountStr' | 'paidAmountStr'>): AmountCurrency {
  const due = currencyOf(debt.dueAmountStr);
  return due === 'Unknown' ? currencyOf(debt.paidAmountStr) : due;
}

/** SPEC §2.18, §9: the top 20 reserved apartments with incomplete payments, most outstanding first. */
export const topUnpaid = <A extends Debt>(apartments: readonly A[]): A[] =>
  apartments
    .filter((apartment) => apartment.reserved && !apartment.isFullyPaid)
    .sort((a, b) => outstandingOf(b) - outstandingOf(a))
    .slice(0, UNPAID_LIMIT);

export type MoneyTotal = { currency: AmountCurrency; due: number; paid: number; outstanding: number };

const cents = (amount: number | null): number => Math.round((amount ?? 0) * 1000);

/** DECISIONS §5: sums per currency, never mixed. What was paid in another currency lowers nothing here. */
export function totalsByCurrency(apartments: readonly Debt[]): MoneyTotal[] {
  const sums = new Map<AmountCurrency, { due: number; paid: number; outstanding: number }>();
  const at = (currency: AmountCurrency) => {
    const sum = sums.get(currency) ?? { due: 0, paid: 0, outstanding: 0 };
    sums.set(currency, sum);
    return sum;
  };
  for (const debt of apartments) {
    if (!debt.reserved) continue;
    const [due, paid] = [cents(parseAmount(debt.dueAmountStr)), cents(parseAmount(debt.paidAmountStr))];
    if (due === 0 && paid === 0) continue;
    const comparable = sameCurrency(debt.dueAmountStr, debt.paidAmountStr);
    const owed = at(currencyOfDebt(debt));
    owed.due += due;
    (comparable ? owed : at(currencyOf(debt.paidAmountStr))).paid += paid;
    if (!debt.isFullyPaid) owed.outstanding += Math.max(0, due - (comparable ? paid : 0));
  }
  return AMOUNT_CURRENCIES.flatMap((currency) => {
    const sum = sums.get(currency);
    if (!sum) return [];
    return [{ currency, due: sum.due / 1000, paid: sum.paid / 1000, outstanding: sum.outstanding / 1000 }];
  });
}
