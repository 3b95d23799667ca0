import { type ApartmentNo, unitId } from '@diyar/contract/rules/ids';
import { expect, expectTypeOf, test } from 'vitest';
import { numberParam, searchWith, unitParam, unitSearch } from './search-params.ts';

test('sets and removes parameters, and leaves the others', () => {
  expect(searchWith('?lang=en&photo=3', { photo: 4 })).toBe('?lang=en&photo=4');
  expect(searchWith('?lang=en&photo=3', { photo: null, unit: unitId(12) })).toBe('?lang=en&unit=12');
  expect(searchWith('?photo=3', { photo: null })).toBe('');
});

test('on the site a unit is named by its id, which the compiler sees to', () => {
  expectTypeOf<{ unit: ApartmentNo }>().not.toExtend<Parameters<typeof searchWith>[1]>();
  expect(unitParam(unitSearch(unitId(31)), 'unit')).toBe(31);
});

test.each([
  ['?unit=12', 12],
  ['?unit=0', null],
  ['?unit=-1', null],
  ['?unit=1e3', null],
  ['?unit=12345678901', null],
  ['?unit=', null],
  ['', null],
])('%s is %s', (search, number) => {
  expect(numberParam(search, 'unit')).toBe(number);
});
