import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUILT_IN_CURRENCIES } from './place.ts';
import { type FigureUnit, priceFrom, typesOf, unitFigures } from './unit-figures.ts';

const unit = (over: Partial<FigureUnit> = {}): FigureUnit => ({
  bedrooms: 2,
  sizeSqm: 100,
  isAvailable: true,
  price: null,
  currency: null,
  ...over,
});

test('zero bedrooms means commercial, above zero residential, both are both, none is neither', () => {
  expect(typesOf([{ bedrooms: 0 }])).toEqual(['commercial']);
  expect(typesOf([{ bedrooms: 3 }])).toEqual(['residential']);
  expect(typesOf([{ bedrooms: 0 }, { bedrooms: 1 }])).toEqual(['residential', 'commercial']);
  expect(typesOf([])).toEqual([]);
});

test('the price from which is the lowest on offer, in the currency of most', () => {
  const units = [
    unit({ price: 90_000, currency: 'USD' }),
    unit({ price: 80_000, currency: 'USD', isAvailable: false }),
    unit({ price: 70_000, currency: 'USD', isSold: true }),
    unit({ price: 120_000, currency: 'USD' }),
    unit({ price: 50_000, currency: 'JOD' }),
  ];
  expect(priceFrom(units)).toEqual({ amount: 90_000, currency: 'USD' });
  expect(priceFrom([unit()])).toBeNull();
});

test('figures of some units, and of none', () => {
  expect(
    unitFigures([unit({ bedrooms: 1, sizeSqm: 60 }), unit({ bedrooms: 4, sizeSqm: 180, isSold: true })]),
  ).toEqual({
    types: ['residential'],
    unitsTotal: 2,
    unitsAvailable: 1,
    bedroomsMin: 1,
    bedroomsMax: 4,
    areaMin: 60,
    areaMax: 180,
    priceFrom: null,
  });
  expect(unitFigures([])).toMatchObject({ unitsTotal: 0, areaMin: null, bedroomsMax: null });
});

test('no unit lies outside the figures', () => {
  const units = fc.array(
    fc.record({
      bedrooms: fc.nat(6),
      sizeSqm: fc.integer({ min: 10, max: 900 }),
      isAvailable: fc.boolean(),
      price: fc.nat(500_000),
      currency: fc.constantFrom(...BUILT_IN_CURRENCIES),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(units, (some) => {
      const figures = unitFigures(some);
      const from = figures.priceFrom;
      expect(from === null).toBe(figures.unitsAvailable === 0);
      for (const one of some) {
        expect(one.sizeSqm).toBeGreaterThanOrEqual(figures.areaMin ?? Number.NaN);
        expect(one.bedrooms).toBeLessThanOrEqual(figures.bedroomsMax ?? Number.NaN);
        if (from && one.isAvailable && one.currency === from.currency) {
          expect(one.price).toBeGreaterThanOrEqual(from.amount);
        }
      }
    }),
  );
});
