import { expect, test } from 'vitest';
import { mapFacts } from '../rules/facts.ts';
import { OPTIONAL_FACTS } from '../rules/unit-facts.ts';
import { Unit } from '../units.ts';
import { expectShape, snakeCased } from './shapes.testing.ts';
import { readUnit, readUnits } from './units.ts';

const unit = {
  id: 8,
  unitNumber: 'B-204',
  unitLabelEn: 'Unit B-204',
  unitLabelAr: 'وحدة B-204',
  ...mapFacts(OPTIONAL_FACTS, () => null),
  bedrooms: 3,
  bathrooms: 2,
  sizeSqm: 135.5,
  status: 'available',
  isAvailable: true,
  isSold: false,
  floor: 2,
  viewEn: 'West',
  viewAr: 'غرب',
  price: 150000,
  currency: 'USD' as const,
  aboutEn: 'Corner',
  aboutAr: 'زاوية',
  cover: null,
  images: [],
};

test('our own shape and snake_case', () => {
  expect(readUnit(unit)).toEqual(unit);
  expect(readUnit(snakeCased(unit))).toEqual(unit);
});

test('one label for both, flat cover, media under three names, numbers as text', () => {
  const odd = {
    unitId: '8',
    unit_label: 'B-204',
    beds: '3',
    baths: '2',
    area: '135.5',
    available: 'false',
    cover_file_id: 5,
    cover_url: '/uploads/c.png',
    media: [{ id: 1, file_id: 6, url: '/uploads/m.jpg', position: -1 }],
  };
  expect(readUnit(odd)).toMatchObject({
    id: 8,
    unitLabelEn: 'B-204',
    unitLabelAr: 'B-204',
    bedrooms: 3,
    sizeSqm: 135.5,
    isAvailable: false,
    price: null,
    currency: null,
    cover: { fileId: 5, url: '/uploads/c.png', mimeType: 'image/png' },
    images: [{ id: 1, fileId: 6, position: -1 }],
  });
});

test('a price without a known currency is in shekels; a negative one is none', () => {
  expect(readUnit({ id: 1, price: 5, currency: 'coins' })).toMatchObject({ price: 5, currency: 'ILS' });
  expect(readUnit({ id: 1, price: '5', currency: 'jod' })).toMatchObject({ price: 5, currency: 'JOD' });
  expect(readUnit({ id: 1, price: -5 })).toMatchObject({ price: null, currency: null });
});

test('an answer that is no list is an empty list', () => {
  expect(readUnits({ message: 'error' }).items).toEqual([]);
  expect(readUnits({ results: [unit, {}] }).items).toEqual([unit]);
});

test('whatever comes, what is read has our shape', () => {
  expectShape(Unit, readUnit, Object.keys(unit));
});
