import type { BuildingSetup, BuildingSetupUnit } from '@diyar/contract/building-setup';
import { unitId } from '@diyar/contract/rules/ids';
import { describe, expect, test } from 'vitest';
import {
  copyFloor,
  countOn,
  type Draft,
  type DraftFloor,
  differenceOf,
  draftOf,
  keptBy,
  payloadOf,
  placeUnit,
  problemsOf,
  readFloors,
  renamable,
  renamed,
  shownFloors,
  shownUnits,
  withCount,
  withFloor,
  withKind,
  withPattern,
  withRange,
  withUnits,
} from './draft.ts';
import { guessPattern } from './guess-pattern.ts';

let lastKey = 0;
const newKey = () => `new-${++lastKey}`;

const unit = (id: number, unitNumber: string, more: Partial<BuildingSetupUnit> = {}): BuildingSetupUnit => ({
  id: unitId(id),
  unitNumber,
  kind: 'apartment',
  isListed: false,
  bedrooms: 2,
  bathrooms: 1,
  sizeSqm: 0,
  status: 'available',
  hasDeals: false,
  awaitsDeal: false,
  ...more,
});

const setup = (more: Partial<BuildingSetup> = {}): BuildingSetup => ({
  isLacasa: false,
  floorsFrom: 1,
  floorsTo: 2,
  floors: [
    { floor: 2, units: [unit(3, 'A-201'), unit(4, 'A-202', { hasDeals: true, status: 'reserved' })] },
    { floor: 1, units: [unit(1, 'A-101'), unit(2, 'A-102')] },
  ],
  unplaced: [],
  version: 7,
  ...more,
});

const floorOf = (draft: Draft, floor: number): DraftFloor => {
  const found = shownFloors(draft).find((one) => one.floor === floor);
  if (!found) throw new Error(`no floor ${floor}`);
  return found;
};
const numbersOf = (draft: Draft, floor: number) =>
  shownUnits(floorOf(draft, floor)).map((one) => one.unitNumber);

describe('the pattern of a floor is read from its numbers', () => {
  test.each([
    [['A-301', 'A-302'], 3, { pattern: 'A-{floor}{nn}', first: 1 }],
    [['P-09', 'P-10'], -3, { pattern: 'P-{nn}', first: 9 }],
    [['9-01', '9-02'], 9, { pattern: '{floor}-{nn}', first: 1 }],
    [['4-01', '4-04'], 4, { pattern: '{floor}-{nn}', first: 3 }],
    [['12'], 1, { pattern: '{floor}{n}', first: 2 }],
    [['A-1', 'B-7'], 1, null],
    [['Roof'], 7, null],
    [[], 7, null],
  ])('%j on floor %i', (numbers, floor, guessed) => {
    expect(guessPattern(numbers, floor)).toEqual(guessed);
  });
});

describe('the range draws the rows', () => {
  test('a further floor is like the one below it, and narrowing loses nothing', () => {
    const draft = withRange(draftOf(setup()), 1, 4);
    expect(shownFloors(draft).map(({ floor }) => floor)).toEqual([4, 3, 2, 1]);
    expect(numbersOf(withFloor(draft, withCount(floorOf(draft, 4), 2, newKey)), 4)).toEqual([
      'A-401',
      'A-402',
    ]);
    const narrow = withRange(draft, 2, 2);
    expect(differenceOf(narrow).removed.map(({ unitNumber }) => unitNumber)).toEqual(['A-101', 'A-102']);
    expect(differenceOf(withRange(narrow, 1, 2)).removed).toEqual([]);
  });

  test('units that know their floor stand on it; the others wait', () => {
    const before = setup({
      floorsFrom: null,
      floorsTo: null,
      floors: [],
      unplaced: [
        { ...unit(1, '31'), floor: 3 },
        { ...unit(2, '32'), floor: null },
      ],
    });
    const draft = withRange(draftOf(before), 0, 3);
    expect(numbersOf(draft, 3)).toEqual(['31']);
    const placed = placeUnit(draft, 'unit-2', 3);
    expect([numbersOf(placed, 3), placed.unplaced]).toEqual([['31', '32'], []]);
  });
});

describe('units of a floor', () => {
  test('come and go at the end, and come back as they were', () => {
    const row = floorOf(draftOf(setup()), 1);
    const more = withCount(row, 3, newKey);
    expect(shownUnits(more).map((one) => one.unitNumber)).toEqual(['A-101', 'A-102', 'A-103']);
    const again = withCount(withCount(more, 0, newKey), 3, newKey);
    expect(shownUnits(again)).toEqual(shownUnits(more));
  });

  test('one that had a deal is named', () => {
    const row = floorOf(draftOf(setup()), 2);
    expect(keptBy(row, 1)?.unitNumber).toBe('A-202');
    expect(keptBy(floorOf(draftOf(setup()), 1), 0)).toBeUndefined();
  });

  test('offices have no bedrooms', () => {
    const row = withKind(floorOf(draftOf(setup()), 1), 'office');
    expect(shownUnits(row).map(({ kind, bedrooms }) => [kind, bedrooms])).toEqual([
      ['office', 0],
      ['office', 0],
    ]);
  });

  test('keep their numbers under a new pattern unless asked', () => {
    const grown = withCount(floorOf(draftOf(setup()), 1), 3, newKey);
    const draft = withFloor(draftOf(setup()), withPattern(grown, 'B{floor}/{n}'));
    expect(numbersOf(draft, 1)).toEqual(['A-101', 'A-102', 'B1/3']);
    expect(renamable(draft)).toHaveLength(2);
    expect(numbersOf(renamed(draft), 1)).toEqual(['B1/1', 'B1/2', 'B1/3']);
    expect(numbersOf(renamed(draft), 2)).toEqual(['A-201', 'A-202']);
  });
});

describe('copying a floor', () => {
  test('reads floors and ranges in every way they are written', () => {
    expect(readFloors('4–6, 8')).toEqual([4, 5, 6, 8]);
    expect(readFloors('-3–-1')).toEqual([-3, -2, -1]);
    expect(readFloors('2-4')).toEqual([2, 3, 4]);
    expect(readFloors('4، 4، x')).toEqual([4]);
  });

  test('brings count, kind and areas, and leaves units with deals', () => {
    const start = withRange(draftOf(setup()), 1, 3);
    const source = withUnits(withCount(floorOf(start, 1), 1, newKey), (one) => ({
      ...one,
      isListed: true,
      sizeSqm: 120,
    }));
    const draft = copyFloor(withFloor(start, source), 1, [1, 2, 3, 9], { withAreas: true, newKey });
    expect(numbersOf(draft, 3)).toEqual(['A-301']);
    expect(shownUnits(floorOf(draft, 3))[0]).toMatchObject({ id: null, isListed: true, sizeSqm: 120 });
    // A-202 is reserved: the floor keeps both
    expect(numbersOf(draft, 2)).toEqual(['A-201', 'A-202']);
    expect(shownUnits(floorOf(draft, 2)).map(({ id, sizeSqm }) => [id, sizeSqm])).toEqual([
      [3, 120],
      [4, 0],
    ]);
  });
});

describe('what stands in the way of a save', () => {
  test('a number twice, no number, a listed home without an area', () => {
    const start = draftOf(setup());
    const row = withCount(floorOf(start, 1), 3, newKey);
    const names = ['A-101', ' a-201', ''];
    const changed = { ...row, units: row.units.map((one, i) => ({ ...one, unitNumber: names[i] ?? '' })) };
    const found = problemsOf(withFloor(start, changed));
    expect([...found.values()]).toEqual(['duplicateNumber', 'required']);
    const listed = withFloor(
      start,
      withUnits(floorOf(start, 1), (one) => ({ ...one, isListed: true })),
    );
    expect([...problemsOf(listed).values()]).toEqual(['areaRequired', 'areaRequired']);
    const parking = withFloor(listed, withKind(floorOf(listed, 1), 'parking'));
    expect(problemsOf(parking).size).toBe(0);
  });

  test('numbers that repeat another floor can count on', () => {
    const empty = withRange(draftOf(setup({ floorsFrom: null, floorsTo: null, floors: [] })), -2, -1);
    const rows = [-1, -2].map((floor) => withPattern(withCount(floorOf(empty, floor), 8, newKey), 'P-{n}'));
    const draft = rows.reduce(withFloor, empty);
    expect(problemsOf(draft).size).toBe(16);
    expect(countOn(draft, floorOf(draft, -2))).toBe(9);
    expect(problemsOf(withFloor(draft, withPattern(floorOf(draft, -2), 'P-{n}', 9))).size).toBe(0);
  });
});

test('the payload has the floors of the range and the version that was seen', () => {
  expect(payloadOf(withRange(draftOf(setup()), 2, 2), 7)).toMatchObject({
    floorsFrom: 2,
    floorsTo: 2,
    version: 7,
    floors: [
      {
        floor: 2,
        units: [
          { id: 3, unitNumber: 'A-201' },
          { id: 4, unitNumber: 'A-202' },
        ],
      },
    ],
  });
});
