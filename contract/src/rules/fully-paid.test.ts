import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFullyPaid } from './fully-paid.ts';

test.each([
  ['1000', '1000', true],
  ['1000', '1000.01', true],
  ['1000', '999.99', false],
  ['$1,000.00', '1000', true],
  ['1000 ILS', '1000 USD', false],
  ['', '1000', false],
  ['1000', '', false],
  ['agreed', 'all', false],
  ['0', '0', true],
  [1000, 1500, true],
  [null, undefined, false],
])('due %s, paid %s: %s', (due, paid, expected) => {
  expect(isFullyPaid(due, paid)).toBe(expected);
});

test('marked is paid, whatever the amounts', () => {
  expect(isFullyPaid('1000', '', true)).toBe(true);
});

test('paid covers due exactly when it is not less', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, (due, paid) => {
      expect(isFullyPaid(String(due), String(paid))).toBe(paid >= due);
    }),
  );
});
