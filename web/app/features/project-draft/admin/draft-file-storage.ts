import { createStore, del, delMany, entries, keys, set } from 'idb-keyval';

/**
 * Files that were chosen but are not on the server yet, in IndexedDB, so that a draft with its pictures survives
 * a reload or a closed tab. Keys are `<draft>/<media key>`. A browser may refuse (private window, full disk):
 * then the files live as long as the page.
 */
const store = createStore('diyar-drafts', 'files');

/** A chosen file; for a video with the still picture that was taken from it. */
export type StoredFile = { file: File; poster: Blob | null };

const prefixOf = (draft: string) => `${draft}/`;

export const storeFile = (draft: string, key: string, stored: StoredFile): Promise<void> =>
  set(prefixOf(draft) + key, stored, store);

export const deleteFile = (draft: string, key: string): Promise<void> => del(prefixOf(draft) + key, store);

export async function deleteFiles(draft: string): Promise<void> {
  const all = await keys<string>(store);
  await delMany(
    all.filter((key) => key.startsWith(prefixOf(draft))),
    store,
  );
}

/** The files of a draft, by media key. */
export async function readFiles(draft: string): Promise<Map<string, StoredFile>> {
  const prefix = prefixOf(draft);
  const all = await entries<string, StoredFile>(store);
  const own = all.filter(([key]) => key.startsWith(prefix));
  return new Map(own.map(([key, stored]) => [key.slice(prefix.length), stored]));
}

/** Some files of a draft that has got another name. */
export async function moveFiles(from: string, to: string, keys: readonly string[]): Promise<void> {
  for (const [key, stored] of await readFiles(from)) if (keys.includes(key)) await storeFile(to, key, stored);
}
