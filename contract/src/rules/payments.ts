import type { Currency } from './money.ts';
import { CURRENCIES, sumAmounts } from './money.ts';

export const PAYMENT_METHODS = ['cash', 'cheque', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Cash and transfers are cleared at once; a cheque is pending until it is cleared or returned. */
export const PAYMENT_STATUSES = ['cleared', 'pending', 'returned'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type PaymentLine = { amount: number; currency: Currency; status: PaymentStatus };

/** `paid` is cleared; `pending` is in cheques that are not cleared yet. */
export type PaymentSum = { currency: Currency; paid: number; pending: number };

/**
 * Sums per currency. A post-dated cheque counts as paid once it is cleared. A returned one counts for nothing, so its
 * debt is open again.
 */
export const sumPayments = (payments: readonly PaymentLine[]): PaymentSum[] =>
  CURRENCIES.flatMap((currency) => {
    const lines = payments.filter((payment) => payment.currency === currency);
    const sum = (status: PaymentStatus) =>
      sumAmounts(
        lines.filter((line) => line.status === status).map((line) => line.amount),
        currency,
      );
    return lines.length === 0 ? [] : [{ currency, paid: sum('cleared'), pending: sum('pending') }];
  });
