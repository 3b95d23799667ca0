import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_MAX } from '../limits.ts';
import { decimalsOf } from './money.ts';
import { BUILT_IN_CURRENCIES } from './place.ts';
import { changedPrice, PRICE_STEPS } from './price-change.ts';

test('raised by 3 % and rounded to 500', () => {
  const raise = { mode: 'raise', percent: 3, step: 500 } as const;
  expect([126_000, 140_000, 133_000].map((price) => changedPrice(price, 'USD', raise))).toEqual([
    130_000, 144_000, 137_000,
  ]);
});

test('half a step is rounded up, and the result is exact', () => {
  expect(changedPrice(100, 'USD', { mode: 'raise', percent: 0.5, step: 1 })).toBe(101);
  expect(changedPrice(100, 'USD', { mode: 'lower', percent: 0.5, step: 1 })).toBe(100);
  expect(changedPrice(750, 'ILS', { mode: 'set', amount: 750, step: 500 })).toBe(1000);
  // 1.005 × 100 is 100.49999999999999 in binary fractions
  expect(changedPrice(1.005, 'JOD', { mode: 'raise', percent: 9900, step: 1 })).toBe(101);
});

test('lowered by more than everything, or raised beyond the largest amount, is no price', () => {
  expect(changedPrice(100, 'USD', { mode: 'lower', percent: 101, step: 1 })).toBeNull();
  expect(changedPrice(100, 'USD', { mode: 'lower', percent: 100, step: 1 })).toBe(0);
  expect(changedPrice(AMOUNT_MAX, 'USD', { mode: 'raise', percent: 10, step: 1 })).toBeNull();
});

test('a changed price is the nearest multiple of its step', () => {
  fc.assert(
    fc.property(
      fc.record({
        currency: fc.constantFrom(...BUILT_IN_CURRENCIES),
        mode: fc.constantFrom('raise', 'lower'),
        step: fc.constantFrom(...PRICE_STEPS),
        minor: fc.integer({ min: 0, max: 50_000_000_000 }),
        // hundredths of a percent
        parts: fc.integer({ min: 0, max: 10_000 }),
      }),
      ({ currency, mode, step, minor, parts }) => {
        const scale = 10 ** decimalsOf(currency);
        const changed = changedPrice(minor / scale, currency, { mode, percent: parts / 100, step });
        if (changed === null) return;
        expect(changed % step).toBe(0);
        // compared in ten-thousandths of the smallest unit, where everything is whole
        const exact = BigInt(minor) * BigInt(mode === 'raise' ? 10_000 + parts : 10_000 - parts);
        const off = BigInt(changed) * BigInt(scale) * 10_000n - exact;
        const half = (BigInt(step) * BigInt(scale) * 10_000n) / 2n;
        expect(off <= half && off > -half).toBe(true);
      },
    ),
  );
});

test('by 0 % and rounded to 1, whole prices stay as they are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom(...BUILT_IN_CURRENCIES),
      (price, currency) => {
        expect(changedPrice(price, currency, { mode: 'raise', percent: 0, step: 1 })).toBe(price);
      },
    ),
  );
});
