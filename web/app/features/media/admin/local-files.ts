import { isVideo } from '@diyar/contract/rules/media';
import {
  deleteFile,
  deleteFiles,
  type StoredFile,
  storeFile,
} from '~/features/project-draft/admin/draft-file-storage.ts';
import { type DraftMedia, NO_TEXTS } from '~/features/project-draft/admin/media.ts';
import type { MediaSource } from '~/lib/admin/media-source.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { videoPoster } from './video-poster.ts';

type LocalFile = { file: File; poster: Promise<Blob | null>; source: MediaSource };

/** The chosen files of one draft: their bytes, their previews, and their copies in IndexedDB. */
export type LocalFiles = ReturnType<typeof createLocalFiles>;

/** `draft` is the name of the draft; `stored` are the files of an earlier visit. */
export function createLocalFiles(draft: string, stored: ReadonlyMap<string, StoredFile> = new Map()) {
  const byKey = new Map<string, LocalFile>();
  const listeners = new Set<() => void>();
  let revision = 0;
  let isStored = true;

  function changed() {
    revision += 1;
    for (const listener of listeners) listener();
  }

  /** The browser may refuse to store them; then leaving the page needs a warning. */
  function persist(key: string, value: StoredFile) {
    storeFile(draft, key, value).catch(() => {
      if (byKey.has(key)) isStored = false;
      changed();
    });
  }

  function showPoster(key: string, poster: Blob | null) {
    const one = byKey.get(key);
    if (!one || !poster) return;
    byKey.set(key, { ...one, source: { ...one.source, poster: URL.createObjectURL(poster) } });
    changed();
  }

  function add(key: string, file: File, poster: Promise<Blob | null>) {
    const source = { url: URL.createObjectURL(file), isVideo: isVideo(file.type) };
    byKey.set(key, { file, poster, source });
    void poster.then((picked) => showPoster(key, picked));
  }

  function release(key: string) {
    const one = byKey.get(key);
    if (!one) return;
    URL.revokeObjectURL(one.source.url);
    if (one.source.poster) URL.revokeObjectURL(one.source.poster);
    byKey.delete(key);
  }

  for (const [key, { file, poster }] of stored) add(key, file, Promise.resolve(poster));

  return {
    /** Adds files and returns their entries for the draft. */
    add(files: readonly File[]): DraftMedia[] {
      return files.map((file) => {
        const key = newKey();
        const poster = isVideo(file.type) ? videoPoster(file) : Promise.resolve(null);
        add(key, file, poster);
        persist(key, { file, poster: null });
        void poster.then((picked) => picked && byKey.has(key) && persist(key, { file, poster: picked }));
        const { name, size, type } = file;
        return { key, name, size, mimeType: type, isLayout: false, entryId: null, stored: null, ...NO_TEXTS };
      });
    },
    has: (key: string) => byKey.has(key),
    get: (key: string): Pick<LocalFile, 'file' | 'poster'> | undefined => byKey.get(key),
    sourceOf: (key: string): MediaSource | undefined => byKey.get(key)?.source,
    drop(key: string) {
      release(key);
      void deleteFile(draft, key).catch(() => {});
    },
    /** The draft is saved or discarded: its files are removed from this browser. */
    clear() {
      for (const key of [...byKey.keys()]) release(key);
      isStored = true;
      void deleteFiles(draft).catch(() => {});
      changed();
    },
    /** Whether all files would survive a reload. */
    isStored: () => isStored,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    revision: () => revision,
  };
}
