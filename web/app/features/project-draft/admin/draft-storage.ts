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
  /** What the draft began with; a unit that is the same in the draft is named by its key. */
  start: ProjectDraft.extend({ units: z.array(z.union([z.string(), UnitDraft])) }).optional(),
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

/** What the draft began with, for the storage. */
export function packedStart(start: ProjectDraft, draft: ProjectDraft): StoredDraft['start'] {
  const same = new Set<UnitDraft>(draft.units);
  return { ...start, units: start.units.map((unit) => (same.has(unit) ? unit.key : unit)) };
}

/** Null: the draft is of a version that did not store it, or it had no room. */
export function unpackedStart({ start, draft }: StoredDraft): ProjectDraft | null {
  if (!start) return null;
  const units = new Map(draft.units.map((unit) => [unit.key, unit]));
  return {
    ...start,
    units: start.units.flatMap((unit) => (typeof unit === 'string' ? (units.get(unit) ?? []) : unit)),
  };
}

/** Returns whether it worked: storage may be full or unavailable. What it began with is stored if there is room. */
export function storeDraft(name: string, stored: StoredDraft, storage: Storage = localStorage): boolean {
  const { start: _, ...without } = stored;
  for (const content of [stored, without])
    try {
      storage.setItem(storageKey(name), JSON.stringify(content));
      return true;
    } catch {
      // the next one is smaller
    }
  return false;
}

export function deleteStoredDraft(name: string, storage: Storage = localStorage) {
  try {
    storage.removeItem(storageKey(name));
  } catch {
    // unavailable: then nothing was stored either
  }
}
