import { UNPAID_LIMIT } from '../limits.ts';
import type { AmountCurrency } from './amounts.ts';
import type { Balance, PaymentSum } from './balance.ts';
import { inOrder } from './money.ts';

/** docs/product/building-tracker.md#unpaid-apartments */
export const topUnpaid = <A extends { reserved: boolean } & Pick<Balance, 'isFullyPaid' | 'outstanding'>>(
  apartments: readonly A[],
): A[] =>
  apartments
    .filter((apartment) => apartment.reserved && !apartment.isFullyPaid)
    .sort((a, b) => b.outstanding.amount - a.outstanding.amount)
    .slice(0, UNPAID_LIMIT);

export type Debt = Pick<Balance, 'due' | 'paid' | 'outstanding'> & {
  reserved: boolean;
  payments: readonly PaymentSum[];
};

const FIGURES = ['due', 'paid', 'pending', 'outstanding'] as const;
export type MoneyTotal = { currency: AmountCurrency } & Record<(typeof FIGURES)[number], number>;

/** Sums per currency. A payment in another currency is added there and does not reduce this debt. */
export function totalsByCurrency(apartments: readonly Debt[]): MoneyTotal[] {
  const sums = new Map<AmountCurrency, Omit<MoneyTotal, 'currency'>>();
  const add = (currency: AmountCurrency, figure: (typeof FIGURES)[number], amount: number | null) => {
    if (!amount) return;
    const sum = sums.get(currency) ?? { due: 0, paid: 0, pending: 0, outstanding: 0 };
    // in thousandths, the smallest unit there is, since 0.1 + 0.2 is not 0.3
    sum[figure] += Math.round(amount * 1000);
    sums.set(currency, sum);
  };
  for (const { reserved, due, paid, outstanding, payments } of apartments) {
    if (!reserved) continue;
    add(outstanding.currency, 'due', due.amount);
    add(outstanding.currency, 'outstanding', outstanding.amount);
    if (payments.length === 0)
      add(paid.currency === 'Unknown' ? outstanding.currency : paid.currency, 'paid', paid.amount);
    for (const sum of payments) {
      add(sum.currency, 'paid', sum.paid);
      add(sum.currency, 'pending', sum.pending);
    }
  }
  return inOrder(sums.keys()).flatMap((currency) => {
    const sum = sums.get(currency);
    if (!sum) return [];
    const [due, paid, pending, outstanding] = FIGURES.map((figure) => sum[figure] / 1000);
    return [{ currency, due, paid, pending, outstanding } as MoneyTotal];
  });
}
