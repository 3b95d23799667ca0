import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homesFirst, unitNumbers, unitStatus } from './deals.ts';

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

test('homes come before what goes with them, each in the order they had', () => {
  const units = [
    { label: 'P-12', kind: 'parking' },
    { label: 'A-303', kind: 'apartment' },
    { label: 'S-03', kind: 'storage' },
    { label: 'A-101', kind: 'apartment' },
  ] as const;
  expect(homesFirst(units).map(({ label }) => label)).toEqual(['A-303', 'A-101', 'P-12', 'S-03']);
});
