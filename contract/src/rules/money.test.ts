import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, decimalsOf, fromMinor, sumAmounts, toMinor } from './money.ts';

test('agorot, cents and fils', () => {
  expect([toMinor(1.5, 'ILS'), toMinor(1.5, 'USD'), toMinor(1.5, 'JOD')]).toEqual([150, 150, 1500]);
  expect([decimalsOf('ILS'), decimalsOf('USD'), decimalsOf('JOD')]).toEqual([2, 2, 3]);
});

test('0.1 + 0.2 is 0.3 here', () => {
  expect(sumAmounts([0.1, 0.2], 'ILS')).toBe(0.3);
  expect(sumAmounts([], 'USD')).toBe(0);
});

test('sums are exact in the smallest unit, in any order', () => {
  const minors = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 50 });
  fc.assert(
    fc.property(minors, fc.constantFrom(...CURRENCIES), (parts, currency) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      const amounts = parts.map((part) => fromMinor(part, currency));
      expect(toMinor(sumAmounts(amounts, currency), currency)).toBe(total);
      expect(sumAmounts(amounts.toReversed(), currency)).toBe(sumAmounts(amounts, currency));
    }),
  );
});
