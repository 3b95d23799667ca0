import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

export const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** The names in a folder that may not be there yet. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
}

/** Drafts lie in a folder of this machine, wherever the kept bytes go. */
export const draftsIn = (folder: string): Pick<Storage, 'draft' | 'discard' | 'removeDrafts'> => ({
  async draft() {
    await mkdir(folder, { recursive: true });
    return join(folder, randomUUID());
  },
  discard: (draft) => rm(draft, { force: true }),
  async removeDrafts(olderThan) {
    let removed = 0;
    for (const name of await namesIn(folder)) {
      const found = await stat(join(folder, name)).catch(() => null);
      if (!found || found.mtime >= olderThan) continue;
      await rm(join(folder, name), { force: true });
      removed++;
    }
    return removed;
  },
});
