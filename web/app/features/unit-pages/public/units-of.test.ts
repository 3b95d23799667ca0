import { expect, test } from 'vitest';
import { unit } from '~/testing/sample-project.ts';
import { unitsOf } from './units-of.server.ts';

test('the units on offer stand by their numbers, whatever order they are stored in', () => {
  const stored = ['A-10', 'A-2', 'A-801', 'A-1'].map((unitNumber, i) =>
    unit(i + 1, { unitNumber, unitLabelEn: unitNumber }),
  );
  const media = () => {
    throw new Error('they have no pictures');
  };
  expect(unitsOf(stored, 'en', media).map(({ label }) => label)).toEqual(['A-1', 'A-2', 'A-10', 'A-801']);
});
