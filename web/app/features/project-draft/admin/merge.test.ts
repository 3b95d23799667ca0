import { unitId } from '@diyar/contract/rules/ids';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DraftMedia } from './media.ts';
import { mergeDrafts } from './merge.ts';
import { newProject, type ProjectDraft } from './project.ts';
import { chosen } from './sample.testing.ts';
import { freshUnit, type UnitDraft } from './unit.ts';

const unit = (id: number | null, over: Partial<UnitDraft> = {}): UnitDraft => ({
  ...freshUnit(1, `unit-${id}`),
  id: id === null ? null : unitId(id),
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

describe('pictures', () => {
  const media = (...keys: string[]) => keys.map((key) => chosen(key));
  const names = (of: ProjectDraft['media']) => of.map(({ key }) => key);
  const start = draft({ media: media('cover', 'a', 'b', 'c') });

  test('what either added stays, what either removed goes, and nobody is asked', () => {
    const merged = mergeDrafts(
      start,
      draft({ media: media('cover', 'a', 'c', 'mine') }),
      draft({ media: media('cover', 'a', 'b', 'theirs') }),
    );
    expect(names(merged.draft.media)).toEqual(['cover', 'a', 'theirs', 'mine']);
    expect(merged.conflicts).toEqual([]);
    const [told] = merged.pictures;
    expect(
      told && [
        told.path,
        ...[told.mineAdded, told.theirsAdded, told.mineRemoved, told.theirsRemoved].map(names),
      ],
    ).toEqual(['media', ['mine'], ['theirs'], ['b'], ['c']]);
  });

  test('those of a unit likewise; where only one side changed them nothing is told', () => {
    const units = (...keys: string[]) => [unit(1, { media: media(...keys) }), unit(2)];
    const merged = mergeDrafts(
      draft({ units: units('a') }),
      draft({ units: units('a', 'mine') }),
      draft({ units: units('a', 'theirs') }),
    );
    expect(names(merged.draft.units[0]?.media ?? [])).toEqual(['a', 'theirs', 'mine']);
    expect(merged.pictures.map(({ path }) => path)).toEqual(['units.0.media']);
    const one = mergeDrafts(
      draft({ units: units('a') }),
      draft({ units: units('a', 'mine') }),
      draft({ units: units('a') }),
    );
    expect([one.pictures, one.onlyMine]).toEqual([[], 1]);
  });

  test('a description that both wrote is asked, one that somebody else wrote is kept', () => {
    const said = (altEn: string, over: Partial<DraftMedia> = {}) => [
      { ...chosen('cover'), altEn, ...over },
      chosen('a'),
    ];
    const asked = mergeDrafts(
      draft({ media: said('') }),
      draft({ media: said('Mine') }),
      draft({ media: said('Theirs') }),
    );
    expect(asked.conflicts.map(({ path }) => path)).toEqual(['media.cover']);
    expect(asked.draft.media[0]?.altEn).toBe('Mine');
    const theirs = new Map([['media.cover', 'theirs' as const]]);
    expect(
      mergeDrafts(
        draft({ media: said('') }),
        draft({ media: said('Mine') }),
        draft({ media: said('Theirs') }),
        theirs,
      ).draft.media[0]?.altEn,
    ).toBe('Theirs');
    // I removed what somebody else has described meanwhile
    const kept = mergeDrafts(
      draft({ media: said('') }),
      draft({ media: [chosen('a'), chosen('mine')] }),
      draft({ media: said('Theirs') }),
    );
    expect(names(kept.draft.media)).toContain('cover');
  });

  test('without a common start both have all of theirs', () => {
    const merged = mergeDrafts(
      null,
      draft({ media: media('a', 'mine') }),
      draft({ media: media('a', 'theirs') }),
    );
    expect(names(merged.draft.media).sort()).toEqual(['a', 'mine', 'theirs']);
  });
});

test('random changes of pictures: each side finds what it added, and nothing that either removed', () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
  const some = fc.subarray(keys);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(keys),
      some,
      some,
      fc.shuffledSubarray(['m1', 'm2']),
      fc.shuffledSubarray(['t1', 't2']),
      (was, goneMine, goneTheirs, addedMine, addedTheirs) => {
        const of = (gone: string[], added: string[]) =>
          [...was.filter((key) => !gone.includes(key)), ...added].map((key) => chosen(key));
        const merged = mergeDrafts(
          draft({ media: was.map((key) => chosen(key)) }),
          draft({ media: of(goneMine, addedMine) }),
          draft({ media: of(goneTheirs, addedTheirs) }),
        ).draft.media.map(({ key }) => key);
        const expected = [
          ...was.filter((key) => !goneMine.includes(key) && !goneTheirs.includes(key)),
          ...addedMine,
          ...addedTheirs,
        ];
        expect([...merged].sort()).toEqual([...expected].sort());
      },
    ),
  );
});
