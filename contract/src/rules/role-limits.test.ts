import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beyondLimits,
  isWithin,
  type LimitedDeal,
  listTotal,
  NO_LIMITS,
  percentBelow,
} from './role-limits.ts';

const flat = (amount: number | null, currency: 'USD' | 'JOD' | 'ILS' | null = 'USD') => ({
  kind: 'apartment' as const,
  amount,
  currency,
});
const line = (kind: 'charge' | 'discount' | 'refund' | 'writeOff', amount: number) => ({
  kind,
  reason: kind === 'charge' ? ('price' as const) : ('' as const),
  amount,
  currency: 'USD' as const,
});
const deal = (price: number, discount = 0, units: LimitedDeal['units'] = [flat(100_000)]): LimitedDeal => ({
  isEnded: false,
  currency: 'USD',
  lines: [line('charge', price), ...(discount > 0 ? [line('discount', discount)] : [])],
  units,
});
const limits = (belowList: number) => ({ ...NO_LIMITS, belowList });

test('the first price counts from the list, exactly to the limit', () => {
  expect(beyondLimits(null, deal(98_000), limits(2))).toBeNull();
  expect(beyondLimits(null, deal(100_000, 2_000), limits(2))).toBeNull();
  expect(beyondLimits(null, deal(97_999.99), limits(2))).toEqual({
    ...{ kind: 'belowList', figure: 2.1, limit: 2, currency: null },
  });
  expect(beyondLimits(null, deal(1), limits(2))?.figure).toBe(100);
  expect(beyondLimits(null, deal(97_999.99), NO_LIMITS)).toBeNull();
});

test('what does not lower what is to be paid never asks, whatever it was before', () => {
  const before = deal(80_000);
  expect(beyondLimits(before, deal(80_000), limits(0))).toBeNull();
  expect(beyondLimits(before, deal(85_000, 5_000), limits(0))).toBeNull();
  expect(beyondLimits(before, deal(80_000, 1), limits(2))?.figure).toBe(20.1);
});

test('without a list price, in another currency or in several, lowering is beyond', () => {
  expect(beyondLimits(null, deal(100_000, 0, [flat(null)]), limits(50))?.figure).toBeNull();
  expect(beyondLimits(null, deal(100_000, 0, [flat(70_000, 'JOD')]), limits(50))?.figure).toBeNull();
  expect(beyondLimits(null, deal(100_000, 0, []), limits(50))?.figure).toBeNull();
  expect(listTotal([flat(1), flat(2, 'JOD')])).toBeNull();
  // a parking space without a price comes with the home; a home without one does not come with a parking space
  const parking = { kind: 'parking' as const, amount: null, currency: null };
  expect(beyondLimits(null, deal(99_000, 0, [flat(100_000), parking]), limits(1))).toBeNull();
  expect(listTotal([flat(null), { ...parking, amount: 5_000, currency: 'USD' }])).toBeNull();
});

test('a price that goes, and a unit that joins for nothing, lower it too; an ended deal owes nothing', () => {
  const before = deal(100_000);
  expect(beyondLimits(before, { ...before, lines: [] }, limits(50))?.figure).toBe(100);
  expect(beyondLimits(before, { ...before, lines: [], isEnded: true }, limits(50))).toBeNull();
  const two = deal(100_000, 0, [flat(100_000), flat(100_000)]);
  expect(beyondLimits(before, two, limits(10))?.figure).toBe(50);
  // opened again it counts like a first price
  expect(beyondLimits({ ...before, lines: [], isEnded: true }, deal(90_000), limits(5))?.figure).toBe(10);
});

test('refunds and write-offs are added up per deal and currency', () => {
  const paid = { ...NO_LIMITS, refund: { ILS: null, USD: 1_000, JOD: 0 } };
  const with_ = (...lines: LimitedDeal['lines']) => ({ ...deal(100_000), lines });
  const one = with_(line('charge', 100_000), line('refund', 600));
  expect(beyondLimits(deal(100_000), one, paid)).toBeNull();
  const two = with_(...one.lines, line('refund', 401));
  expect(beyondLimits(one, two, paid)).toEqual({
    ...{ kind: 'refund', figure: 1_001, limit: 1_000, currency: 'USD' },
  });
  // what others gave back is no reason to refuse anything else
  expect(beyondLimits(two, two, paid)).toBeNull();
  expect(isWithin({ kind: 'refund', figure: 1_001, limit: 1_000, currency: 'USD' }, paid)).toBe(false);
  expect(isWithin({ kind: 'refund', figure: 1_001, limit: 1_000, currency: 'USD' }, NO_LIMITS)).toBe(true);
});

test('of any first price: refused exactly where it is below the list by more than the limit, and reads so', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000_000_00 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 10_000 }), (list, net, hundredths) => {
      const limit = hundredths / 100;
      const answer = beyondLimits(null, deal(net / 100, 0, [flat(list / 100)]), limits(limit));
      const isBelow = BigInt(list - net) * 10_000n > BigInt(list) * BigInt(hundredths);
      expect(answer !== null).toBe(isBelow);
      if (answer) expect(answer.figure).toBeGreaterThan(limit - 1e-9);
      expect(percentBelow(list, list)).toBe(0);
    }),
  );
});
