import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from './money.ts';
import { PAYMENT_STATUSES, type PaymentLine, sumPayments } from './payments.ts';

const line = (amount: number, status: PaymentLine['status'], currency: PaymentLine['currency'] = 'ILS') => ({
  amount,
  status,
  currency,
});

test('cleared is paid, a cheque waits, a returned one counts for nothing', () => {
  const lines = [line(0.1, 'cleared'), line(0.2, 'cleared'), line(50, 'pending'), line(70, 'returned')];
  expect(sumPayments(lines)).toEqual([{ currency: 'ILS', paid: 0.3, pending: 50 }]);
  expect(sumPayments([])).toEqual([]);
});

test('each currency by itself, and nothing is lost between them', () => {
  const lines = fc.array(
    fc.record({
      amount: fc.nat(100_000),
      status: fc.constantFrom(...PAYMENT_STATUSES),
      currency: fc.constantFrom(...CURRENCIES),
    }),
  );
  fc.assert(
    fc.property(lines, (all) => {
      for (const currency of CURRENCIES) {
        const own = all.filter((one) => one.currency === currency);
        const total = (status: string) =>
          own.filter((one) => one.status === status).reduce((sum, one) => sum + one.amount, 0);
        const sum = sumPayments(all).find((one) => one.currency === currency);
        expect(sum?.paid ?? 0).toBe(total('cleared'));
        expect(sum?.pending ?? 0).toBe(total('pending'));
        expect(sum === undefined).toBe(own.length === 0);
      }
    }),
  );
});
