import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

export const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** The names in a folder that may not exist yet. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
}

/** Temporary files on this machine, wherever files are stored. */
export const tempFilesIn = (
  folder: string,
): Pick<Storage, 'newTempPath' | 'removeTemp' | 'removeOldTempFiles'> => ({
  async newTempPath() {
    await mkdir(folder, { recursive: true });
    return join(folder, randomUUID());
  },
  removeTemp: (path) => rm(path, { force: true }),
  async removeOldTempFiles(olderThan) {
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
