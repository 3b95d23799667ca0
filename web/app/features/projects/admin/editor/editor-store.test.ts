import { expect, test } from 'vitest';
import { chosen, project, publicFile, unit } from '../draft/sample.testing.ts';
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

test('replacing the base by a newer version: units deleted there become new', () => {
  const store = createEditorStore(project(), null);
  store.change((draft) => ({ ...draft, nameEn: 'Mine' }));
  store.replaceBase(project({ version: 9, units: [unit(2)] }));
  const { base, draft } = store.get();
  expect(base?.version).toBe(9);
  expect(draft.nameEn).toBe('Mine');
  expect(draft.units.map(({ id }) => id)).toEqual([null, 2]);
});

test('resetting discards the changes', () => {
  const store = createEditorStore(null, null);
  store.change((draft) => ({ ...draft, nameEn: 'Mine' }));
  store.reset(null);
  expect(isDirty(store.get())).toBe(false);
});
