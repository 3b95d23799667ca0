import { expect, test } from 'vitest';
import { mergeDrafts } from './merge.ts';
import { newProject, type ProjectDraft } from './project.ts';
import { freshUnit, type UnitDraft } from './unit.ts';

const unit = (id: number | null, over: Partial<UnitDraft> = {}): UnitDraft => ({
  ...freshUnit(1, `unit-${id}`),
  id,
  ...over,
});
const draft = (over: Partial<ProjectDraft> = {}): ProjectDraft => ({
  ...newProject(),
  nameEn: 'Heights',
  units: [unit(1, { price: 100 }), unit(2)],
  ...over,
});

test('what only one side changed is merged and counted', () => {
  const start = draft();
  const mine = draft({ nameEn: 'Mine', units: [unit(1, { price: 100 }), unit(2), unit(null)] });
  const theirs = draft({ nameAr: 'لهم', units: [unit(1, { price: 100, sizeSqm: 99 }), unit(2)] });
  const merged = mergeDrafts(start, mine, theirs);
  expect(merged).toMatchObject({ conflicts: [], onlyMine: 2, onlyTheirs: 2 });
  expect(merged.draft).toMatchObject({ nameEn: 'Mine', nameAr: 'لهم' });
  expect(merged.draft.units.map(({ id, sizeSqm }) => [id, sizeSqm === 99])).toEqual([
    [1, true],
    [2, false],
    [null, false],
  ]);
});

test('what both changed is asked: theirs for prices, mine for the rest, and as it was chosen', () => {
  const start = draft();
  const mine = draft({ nameEn: 'Mine', units: [unit(1, { price: 110 }), unit(2)] });
  const theirs = draft({ nameEn: 'Theirs', units: [unit(1, { price: 120 }), unit(2)] });
  const usual = mergeDrafts(start, mine, theirs);
  expect(usual.conflicts).toEqual([
    { path: 'nameEn', mine: 'Mine', theirs: 'Theirs', usual: 'mine' },
    { path: 'units.0.price', mine: 110, theirs: 120, usual: 'theirs' },
  ]);
  expect([usual.draft.nameEn, usual.draft.units[0]?.price]).toEqual(['Mine', 120]);
  const chosen = mergeDrafts(
    start,
    mine,
    theirs,
    new Map([
      ['nameEn', 'theirs'],
      ['units.0.price', 'mine'],
    ]),
  );
  expect([chosen.draft.nameEn, chosen.draft.units[0]?.price]).toEqual(['Theirs', 110]);
});

test('a unit that one side deleted is gone, unless the other changed it; deals are those of today', () => {
  const start = draft();
  const theirs = draft({ units: [unit(1, { price: 100, status: 'sold' })] });
  expect(mergeDrafts(start, draft(), theirs).draft.units.map(({ id }) => id)).toEqual([1]);
  const changed = draft({ units: [unit(1, { price: 100 }), unit(2, { floor: 4 })] });
  const merged = mergeDrafts(start, changed, theirs).draft.units;
  expect(merged.map(({ id, floor, status }) => [id, floor, status])).toEqual(
    [
      [1, expect.anything(), 'sold'],
      [null, 4, 'available'],
    ].map((row, i) => (i === 0 ? [1, merged[0]?.floor, 'sold'] : row)),
  );
  const deleted = draft({ units: [unit(2)] });
  expect(mergeDrafts(start, deleted, draft()).draft.units.map(({ id }) => id)).toEqual([2]);
});

test('without a common start every difference is asked', () => {
  expect(mergeDrafts(null, draft({ nameEn: 'A' }), draft()).conflicts.map(({ path }) => path)).toEqual([
    'nameEn',
  ]);
});
