import { expect, test } from 'vitest';
import { freshUnit } from '~/features/project-draft/admin/unit.ts';
import { isUnitSound, unitProblems } from './unit-problems.ts';

const unit = freshUnit(1, 'x');

test('a new unit is valid; the area is at least 10, rooms at least 0', () => {
  expect(isUnitSound(unit)).toBe(true);
  expect(unitProblems({ ...unit, sizeSqm: 8, bedrooms: -1 })).toEqual({
    sizeSqm: 'min:10',
    bedrooms: 'min:0',
  });
  expect(isUnitSound({ ...unit, bedrooms: 0, bathrooms: 0 })).toBe(true);
});

test('prices and floors have their limits too', () => {
  expect(unitProblems({ ...unit, price: -5 })).toEqual({ price: 'min:0' });
  expect(unitProblems({ ...unit, floor: 1.5 })).toEqual({ floor: 'notWhole' });
});
