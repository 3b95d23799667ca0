import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countApartments, countFloors, FLOORS, occupancy } from './occupancy.ts';

test.each([
  [24, 46, 52],
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [0, 4, 0],
  [4, 4, 100],
  [0, 0, 0],
])('%i of %i is %i percent, rounded', (reserved, total, percent) => {
  expect(occupancy(reserved, total)).toBe(percent);
});

test('the building goes from 6 down to -3', () => {
  expect(FLOORS).toEqual([6, 5, 4, 3, 2, 1, 0, -1, -2, -3]);
});

test('a floor without apartments still shows', () => {
  const floors = countFloors([
    { floor: 6, reserved: true },
    { floor: 6, reserved: false },
  ]);
  expect(floors.length).toBe(10);
  expect(floors[0]).toEqual({ floor: 6, total: 2, reserved: 1, available: 1, percent: 50 });
  expect(floors[1]).toEqual({ floor: 5, total: 0, reserved: 0, available: 0, percent: 0 });
});

test('the floors add up to the building', () => {
  const apartment = fc.record({ floor: fc.constantFrom(...FLOORS), reserved: fc.boolean() });
  fc.assert(
    fc.property(fc.array(apartment), (apartments) => {
      const all = countApartments(apartments);
      const floors = countFloors(apartments);
      expect(floors.reduce((sum, floor) => sum + floor.total, 0)).toBe(all.total);
      expect(floors.reduce((sum, floor) => sum + floor.reserved, 0)).toBe(all.reserved);
      expect(all.reserved + all.available).toBe(all.total);
      expect(all.percent >= 0 && all.percent <= 100).toBe(true);
    }),
  );
});
