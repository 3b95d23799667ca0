import { mapProjectFacts } from '@diyar/contract/rules/project-facts';
import { expect, test } from 'vitest';
import { factsOf } from './facts-of.ts';

const unknown = {
  bedroomsMin: null,
  bedroomsMax: null,
  areaMin: null,
  areaMax: null,
  unitsTotal: 0,
  unitsAvailable: 0,
  building: { floors: null, entrances: null, parking: null, lifts: null },
  ...mapProjectFacts(() => null),
};

test('unknown facts are left out', () => {
  expect(factsOf(unknown, 'en')).toEqual({});
});

test('ranges, counts and the Levantine month', () => {
  const project = {
    ...unknown,
    bedroomsMin: 2,
    bedroomsMax: 4,
    areaMin: 92,
    areaMax: 1180,
    unitsTotal: 34,
    unitsAvailable: 9,
    building: { ...unknown.building, floors: 5 },
    handoverDate: '2027-09-30',
  };
  expect(factsOf(project, 'en')).toEqual({
    bedrooms: '2–4',
    area: '92–1,180',
    floors: 5,
    available: { left: 9, of: 34 },
    handover: 'September 2027',
  });
  expect(factsOf(project, 'ar').handover).toBe('أيلول 2027');
});

test('one size is no range, and offices have no bedrooms', () => {
  const offices = { ...unknown, bedroomsMin: 0, bedroomsMax: 0, areaMin: 120, areaMax: 120 };
  expect(factsOf(offices, 'en')).toEqual({ area: '120' });
});
