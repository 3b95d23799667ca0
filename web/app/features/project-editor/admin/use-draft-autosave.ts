import { useEffect, useState } from 'react';
import { deleteStoredDraft, packedStart, storeDraft } from '~/features/project-draft/admin/draft-storage.ts';
import { type EditorStore, isDirty } from './editor-store.ts';

/** A short delay after the last change; a page that is closed or hidden does not wait for it. */
const STORE_AFTER_MS = 300;

/** Stores the draft in this browser while it has unsaved changes. Returns whether the browser accepts it. */
export function useDraftAutosave(store: EditorStore, name: string): boolean {
  const [isStored, setStored] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      const state = store.get();
      if (!isDirty(state)) return deleteStoredDraft(name);
      const { draft, openUnit, base, sendKey, start, startVersion } = state;
      const at = new Date().toISOString();
      const version = base?.version ?? null;
      // of a draft from an earlier visit it may not be known
      const began = version === startVersion ? packedStart(start, draft) : undefined;
      setStored(storeDraft(name, { v: 1, at, version, draft, start: began, openUnit, sendKey }));
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(save, STORE_AFTER_MS);
    };
    const now = () => timer !== undefined && save();
    const release = store.subscribe(soon);
    addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      release();
      now();
      removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [store, name]);
  return isStored;
}
