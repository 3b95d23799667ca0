import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { moveFiles } from '~/features/project-draft/admin/draft-file-storage.ts';
import { deleteStoredDraft, draftName, storeDraft } from '~/features/project-draft/admin/draft-storage.ts';
import type { EditedProject } from '~/features/project-draft/admin/project.ts';
import type { EditorStore } from './editor-store.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';
import { useEditor } from './use-editor.ts';
import { type FileSending, isInPart, type Saved, useSaveProject } from './use-save-project.ts';

type Settings = {
  store: EditorStore;
  /** The name of the draft in this browser. */
  name: string;
  /** The project as the server has it now; null for a new one. */
  newest: EditedProject | null;
  files: FileSending & { clear: () => void; isStored: () => boolean };
};

/** How many units a save in part has saved, of how many. */
type SavedInPart = { saved: number; total: number };
/** 'part': cells that are not understood were left. */
type SaveResult = 'all' | 'part' | 'failed';

/** One editing session of a project, from opening it to leaving it. */
export function useEditingSession({ store, name, newest, files }: Settings) {
  const editor = useEditor(store);
  const save = useSaveProject(editor, files);
  const navigate = useNavigate();
  const [leaveTo, setLeaveTo] = useState<string | null>(null);
  const [left, setLeft] = useState<SavedInPart | null>(null);
  const isFormStored = useDraftAutosave(store, name);

  const { base } = editor.state;
  const isQuiet = save.status === 'idle' || save.status === 'error';
  const isNewer = newest !== null && base !== null && newest.version > base.version && isQuiet;
  const isStale = isNewer && editor.isDirty;

  // no changes here: the newer version replaces the older one
  useEffect(() => {
    if (isNewer && !isStale) store.reset(newest);
  }, [isNewer, isStale, store, newest]);

  // after the screen was rendered without unsaved changes, so that no warning appears
  useEffect(() => {
    if (leaveTo !== null) void navigate(leaveTo);
  }, [leaveTo, navigate]);

  /** Removes the draft from this browser. */
  function discard(project: EditedProject | null) {
    store.reset(project);
    deleteStoredDraft(name);
    files.clear();
  }

  /** What was left stays as unsaved changes; those of a new project continue at its own address. */
  async function keepLeft({ project, steps, leftFiles }: Saved) {
    const isNew = store.get().base === null;
    store.savedInPart(project, steps);
    save.reset();
    if (steps.left.length > 0)
      setLeft({ saved: steps.units.length, total: steps.units.length + steps.held.length });
    if (!isNew) return;
    const { draft, sendKey } = store.get();
    const at = new Date().toISOString();
    const stored = { v: 1 as const, at, version: project.version, draft, openUnit: null, sendKey };
    storeDraft(draftName(project.id), stored);
    // without room in this browser they have to be chosen again
    await moveFiles(name, draftName(project.id), leftFiles).catch(() => {});
    discard(null);
    setLeaveTo(`/admin/projects/${project.id}/edit`);
  }

  async function saveAll(onFailure: (error: unknown) => void): Promise<SaveResult> {
    if (save.isPending) return 'failed';
    try {
      const saved = await save.mutateAsync();
      if (saved && isInPart(saved)) {
        await keepLeft(saved);
        return 'part';
      }
      discard(saved?.project ?? null);
      return 'all';
    } catch (error) {
      onFailure(error);
      return 'failed';
    }
  }

  return {
    editor,
    save,
    saveAll,
    discard,
    leaveTo: setLeaveTo,
    left,
    isStale,
    isStored: isFormStored && files.isStored(),
  };
}

export type EditingSession = ReturnType<typeof useEditingSession>;
