import { z } from 'zod';
import { ProjectDraft } from './project.ts';
import { UnitDraft } from './unit.ts';

/** A draft in the browser's storage. A shape of another release is not read. */
const StoredDraft = z.object({
  v: z.literal(1),
  at: z.iso.datetime(),
  /** The version of the project it started from; null for a new one. */
  version: z.number().nullable(),
  draft: ProjectDraft,
  openUnit: UnitDraft.nullable(),
  sendKey: z.string(),
});
export type StoredDraft = z.infer<typeof StoredDraft>;

/** The name of a draft: of its form in local storage, and of its files in IndexedDB. */
export const draftName = (projectId: number | null): string => `project-${projectId ?? 'new'}`;

const storageKey = (name: string) => `draft:${name}`;

export function readStoredDraft(name: string, storage: Storage = localStorage): StoredDraft | null {
  try {
    return StoredDraft.parse(JSON.parse(storage.getItem(storageKey(name)) ?? ''));
  } catch {
    return null;
  }
}

/** Returns whether it worked: storage may be full or unavailable. */
export function storeDraft(name: string, stored: StoredDraft, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(storageKey(name), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

export function deleteStoredDraft(name: string, storage: Storage = localStorage) {
  try {
    storage.removeItem(storageKey(name));
  } catch {
    // unavailable: then nothing was stored either
  }
}
