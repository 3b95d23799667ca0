import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countFilters, hasPriceFilter, readFilters, writeFilters } from './filter-query.ts';
import { NO_FILTERS } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('a form sent with nothing filled filters nothing', () => {
  const empty = 'q=&city=&type=&status=&beds=&areaMin=&areaMax=&priceMin=&priceMax=';
  expect(read(empty)).toEqual(NO_FILTERS);
  expect(read('')).toEqual(NO_FILTERS);
});

test('every filter is read, in digits of either script', () => {
  expect(
    read('q=+olive+&city=Ramallah&type=residential&status=active&beds=4%2B&areaMin=٩٠&priceMax=1,000'),
  ).toEqual({
    ...NO_FILTERS,
    q: 'olive',
    city: 'Ramallah',
    type: 'residential',
    status: 'active',
    beds: 4,
    areaMin: 90,
    priceMax: 1000,
  });
});

test('nonsense is left out, ranges are turned, too many beds are 4', () => {
  expect(read('type=x&status=y&beds=-1&areaMin=-5&areaMax=abc')).toEqual(NO_FILTERS);
  expect(read('areaMin=200&areaMax=100')).toMatchObject({ areaMin: 100, areaMax: 200 });
  expect(read('beds=9').beds).toBe(4);
  expect(read('beds=1.5').beds).toBeNull();
});

test('what is written is read back the same; any query can be read', () => {
  const filters = fc.record({
    q: fc.string({ maxLength: 40 }).map((q) => q.trim()),
    city: fc.string({ maxLength: 40 }).map((city) => city.trim()),
    type: fc.constantFrom(null, 'residential' as const, 'commercial' as const),
    status: fc.constantFrom(null, 'featured' as const, 'active' as const, 'archived' as const),
    beds: fc.option(fc.integer({ min: 1, max: 4 })),
    areaMin: fc.option(fc.integer({ min: 0, max: 99 })),
    areaMax: fc.option(fc.integer({ min: 100, max: 999 })),
    priceMin: fc.option(fc.integer({ min: 0, max: 99 })),
    priceMax: fc.option(fc.integer({ min: 100, max: 999 })),
    currency: fc.constantFrom(null, 'USD' as const, 'JOD' as const),
  });
  fc.assert(
    fc.property(filters, (set) => {
      const currency = hasPriceFilter(set) ? set.currency : null;
      expect(readFilters(writeFilters(set))).toEqual({ ...set, currency });
    }),
  );
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(() => read(query)).not.toThrow();
    }),
  );
});

test('a currency belongs to a price: alone it filters nothing, and it is not counted', () => {
  expect(writeFilters(read('currency=JOD')).toString()).toBe('');
  const dinars = read('priceMax=86000&currency=JOD&beds=2');
  expect(writeFilters(dinars).toString()).toBe('beds=2&priceMax=86000&currency=JOD');
  expect(countFilters(dinars)).toBe(2);
  expect(read('priceMax=1&currency=GBP').currency).toBeNull();
});
