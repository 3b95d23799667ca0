import type { Project } from '@diyar/contract/projects';
import type { StoredDraft } from '../draft/draft-storage.ts';
import type { StoredMedia } from '../draft/media.ts';
import { withStored } from '../draft/media.ts';
import { newKey } from '../draft/new-key.ts';
import type { Base } from '../draft/payload.ts';
import { newProject, type ProjectDraft, projectDraftOf, storedIn } from '../draft/project.ts';
import { sameValue } from '../draft/same-value.ts';
import type { UnitDraft } from '../draft/unit.ts';

export type EditorState = {
  draft: ProjectDraft;
  /** The copy in the unit's dialog, until it is saved into the draft. */
  openUnit: UnitDraft | null;
  /** The project the draft started from, for its version and its slug; null for a new project. */
  base: Base;
  /** The draft as it started: a difference from it is unsaved. */
  start: ProjectDraft;
  /**
   * The idempotency key of this draft: a save that is repeated after a lost response creates no second
   * project.
   */
  sendKey: string;
};

const startOf = (project: Project | null): ProjectDraft => (project ? projectDraftOf(project) : newProject());

/** A stored draft continues with the version it started from. */
function opened(project: Project | null, stored: StoredDraft | null): EditorState {
  const start = startOf(project);
  if (!stored) return { draft: start, openUnit: null, base: project, start, sendKey: newKey() };
  const base = project && { ...project, version: stored.version ?? project.version };
  return { draft: stored.draft, openUnit: stored.openUnit, base, start, sendKey: stored.sendKey };
}

export function isUnitDirty({ draft, openUnit }: EditorState): boolean {
  const saved = draft.units.find(({ key }) => key === openUnit?.key);
  return openUnit !== null && !sameValue(openUnit, saved);
}

export const isDirty = (state: EditorState): boolean =>
  !sameValue(state.draft, state.start) || isUnitDirty(state);

/** The draft on top of a newer version: units that were deleted there become new, everything else stays. */
export function rebased(draft: ProjectDraft, newest: Project): ProjectDraft {
  const known = new Set(newest.units.map(({ id }) => id));
  return {
    ...draft,
    units: draft.units.map((unit) => (unit.id === null || known.has(unit.id) ? unit : { ...unit, id: null })),
  };
}

/** Holds one draft outside of React, so that a save of many steps always reads its latest state. */
export function createEditorStore(project: Project | null, stored: StoredDraft | null) {
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
    openUnit: (openUnit: UnitDraft | null) => set({ ...state, openUnit }),
    /** A file was stored on the server (or is gone from it): the draft records it. */
    stored(key: string, stored: StoredMedia | null) {
      const { openUnit } = state;
      set({
        ...state,
        draft: storedIn(state.draft, key, stored),
        openUnit: openUnit && { ...openUnit, media: withStored(openUnit.media, key, stored) },
      });
    },
    /** The state of the server: changes are discarded. */
    reset: (newest: Project | null) => set(opened(newest, null)),
    replaceBase: (newest: Project) =>
      set({ ...state, draft: rebased(state.draft, newest), base: newest, start: startOf(newest) }),
  };
}

export type EditorStore = ReturnType<typeof createEditorStore>;
