import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf } from './balance.ts';
import { topUnpaid, totalsByCurrency } from './unpaid.ts';

const apartment = (dueAmountStr: string, paidAmountStr: string, over: object = {}) => ({
  reserved: true,
  payments: [],
  ...balanceOf({ dueAmountStr, paidAmountStr, markedFullyPaid: false }),
  ...over,
});

test('reserved with incomplete payments, most outstanding first', () => {
  const list = [
    apartment('100', '90'),
    apartment('100', '100'),
    apartment('900', '100'),
    apartment('9999', '', { reserved: false }),
    apartment('', ''),
  ];
  expect(topUnpaid(list).map((one) => one.outstanding.amount)).toEqual([800, 10, 0]);
});

test('the top 20, sorted, none of them smaller than one left out', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { maxLength: 60 }), (dues) => {
      const all = dues.map((due) => apartment(String(due + 1), '0'));
      const top = topUnpaid(all).map((one) => one.outstanding.amount);
      expect(top).toEqual(
        dues
          .map((due) => due + 1)
          .sort((a, b) => b - a)
          .slice(0, 20),
      );
    }),
  );
});

test('sums per currency, never mixed', () => {
  const totals = totalsByCurrency([
    apartment('100 ILS', '40'),
    apartment('0.1 ILS', ''),
    apartment('0.2 ILS', ''),
    apartment('100 $', '30 ILS'),
    apartment('7', '2'),
    apartment('5000 $', '', { reserved: false }),
  ]);
  expect(totals.map(({ currency, due, paid, outstanding }) => [currency, due, paid, outstanding])).toEqual([
    ['ILS', 100.3, 70, 60.3],
    ['USD', 100, 0, 100],
    ['Unknown', 7, 2, 5],
  ]);
});
