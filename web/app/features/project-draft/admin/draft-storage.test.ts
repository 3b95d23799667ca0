import { expect, test } from 'vitest';
import {
  deleteStoredDraft,
  draftName,
  readStoredDraft,
  type StoredDraft,
  storeDraft,
} from './draft-storage.ts';
import { projectDraftOf } from './project.ts';
import { chosen, project } from './sample.testing.ts';

function storage(refuses = false): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

const draft = { ...projectDraftOf(project()), media: [chosen('a')] };
const stored: StoredDraft = {
  v: 1,
  at: '2026-11-15T07:12:00.000Z',
  version: 4,
  draft,
  openUnit: null,
  sendKey: 'k',
};

test('a stored draft is read back unchanged', () => {
  const store = storage();
  expect(storeDraft('project-7', stored, store)).toBe(true);
  expect(readStoredDraft('project-7', store)).toEqual(stored);
  deleteStoredDraft('project-7', store);
  expect(readStoredDraft('project-7', store)).toBeNull();
});

test('an unknown shape is not read', () => {
  const store = storage();
  for (const text of ['', '{', '{"v":2}', JSON.stringify({ ...stored, draft: { nameEn: 5 } })]) {
    store.setItem('draft:project-7', text);
    expect(readStoredDraft('project-7', store)).toBeNull();
  }
});

test('a full storage is reported, not thrown', () => {
  expect(storeDraft('project-7', stored, storage(true))).toBe(false);
});

test('each project has a draft of its own, and so has the next new one', () => {
  expect([draftName(7), draftName(null)]).toEqual(['project-7', 'project-new']);
});
