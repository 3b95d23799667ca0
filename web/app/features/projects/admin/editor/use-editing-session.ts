import type { Project } from '@diyar/contract/projects';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteStoredDraft } from '../draft/draft-storage.ts';
import type { EditorStore } from './editor-store.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';
import { useEditor } from './use-editor.ts';
import { type FileSending, useSaveProject } from './use-save-project.ts';

type Settings = {
  store: EditorStore;
  /** The name of the draft in this browser. */
  name: string;
  /** The project as the server has it now; null for a new one. */
  newest: Project | null;
  files: FileSending & { clear: () => void; isStored: () => boolean };
};

/** One editing session of a project, from opening it to leaving it. */
export function useEditingSession({ store, name, newest, files }: Settings) {
  const editor = useEditor(store);
  const save = useSaveProject(editor, files);
  const navigate = useNavigate();
  const [leaveTo, setLeaveTo] = useState<string | null>(null);
  const isFormStored = useDraftAutosave(store, name);

  const { base } = editor.state;
  const isQuiet = save.status === 'idle' || save.status === 'error';
  const isNewer = newest !== null && base !== null && newest.version !== base.version && isQuiet;
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
  function discard(project: Project | null) {
    store.reset(project);
    deleteStoredDraft(name);
    files.clear();
  }

  async function saveAll(onFailure: (error: unknown) => void): Promise<boolean> {
    if (save.isPending) return false;
    try {
      discard(await save.mutateAsync());
      return true;
    } catch (error) {
      onFailure(error);
      return false;
    }
  }

  return {
    editor,
    save,
    saveAll,
    discard,
    leaveTo: setLeaveTo,
    isStale,
    isStored: isFormStored && files.isStored(),
  };
}

export type EditingSession = ReturnType<typeof useEditingSession>;
