import { arranged, type DraftMedia } from '~/features/project-draft/admin/media.ts';
import {
  type EditedProject,
  type ProjectDraft,
  projectDraftOf,
} from '~/features/project-draft/admin/project.ts';
import type { SaveSteps } from '~/features/project-draft/admin/save-order.ts';
import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { inHistory } from '~/features/unit-sheet/admin/unit-history.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import type { EditorState } from './editor-store.ts';

/** The keys that the saved units have in the draft: by id, and the new ones by number. */
function keysOf(sent: readonly UnitDraft[], saved: readonly UnitDraft[]): Map<number, string> {
  const keys = new Map<number, string>();
  const isNew = new Map<string, string>();
  for (const { id, key, unitNumber } of sent)
    if (id === null) isNew.set(unitNumber.trim(), key);
    else keys.set(id, key);
  for (const { id, unitNumber } of saved)
    if (id !== null && !keys.has(id)) keys.set(id, isNew.get(unitNumber.trim()) ?? `unit-${id}`);
  return keys;
}

/** What the save has left: texts that were not understood, and values that were refused. */
function withLeft(saved: UnitDraft, typed: UnitDraft, steps: SaveSteps): UnitDraft {
  const left = steps.left.filter(({ key }) => key === typed.key).map(({ field }) => field);
  if (left.length === 0) return saved;
  const values = left.filter((field) => !(field in typed.typed)).map((field) => [field, typed[field]]);
  return { ...saved, ...Object.fromEntries(values), typed: typed.typed };
}

/** Pictures as they are stored now, and those that still wait for their upload in the places they had. */
function withWaiting(saved: readonly DraftMedia[], typed: readonly DraftMedia[]): DraftMedia[] {
  const items = [...saved];
  for (const [at, item] of typed.entries()) if (item.stored === null) items.splice(at, 0, item);
  return items.length === saved.length ? items : arranged(items);
}

/**
 * The editor after a save in part: the project as it is stored now, and what was left on top of it as unsaved changes.
 * The steps before the save can still be taken back, as changes to the saved project.
 */
export function afterSave(state: EditorState, newest: EditedProject, steps: SaveSteps): EditorState {
  const read = projectDraftOf(newest);
  const keys = keysOf(steps.units, read.units);
  const stored = read.units.map((unit) => ({ ...unit, key: keys.get(unit.id ?? 0) ?? unit.key }));
  const byKey = new Map(stored.map((unit) => [unit.key, unit]));
  const start: ProjectDraft = { ...read, units: stored };
  const seen = new Set(state.draft.units.map(({ key }) => key));
  const units = state.draft.units.flatMap((unit) => {
    const saved = byKey.get(unit.key);
    if (saved) {
      const left = withLeft(saved, unit, steps);
      const isWaiting = unit.media.some(({ stored: file }) => file === null);
      return [isWaiting ? { ...left, media: withWaiting(left.media, unit.media) } : left];
    }
    return steps.held.includes(unit) ? [unit] : [];
  });
  return {
    draft: {
      ...start,
      media: withWaiting(start.media, state.draft.media),
      units: [...units, ...stored.filter(({ key }) => !seen.has(key))],
    },
    openUnit: null,
    base: newest,
    start,
    startVersion: newest.version,
    sendKey: newKey(),
    history: inHistory(state.history, (unit) => {
      const id = byKey.get(unit.key)?.id ?? null;
      return unit.id === null && id !== null ? { ...unit, id } : unit;
    }),
  };
}
