import { UnitInput } from '@diyar/contract/units';
import { expect, test } from 'vitest';
import { chosen, unit } from './sample.testing.ts';
import { freshUnit, hasContent, lostByCount, unitDraftOf, unitPayload, withCount } from './unit.ts';

let made = 0;
const newKey = () => `new-${++made}`;

test('a higher count adds units with the defaults', () => {
  const units = withCount([], 2, newKey);
  expect(units).toMatchObject([
    { id: null, unitLabelEn: 'Unit 1', unitLabelAr: 'وحدة 1', sizeSqm: 90, bedrooms: 2, bathrooms: 2 },
    { unitLabelEn: 'Unit 2', isAvailable: true, price: null },
  ]);
});

test('after one in the middle was deleted the next gets a number of its own', () => {
  const units = withCount([], 3, newKey).toSpliced(1, 1);
  expect(withCount(units, 4, newKey).map((one) => one.unitNumber)).toEqual(['1', '3', '4', '5']);
});

test('a lower count trims at the end and names what would be lost', () => {
  const units = [unitDraftOf(unit(1)), ...withCount([], 2, newKey)];
  expect(withCount(units, 1, newKey).map(({ id }) => id)).toEqual([1]);
  expect(lostByCount(units, 1)).toEqual([]);
  expect(lostByCount(units, 0).map(({ id }) => id)).toEqual([1]);
  expect(lostByCount(units, -5)).toHaveLength(1);
});

test('a unit has content when it is on the server or someone filled it in', () => {
  const fresh = freshUnit(4, 'x');
  expect(hasContent(fresh)).toBe(false);
  expect(hasContent({ ...fresh, aboutAr: 'زاوية' })).toBe(true);
  expect(hasContent({ ...fresh, media: [chosen('a')] })).toBe(true);
  expect(hasContent(unitDraftOf(unit(1)))).toBe(true);
});

test('reading and sending back changes nothing', () => {
  const { isSold: _, status: ____, cover: __, images: ___, ...sent } = unit(3);
  expect(UnitInput.parse(unitPayload(unitDraftOf(unit(3))))).toMatchObject(sent);
});

test('without a price there is no currency', () => {
  expect(unitPayload(unitDraftOf(unit(1, { price: null, currency: null }))).currency).toBeNull();
});
