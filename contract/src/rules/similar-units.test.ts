import { expect, test } from 'vitest';
import { similarUnits } from './similar-units.ts';

test('as many bedrooms first, then the nearest area, three of them', () => {
  const units = [
    { id: 1, bedrooms: 3, size: 140 },
    { id: 2, bedrooms: 2, size: 200 },
    { id: 3, bedrooms: 2, size: 95 },
    { id: 4, bedrooms: 5, size: 92 },
    { id: 5, bedrooms: 3, size: 120 },
  ];
  expect(similarUnits({ bedrooms: 2, size: 90 }, units).map(({ id }) => id)).toEqual([3, 2, 5]);
  expect(similarUnits({ bedrooms: 2, size: 90 }, [])).toEqual([]);
});
