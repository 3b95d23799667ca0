import { expect, test } from 'vitest';
import { unitId } from './ids.ts';
import { listedUnit, partsOf, readShortlist, SHORTLIST_MAX, writeShortlist } from './shortlist.ts';

test('an address may contain anything: each unit counts once, and at most 25', () => {
  expect(readShortlist('3.12,3.12, 4.5,x,0.1,7.08,7.8,,9.1.2')).toEqual(['3.12', '7.8']);
  expect(readShortlist(null)).toEqual([]);
  const many = Array.from({ length: 40 }, (_, i) => `1.${i + 1}`).join(',');
  expect(readShortlist(many)).toHaveLength(SHORTLIST_MAX);
});

test('what is written is read again', () => {
  const list = [listedUnit(3, unitId(12)), listedUnit(7, unitId(8))];
  expect(readShortlist(writeShortlist(list))).toEqual(list);
  expect(partsOf(listedUnit(3, unitId(12)))).toEqual({ projectId: 3, unitId: 12 });
});
