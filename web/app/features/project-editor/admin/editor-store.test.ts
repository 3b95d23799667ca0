import { expect, test } from 'vitest';
import { NO_FLOORS, setCell } from '~/features/project-draft/admin/cells.ts';
import { packedStart } from '~/features/project-draft/admin/draft-storage.ts';
import { mergeDrafts } from '~/features/project-draft/admin/merge.ts';
import { projectDraftOf } from '~/features/project-draft/admin/project.ts';
import { chosen, project, publicFile, unit } from '~/features/project-draft/admin/sample.testing.ts';
import { saveStepsOf } from '~/features/project-draft/admin/save-order.ts';
import { blankUnit, type UnitDraft, unitDraftOf } from '~/features/project-draft/admin/unit.ts';
import { createEditorStore, isDirty, isUnitDirty } from './editor-store.ts';

const stored = { ...publicFile(90), posterFileId: null, poster: null };

test('a project that was only looked at has nothing unsaved', () => {
  const store = createEditorStore(project(), null);
  expect(isDirty(store.get())).toBe(false);
  store.change((draft) => ({ ...draft, nameEn: 'Stone Court' }));
  expect(isDirty(store.get())).toBe(true);
  store.change((draft) => ({ ...draft, nameEn: 'Olive Terraces' }));
  expect(isDirty(store.get())).toBe(false);
});

test('what is typed in the dialog of a unit counts as unsaved, opening it does not', () => {
  const store = createEditorStore(project(), null);
  const [first] = store.get().draft.units;
  store.openUnit(first ?? null);
  expect(isDirty(store.get())).toBe(false);
  store.openUnit(first ? { ...first, aboutEn: 'Corner.' } : null);
  expect([isDirty(store.get()), isUnitDirty(store.get())]).toEqual([true, true]);
});

test('an upload is recorded in the draft and in the open dialog', () => {
  const store = createEditorStore(project(), null);
  const [first] = store.get().draft.units;
  store.openUnit(first ? { ...first, media: [chosen('a')] } : null);
  store.change((draft) => ({ ...draft, media: [...draft.media, chosen('b')] }));
  store.stored('a', stored);
  store.stored('b', stored);
  expect(store.get().openUnit?.media[0]?.stored).toEqual(stored);
  expect(store.get().draft.media.at(-1)?.stored).toEqual(stored);
});

test('a stored draft continues with the version it started from', () => {
  const first = createEditorStore(project(), null);
  first.change((draft) => ({ ...draft, nameAr: 'حوش' }));
  const { draft } = first.get();
  const stored = {
    v: 1 as const,
    at: '2026-11-15T07:00:00Z',
    version: 4,
    draft,
    openUnit: null,
    sendKey: 'k',
  };
  const again = createEditorStore(project({ version: 6 }), stored);
  expect(again.get()).toMatchObject({ base: { version: 4 }, draft: { nameAr: 'حوش' } });
  expect(isDirty(again.get())).toBe(true);
});

test('what was merged stands on top of the newer version', () => {
  const store = createEditorStore(project(), null);
  store.change((draft) => ({ ...draft, nameEn: 'Mine' }));
  const newest = project({ version: 9, units: [unit(2)] });
  store.merge(newest, { ...store.get().draft, nameAr: 'لهم' });
  expect(store.get()).toMatchObject({
    base: { version: 9 },
    startVersion: 9,
    draft: { nameEn: 'Mine', nameAr: 'لهم' },
  });
  expect(isDirty(store.get())).toBe(true);
});

test('resetting discards the changes', () => {
  const store = createEditorStore(null, null);
  store.change((draft) => ({ ...draft, nameEn: 'Mine' }));
  store.reset(null);
  expect(isDirty(store.get())).toBe(false);
});

const priced = (text: string) => (units: UnitDraft[]) =>
  units.map((one, i) => (i === 0 ? setCell(one, 'price', text, NO_FLOORS) : one));

test('steps in the units are taken back and repeated, the last fifty of them', () => {
  const store = createEditorStore(project(), null);
  for (let n = 1; n <= 60; n += 1) store.changeUnits('cell', 1, priced(String(n)));
  store.changeUnits('cell', 1, (units) => units);
  expect(store.get().history.past).toHaveLength(50);
  for (let n = 0; n < 70; n += 1) store.undo();
  expect(store.get().draft.units[0]?.price).toBe(10);
  store.redo();
  expect(store.get().draft.units[0]?.price).toBe(11);
  store.changeUnits('paste', 8, priced('5'));
  expect(store.get().history).toMatchObject({ future: [], past: [{}, { name: 'paste', n: 8 }] });
});

test('units of a stored draft that are as they started are the same objects', () => {
  const first = createEditorStore(project(), null);
  first.changeUnits('cell', 1, priced('7'));
  const draft = JSON.parse(JSON.stringify(first.get().draft));
  const kept = { v: 1 as const, at: '2026-11-15T07:00:00Z', version: 4, draft, openUnit: null, sendKey: 'k' };
  const { draft: again, start } = createEditorStore(project(), kept).get();
  expect(again.units[1]).toBe(start.units[1]);
  expect(again.units[0]).toMatchObject({ price: 7 });
});

test('after a save in part the cells that were left are the unsaved changes, and undo still works', () => {
  const store = createEditorStore(project(), null);
  const line = { ...blankUnit('line'), unitNumber: '9' };
  const whole = { ...unitDraftOf(unit(1)), key: 'whole', id: null, unitNumber: '10' };
  store.changeUnits('cell', 1, priced('129 k'));
  store.changeUnits('add', 2, (units) => [...units, line, whole]);
  const { draft, start } = store.get();
  const steps = saveStepsOf(draft.units, start.units, NO_FLOORS);
  expect(steps.units.map(({ unitNumber }) => unitNumber)).toEqual(['A-1', 'A-2', '10']);

  store.savedInPart(project({ version: 5, units: [unit(1), unit(2), unit(3, { unitNumber: '10' })] }), steps);
  const after = store.get();
  expect(after.base?.version).toBe(5);
  expect(after.draft.units.map(({ key, id }) => [key, id])).toEqual([
    ['unit-1', 1],
    ['unit-2', 2],
    ['line', null],
    ['whole', 3],
  ]);
  expect(after.draft.units[0]?.typed).toEqual({ price: '129 k' });
  expect(after.draft.units[3]).toBe(after.start.units[2]);
  expect(isDirty(after)).toBe(true);

  store.undo();
  expect(store.get().draft.units.map(({ id }) => id)).toEqual([1, 2]);
  store.redo();
  expect(store.get().draft.units.map(({ id }) => id)).toEqual([1, 2, null, 3]);
});

/** As the browser keeps it over a reload. */
const kept = (store: ReturnType<typeof createEditorStore>, version: number) => {
  const { draft, start, openUnit, sendKey } = store.get();
  const packed = packedStart(start, draft);
  return JSON.parse(
    JSON.stringify({ v: 1, at: '2026-11-15T07:00:00Z', version, draft, start: packed, openUnit, sendKey }),
  );
};

test('after a save in part and a reload the base is what was saved', () => {
  // a conflict was merged, and saved but for one cell
  const store = createEditorStore(project({ version: 4 }), null);
  store.change((draft) => ({ ...draft, nameEn: 'Mine' }));
  const theirs = project({ version: 5, nameAr: 'لهم' });
  store.merge(theirs, mergeDrafts(store.get().start, store.get().draft, projectDraftOf(theirs)).draft);
  const [first] = store.get().draft.units;
  store.changeUnits('cell', 1, (units) =>
    units.map((one) => (one === first ? setCell(one, 'sizeSqm', 'x', NO_FLOORS) : one)),
  );
  const steps = saveStepsOf(store.get().draft.units, store.get().start.units, NO_FLOORS);
  const saved = project({ version: 6, nameEn: 'Mine', nameAr: 'لهم' });
  store.savedInPart(saved, steps);
  // the page is loaded again after somebody else has saved another name
  const newest = project({ version: 7, nameEn: 'Mine', nameAr: 'جديد' });
  const again = createEditorStore(newest, kept(store, 6)).get();
  expect([again.base?.version, again.startVersion]).toEqual([6, 6]);
  const merged = mergeDrafts(again.start, again.draft, projectDraftOf(newest));
  // only they have changed it since
  expect(merged.conflicts).toEqual([]);
  expect(merged.draft.nameAr).toBe('جديد');
});

test('pictures that were not uploaded wait on top of what was saved, where they were', () => {
  const store = createEditorStore(project({ version: 4 }), null);
  store.change((draft) => ({ ...draft, media: [...draft.media, chosen('broken')], nameEn: 'Mine' }));
  const before = store.get().draft.media.length;
  const steps = saveStepsOf(store.get().draft.units, store.get().start.units, NO_FLOORS);
  store.savedInPart(project({ version: 5, nameEn: 'Mine' }), steps);
  const { draft, start } = store.get();
  expect(draft.media.map(({ key }) => key).at(-1)).toBe('broken');
  expect([draft.media.length, start.media.length]).toEqual([before, before - 1]);
  expect(isDirty(store.get())).toBe(true);
});
