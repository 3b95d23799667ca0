import { z } from 'zod';
import { ProjectDraft } from './project.ts';
import { UnitDraft } from './unit.ts';

/** A draft as it lies in the browser's storage. A shape of another release is not read. */
const KeptDraft = z.object({
  v: z.literal(1),
  at: z.iso.datetime(),
  /** The version of the project it started from; null for a new one. */
  version: z.number().nullable(),
  draft: ProjectDraft,
  openUnit: UnitDraft.nullable(),
  sendKey: z.string(),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

/** Names a draft: its form in local storage, its files in the browser's database. */
export const draftName = (projectId: number | null): string => `project-${projectId ?? 'new'}`;

const storageKey = (name: string) => `draft:${name}`;

export function readKeptDraft(name: string, storage: Storage = localStorage): KeptDraft | null {
  try {
    return KeptDraft.parse(JSON.parse(storage.getItem(storageKey(name)) ?? ''));
  } catch {
    return null;
  }
}

/** Says whether it worked: storage may be full or refused. */
export function writeKeptDraft(name: string, kept: KeptDraft, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(storageKey(name), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function dropKeptDraft(name: string, storage: Storage = localStorage) {
  try {
    storage.removeItem(storageKey(name));
  } catch {
    // refused: then nothing was kept either
  }
}
