import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitNumbers, unitStatus } from './deals.ts';

test('a claim goes before a withdrawal', () => {
  expect(unitStatus(null, false)).toBe('available');
  expect(unitStatus(null, true)).toBe('withdrawn');
  expect(unitStatus('held', true)).toBe('held');
});

test('numbers by a pattern', () => {
  expect(unitNumbers('A-{floor}{nn}', 3, 3)).toEqual(['A-301', 'A-302', 'A-303']);
  expect(unitNumbers('P-{nn}', -2, 2, 9)).toEqual(['P-09', 'P-10']);
  expect(unitNumbers('S{floor}/{n}', -1, 1)).toEqual(['S-1/1']);
  expect(unitNumbers('A-{floor}{nn}', 3, 0)).toEqual([]);
});

test('a pattern with a place never repeats a number on a floor', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 200 }), fc.integer({ min: 0, max: 300 }), (floor, count) => {
      const numbers = unitNumbers('{floor}-{nn}', floor, count);
      expect(new Set(numbers).size).toBe(count);
    }),
  );
});
