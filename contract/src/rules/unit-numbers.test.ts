import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitNumbers } from './deals.ts';

test('a floor of numbers by a pattern', () => {
  expect(unitNumbers('A-{floor}{nn}', 3, 3)).toEqual(['A-301', 'A-302', 'A-303']);
  expect(unitNumbers('P-{n}', -2, 2, 9)).toEqual(['P-9', 'P-10']);
  expect(unitNumbers('S{nnn}', -1, 1)).toEqual(['S001']);
  expect(unitNumbers('Roof', 7, 1)).toEqual(['Roof']);
  expect(unitNumbers('A-{nn}', 1, -1)).toEqual([]);
});

const plain = fc.string({ maxLength: 6 }).filter((text) => !/[{}$]/.test(text));
const counter = fc.integer({ min: 1, max: 4 }).map((digits) => `{${'n'.repeat(digits)}}`);
const pattern = fc
  .tuple(plain, fc.constantFrom('', '{floor}-'), counter, plain)
  .map((parts) => parts.join(''));

test('with a counter every unit has its own number, and further units change none before them', () => {
  fc.assert(
    fc.property(
      pattern,
      fc.integer({ min: -20, max: 200 }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 500 }),
      (text, floor, count, first) => {
        const numbers = unitNumbers(text, floor, count, first);
        expect(numbers).toHaveLength(count);
        expect(new Set(numbers).size).toBe(count);
        expect(unitNumbers(text, floor, count + 3, first).slice(0, count)).toEqual(numbers);
        expect(unitNumbers(text, floor, count, first + 1).slice(0, -1)).toEqual(numbers.slice(1));
        expect(numbers.every((number) => !number.includes('{'))).toBe(true);
      },
    ),
  );
});

test('floors of one pattern share no number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -20, max: 200 }),
      fc.integer({ min: -20, max: 200 }),
      fc.integer({ min: 1, max: 99 }),
      (one, other, count) => {
        fc.pre(one !== other);
        const taken = new Set(unitNumbers('A-{floor}{nn}', one, count));
        expect(unitNumbers('A-{floor}{nn}', other, count).some((number) => taken.has(number))).toBe(false);
      },
    ),
  );
});
