import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Account, balanceOf } from './balance.ts';

const account = (over: Partial<Account>): Account => ({
  dueAmountStr: '',
  paidAmountStr: '',
  markedFullyPaid: false,
  ...over,
});

test('typed amounts: what is owed, in the currency that is named', () => {
  expect(balanceOf(account({ dueAmountStr: '$1,000.50', paidAmountStr: '400' }))).toMatchObject({
    due: { amount: 1000.5, currency: 'USD' },
    outstanding: { amount: 600.5, currency: 'USD' },
    isFullyPaid: false,
  });
});

test('another currency covers nothing', () => {
  expect(balanceOf(account({ dueAmountStr: '1000 ILS', paidAmountStr: '5000 USD' }))).toMatchObject({
    outstanding: { amount: 1000, currency: 'ILS' },
    isFullyPaid: false,
  });
});

test('where there are lines, they are what was paid; pending cheques are not yet', () => {
  const payments = [
    { currency: 'ILS' as const, paid: 300, pending: 500 },
    { currency: 'USD' as const, paid: 900, pending: 0 },
  ];
  expect(balanceOf(account({ dueAmountStr: '1000 ILS', paidAmountStr: '999999', payments }))).toMatchObject({
    paid: { amount: 300, currency: 'ILS' },
    pending: { amount: 500, currency: 'ILS' },
    outstanding: { amount: 700, currency: 'ILS' },
    isFullyPaid: false,
  });
});

test('marked as paid owes nothing', () => {
  expect(balanceOf(account({ dueAmountStr: '1000', markedFullyPaid: true }))).toMatchObject({
    outstanding: { amount: 0 },
    isFullyPaid: true,
  });
});

test('nobody owes less than nothing, and who has paid owes nothing', () => {
  const amount = fc.oneof(fc.nat(5000).map(String), fc.constantFrom('', 'x', '5 $', '7 ILS', '1,5'));
  fc.assert(
    fc.property(amount, amount, fc.boolean(), (dueAmountStr, paidAmountStr, markedFullyPaid) => {
      const { outstanding, isFullyPaid } = balanceOf({ dueAmountStr, paidAmountStr, markedFullyPaid });
      expect(outstanding.amount).toBeGreaterThanOrEqual(0);
      if (isFullyPaid) expect(outstanding.amount).toBe(0);
      if (markedFullyPaid) expect(isFullyPaid).toBe(true);
    }),
  );
});
