import { type StoredDraft, unpackedStart } from '~/features/project-draft/admin/draft-storage.ts';
import type { StoredMedia } from '~/features/project-draft/admin/media.ts';
import { withStored } from '~/features/project-draft/admin/media.ts';
import type { Base } from '~/features/project-draft/admin/payload.ts';
import {
  type EditedProject,
  newProject,
  type ProjectDraft,
  projectDraftOf,
  storedIn,
} from '~/features/project-draft/admin/project.ts';
import type { SaveSteps } from '~/features/project-draft/admin/save-order.ts';
import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';
import {
  inHistory,
  NO_HISTORY,
  recorded,
  redone,
  type StepName,
  type UnitHistory,
  undone,
} from '~/features/unit-sheet/admin/unit-history.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { sameValue } from '~/lib/admin/same-value.ts';
import { afterSave } from './after-save.ts';

export type EditorState = {
  draft: ProjectDraft;
  /** The copy in the unit's dialog, until it is saved into the draft. */
  openUnit: UnitDraft | null;
  /** The project the draft started from, for its version and its slug; null for a new project. */
  base: Base;
  /** The draft as it started: a difference from it is unsaved. */
  start: ProjectDraft;
  /** The version that the start was read from; another than the base's for a draft from an earlier visit. */
  startVersion: number | null;
  /**
   * The idempotency key of this draft: a save that is repeated after a lost response creates no second
   * project.
   */
  sendKey: string;
  /** The steps in the units that can be taken back. */
  history: UnitHistory;
};

const startOf = (project: EditedProject | null): ProjectDraft =>
  project ? projectDraftOf(project) : newProject();

/** Units of a stored draft that are as they started are the same objects, so that a comparison is quick. */
function sharing(draft: ProjectDraft, start: ProjectDraft): ProjectDraft {
  const known = new Map(start.units.map((unit) => [unit.key, unit]));
  const units = draft.units.map((unit) => {
    const before = known.get(unit.key);
    return before && sameValue(unit, before) ? before : unit;
  });
  return { ...draft, units };
}

/** A stored draft continues with the version it started from. */
function opened(project: EditedProject | null, stored: StoredDraft | null): EditorState {
  const start = startOf(project);
  const fresh = { start, startVersion: project?.version ?? null, history: NO_HISTORY };
  if (!stored) return { ...fresh, draft: start, openUnit: null, base: project, sendKey: newKey() };
  const base = project && { ...project, version: stored.version ?? project.version };
  const { openUnit, sendKey, version } = stored;
  // somebody has saved since: what it began with is compared with, and not what is stored now
  const began = version === fresh.startVersion ? null : unpackedStart(stored);
  const known = began ? { ...fresh, start: began, startVersion: version } : fresh;
  return { ...known, draft: sharing(stored.draft, known.start), openUnit, base, sendKey };
}

export function isUnitDirty({ draft, openUnit }: EditorState): boolean {
  const saved = draft.units.find(({ key }) => key === openUnit?.key);
  return openUnit !== null && !sameValue(openUnit, saved);
}

export const isDirty = (state: EditorState): boolean =>
  !sameValue(state.draft, state.start) || isUnitDirty(state);

/** Holds one draft outside of React, so that a save of many steps always reads its latest state. */
export function createEditorStore(project: EditedProject | null, stored: StoredDraft | null) {
  let state = opened(project, stored);
  const listeners = new Set<() => void>();

  function set(next: EditorState) {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (update: (draft: ProjectDraft) => ProjectDraft) => set({ ...state, draft: update(state.draft) }),
    /** A step in the units, which can be taken back. */
    changeUnits(name: StepName, n: number, update: (units: UnitDraft[]) => UnitDraft[]) {
      const { units } = state.draft;
      const next = update(units);
      if (next === units) return;
      const history = recorded(state.history, { name, n, units });
      set({ ...state, history, draft: { ...state.draft, units: next } });
    },
    undo() {
      const back = undone(state.history, state.draft.units);
      if (back) set({ ...state, history: back.history, draft: { ...state.draft, units: back.units } });
    },
    redo() {
      const again = redone(state.history, state.draft.units);
      if (again) set({ ...state, history: again.history, draft: { ...state.draft, units: again.units } });
    },
    openUnit: (openUnit: UnitDraft | null) => set({ ...state, openUnit }),
    /** A file was stored on the server (or is gone from it): the draft records it. */
    stored(key: string, stored: StoredMedia | null) {
      const { openUnit } = state;
      set({
        ...state,
        draft: storedIn(state.draft, key, stored),
        history: inHistory(state.history, (unit) => {
          const media = withStored(unit.media, key, stored);
          return media === unit.media ? unit : { ...unit, media };
        }),
        openUnit: openUnit && { ...openUnit, media: withStored(openUnit.media, key, stored) },
      });
    },
    /** The state of the server: changes are discarded. */
    reset: (newest: EditedProject | null) => set(opened(newest, null)),
    /** What was merged of this draft and of a newer version, on top of the newer one. */
    merge: (newest: EditedProject, draft: ProjectDraft) =>
      set({
        ...state,
        draft,
        base: newest,
        start: startOf(newest),
        startVersion: newest.version,
        history: NO_HISTORY,
      }),
    /** A save that left some cells: they stay as unsaved changes. */
    savedInPart: (newest: EditedProject, steps: SaveSteps) => set(afterSave(state, newest, steps)),
  };
}

export type EditorStore = ReturnType<typeof createEditorStore>;
