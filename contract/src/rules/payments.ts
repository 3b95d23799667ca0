import type { Currency } from './money.ts';
import { CURRENCIES, sumAmounts } from './money.ts';

export const PAYMENT_METHODS = ['cash', 'cheque', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Cash and transfers are cleared; a cheque is pending until it is cleared or returned. */
export const PAYMENT_STATUSES = ['cleared', 'pending', 'returned'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type PaymentLine = { amount: number; currency: Currency; status: PaymentStatus };

/** Issue 6: a returned cheque reopens its debt, so it no longer counts as paid. */
export const counts = (payment: { status: PaymentStatus }): boolean => payment.status !== 'returned';

/** Issue 6: 'paid' is the sum of the lines, in each currency by itself. */
export const paidByCurrency = (payments: readonly PaymentLine[]): { currency: Currency; amount: number }[] =>
  CURRENCIES.flatMap((currency) => {
    const amounts = payments.filter((p) => counts(p) && p.currency === currency).map((p) => p.amount);
    return amounts.length === 0 ? [] : [{ currency, amount: sumAmounts(amounts, currency) }];
  });
