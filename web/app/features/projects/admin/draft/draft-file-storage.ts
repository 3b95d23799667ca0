/**
 * Files that were chosen but are not on the server yet, kept in the browser's database, so that a draft with
 * its pictures survives a reload or a closed tab. Keys are `<draft>/<media key>`; a video's still picture lies
 * beside it. A browser may refuse (private window, full disk): then they live as long as the page.
 */
const DATABASE = 'diyar-drafts';
const STORE = 'files';

export type KeptFile = { file: File; poster: Blob | null };

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function withStore<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const open = indexedDB.open(DATABASE, 1);
  open.onupgradeneeded = () => open.result.createObjectStore(STORE);
  const database = await settle(open);
  try {
    return await use(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

const nameOf = (draft: string, key: string) => `${draft}/${key}`;
const everyOf = (draft: string) => IDBKeyRange.bound(`${draft}/`, `${draft}/\uffff`);

export const keepFile = (draft: string, key: string, kept: KeptFile): Promise<unknown> =>
  withStore('readwrite', (store) => settle(store.put(kept, nameOf(draft, key))));

export const dropFile = (draft: string, key: string): Promise<unknown> =>
  withStore('readwrite', (store) => settle(store.delete(nameOf(draft, key))));

export const dropAll = (draft: string): Promise<unknown> =>
  withStore('readwrite', (store) => settle(store.delete(everyOf(draft))));

/** Everything kept for a draft, by media key. */
export const readKept = (draft: string): Promise<Map<string, KeptFile>> =>
  withStore('readonly', async (store) => {
    const range = everyOf(draft);
    const [keys, values] = await Promise.all([
      settle(store.getAllKeys(range)),
      settle<KeptFile[]>(store.getAll(range)),
    ]);
    const entries = keys.map((key, i) => [String(key).slice(draft.length + 1), values[i]] as const);
    return new Map(entries.filter((entry): entry is [string, KeptFile] => entry[1] !== undefined));
  });
