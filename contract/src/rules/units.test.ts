import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampArea, clampCount, clampRooms, isOnOffer, newUnit, resizeUnits, toNumber } from './units.ts';

test.each([
  ['12', 12],
  ['١٢', 12],
  ['92,5', 92.5],
  ['abc', 0],
  ['', 0],
  [null, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [7, 7],
])('%s becomes %d', (typed, number) => {
  expect(toNumber(typed)).toBe(number);
});

test('counts, rooms and area are clamped', () => {
  expect(clampCount('-3')).toBe(0);
  expect(clampCount('4.9')).toBe(4);
  expect(clampRooms('-1')).toBe(0);
  expect(clampRooms('x')).toBe(0);
  expect(clampArea('9')).toBe(10);
  expect(clampArea('x')).toBe(10);
  expect(clampArea('10.5')).toBe(10.5);
});

test('a new unit has area 90, two bedrooms, two bathrooms and its number', () => {
  expect(newUnit(3)).toMatchObject({ sizeSqm: 90, bedrooms: 2, bathrooms: 2, unitLabelEn: 'Unit 3' });
  expect(newUnit(3).unitLabelAr).toBe('وحدة 3');
});

test('the count adds new units at the end or trims from it', () => {
  const units = ['a', 'b', 'c'];
  expect(resizeUnits(units, 5, (n) => `new ${n}`)).toEqual(['a', 'b', 'c', 'new 4', 'new 5']);
  expect(resizeUnits(units, 1, () => 'x')).toEqual(['a']);
  expect(resizeUnits(units, -1, () => 'x')).toEqual([]);
});

test('resizing always gives the clamped count and keeps the front', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: -20, max: 60 }), (units, count) => {
      const resized = resizeUnits(units, count, (n) => `#${n}`);
      expect(resized.length).toBe(Math.max(0, count));
      expect(resized.slice(0, units.length)).toEqual(units.slice(0, Math.max(0, count)));
    }),
  );
});

test('on offer is what is available and not sold', () => {
  expect(isOnOffer({ isAvailable: true })).toBe(true);
  expect(isOnOffer({ isAvailable: true, isSold: true })).toBe(false);
  expect(isOnOffer({ isAvailable: false, isSold: false })).toBe(false);
});
