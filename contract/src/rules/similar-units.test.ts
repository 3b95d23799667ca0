import { expect, test } from 'vitest';
import { similarUnits } from './similar-units.ts';

test('as many bedrooms first, then the nearest area, three of them', () => {
  const units = [
    { id: 1, bedrooms: 3, sizeSqm: 140 },
    { id: 2, bedrooms: 2, sizeSqm: 200 },
    { id: 3, bedrooms: 2, sizeSqm: 95 },
    { id: 4, bedrooms: 5, sizeSqm: 92 },
    { id: 5, bedrooms: 3, sizeSqm: 120 },
  ];
  expect(similarUnits({ bedrooms: 2, sizeSqm: 90 }, units).map(({ id }) => id)).toEqual([3, 2, 5]);
  expect(similarUnits({ bedrooms: 2, sizeSqm: 90 }, [])).toEqual([]);
});
