import { expect, test } from 'vitest';
import { fitsQuery, foundUnits, isNarrowed, readUnitQuery, unitSearch } from './unit-query.ts';

const unit = (id: string, bedrooms: number, sizeSqm: number, floor: number | null, amount?: number) => ({
  id,
  bedrooms,
  sizeSqm,
  floor,
  price: amount === undefined ? null : { amount, currency: 'USD' as const },
});
const UNITS = [
  unit('A', 2, 90, 1, 142_000),
  unit('B', 3, 135, 3, 172_000),
  unit('C', 4, 180, 4),
  unit('D', 3, 130, null, 168_500),
];
const found = (search: string) => foundUnits(readUnitQuery(search), UNITS, 'USD').map(({ id }) => id);

test('what is no number narrows nothing', () => {
  expect(isNarrowed(readUnitQuery('?rooms=x&max=-1&floor=1.5&area=&order=name'))).toBe(false);
  expect(found('?rooms=x&max=-1&floor=1.5&area=&order=name')).toEqual(['A', 'B', 'C', 'D']);
});

test('bedrooms and area at least, floors from and to, a price at most', () => {
  expect(found('?rooms=3')).toEqual(['B', 'C', 'D']);
  expect(found('?area=130&rooms=3&floor=3')).toEqual(['B']);
  expect(found('?floorFrom=3')).toEqual(['B', 'C']);
  expect(found('?floorTo=3')).toEqual(['A', 'B']);
  expect(found('?floorFrom=4&floorTo=3')).toEqual(['B', 'C']);
  // an address of an earlier version names one floor
  expect(found('?floor=3')).toEqual(['B']);
  expect(found('?max=170,000')).toEqual(['A', 'C', 'D']);
  expect(found('?max=١٤٢٠٠٠')).toEqual(['A', 'C']);
});

test('a budget in one currency finds no price in another', () => {
  const [cheap] = UNITS;
  if (!cheap) throw new Error('there are four');
  const dinars = { ...cheap, price: { amount: 86_000, currency: 'JOD' as const } };
  expect(fitsQuery(readUnitQuery('?max=90000'), dinars, 'USD')).toBe(false);
  expect(fitsQuery(readUnitQuery('?max=90000'), dinars, 'JOD')).toBe(true);
});

test('cheapest, highest or largest first, and what has no price last', () => {
  expect(found('?order=price')).toEqual(['A', 'D', 'B', 'C']);
  expect(found('?order=floor')).toEqual(['C', 'B', 'A', 'D']);
  expect(found('?order=area')).toEqual(['C', 'B', 'D', 'A']);
});

test('what was asked of a list is asked of its project; a budget in another currency is not', () => {
  const asked = { beds: 3, areaMin: 100, priceMax: 150_000, currency: 'USD' as const };
  expect(unitSearch(asked, 'USD')).toBe('?rooms=3&max=150000&area=100');
  expect(unitSearch(asked, 'JOD')).toBe('?rooms=3&area=100');
  expect(unitSearch({ beds: null, areaMin: 0, priceMax: null, currency: null }, null)).toBe('');
});
