import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as filters from './filters.ts';
import type { FigureUnit } from './unit-figures.ts';

const unit = (over: Partial<FigureUnit> = {}): FigureUnit => ({
  bedrooms: 2,
  sizeSqm: 100,
  isAvailable: true,
  price: null,
  currency: null,
  ...over,
});

const project: filters.FilterableProject = {
  nameEn: 'Olive Terraces',
  nameAr: 'مدرّجات الزيتون',
  cityEn: 'Ramallah',
  cityAr: 'رام الله',
  addressEn: 'Al-Tireh, Olive Street',
  addressAr: 'حيّ الطيرة، شارع الزيتون',
  isFeatured: true,
  isActive: true,
  isDraft: false,
  units: [
    unit({ bedrooms: 2, sizeSqm: 92 }),
    unit({ bedrooms: 3, sizeSqm: 135, price: 150_000, currency: 'USD' }),
  ],
};

const matches = (over: Partial<filters.ProjectFilters>, lang: 'ar' | 'en' = 'en') =>
  filters.matchesFilters(project, { ...filters.NO_FILTERS, ...over }, lang);

describe('filters', () => {
  test('beds are a minimum, 4 is 4 or more', () => {
    expect([1, 2, 3, 4].map((beds) => matches({ beds }))).toEqual([true, true, true, false]);
    expect(filters.matchesBeds([{ bedrooms: 6 }], 4)).toBe(true);
    expect(filters.matchesBeds([], 1)).toBe(false);
    expect(filters.matchesBeds([], null)).toBe(true);
  });

  test('type comes from the units', () => {
    expect(matches({ type: 'residential' })).toBe(true);
    expect(matches({ type: 'commercial' })).toBe(false);
    expect(filters.matchesType([{ bedrooms: 0 }, { bedrooms: 2 }], 'commercial')).toBe(true);
  });

  test.each([
    [null, null, true],
    [0, 91, false],
    [0, 92, true],
    [100, 110, true],
    [135, null, true],
    [136, null, false],
    [null, 50, false],
  ])('area %s to %s: %s (ranges overlap)', (areaMin, areaMax, expected) => {
    expect(matches({ areaMin, areaMax })).toBe(expected);
  });

  test('price wants one available unit with a price inside', () => {
    expect(matches({ priceMin: 100_000, priceMax: 150_000 })).toBe(true);
    expect(matches({ priceMax: 149_999 })).toBe(false);
    expect(filters.matchesPrice([unit({ price: 5, currency: 'ILS', isAvailable: false })], 1, 9)).toBe(false);
    expect(filters.matchesPrice([unit({ price: 5, currency: 'ILS', isSold: true })], 1, 9)).toBe(false);
    const dinars = [unit({ price: 86_000, currency: 'JOD' })];
    expect(filters.matchesPrice(dinars, null, 86_000, 'USD')).toBe(false);
    expect(filters.matchesPrice(dinars, null, 86_000, 'JOD')).toBe(true);
    expect(filters.matchesPrice(dinars, null, 86_000)).toBe(true);
    expect(filters.matchesPrice([unit()], 0, null)).toBe(false);
    expect(filters.matchesPrice([], null, null)).toBe(true);
  });

  test('text matches name or address in the current language only, words in any order', () => {
    expect(matches({ q: 'OLIVE' })).toBe(true);
    expect(matches({ q: 'tireh terraces' })).toBe(true);
    expect(matches({ q: 'زيتون' })).toBe(false);
    expect(matches({ q: 'مدرجات' }, 'ar')).toBe(true);
    expect(matches({ q: 'الطيره' }, 'ar')).toBe(true);
    expect(matches({ q: '%' })).toBe(false);
  });

  test('city by its name in either language, status as displayed', () => {
    expect(matches({ city: 'ramallah' })).toBe(true);
    expect(matches({ city: 'رام الله' })).toBe(true);
    expect(matches({ city: 'Ram' })).toBe(false);
    expect(matches({ status: 'featured' })).toBe(true);
    expect(matches({ status: 'active' })).toBe(false);
  });
});

test('area overlaps exactly when some size of the range lies in both', () => {
  const size = fc.integer({ min: 10, max: 60 });
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 5 }), size, size, (sizes, a, b) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
      let overlap = false;
      for (let value = low; value <= high; value++) overlap ||= value >= min && value <= max;
      const units = sizes.map((sizeSqm) => ({ sizeSqm }));
      expect(filters.matchesArea(units, min, max)).toBe(overlap);
    }),
  );
});
