import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backups, demo, jobs, leases } from '../../db/schema.ts';
import { StartError } from '../../db/start-error.ts';
import type { Storage } from '../files/index.ts';
import { readDump, sha256Of } from './dump-file.ts';
import { loadDatabase, refuseOtherVersion, refuseUnlessEmpty } from './load.ts';
import type { Place } from './make.ts';
import { DATABASE, FILES, type Manifest, readManifest } from './manifest.ts';

/** Compares every file of a backup with its checksum, and returns the problems. */
export async function checkBackup(
  backup: string,
  manifest: Manifest,
  /** Of several backups, which share files: each is read once. */
  hashed = new Map<string, string>(),
): Promise<string[]> {
  const hashOf = async (path: string, file: string) => {
    const hash = hashed.get(file) ?? (await sha256Of(path));
    hashed.set(file, hash);
    return hash;
  };
  const parts = [
    { path: DATABASE, ...manifest.database },
    ...manifest.files.map(({ key, ...rest }) => ({ path: join(FILES, key), ...rest })),
  ];
  const wrong: string[] = [];
  for (const { path, sha256, size } of parts) {
    const found = await stat(join(backup, path)).catch(() => null);
    if (!found) wrong.push(`${path} is missing`);
    else if (
      found.size !== size ||
      (await hashOf(join(backup, path), `${found.dev}:${found.ino}`)) !== sha256
    )
      wrong.push(`${path} is damaged`);
  }
  return wrong;
}

/** Refuses a backup that is unfinished, damaged or of another version, and a storage that has files. Changes nothing. */
export async function readBackup(storage: Storage, backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup).catch((error) => {
    throw new StartError(`${backup} is not a finished backup`, { cause: error });
  });
  const wrong = await checkBackup(backup, manifest);
  if (wrong.length > 0)
    throw new StartError(`the backup is damaged, take another: ${wrong.slice(0, 5).join('; ')}`);
  await refuseOtherVersion(readDump(join(backup, DATABASE)));
  for await (const { key } of storage.list())
    throw new StartError(`there are files here already (${key}): name an empty place`);
  return manifest;
}

/** Restores a backup that was read into an empty database and storage. If it fails, its files are removed again. */
export async function restoreBackup(
  { db, storage }: Place,
  backup: string,
  manifest: Manifest,
): Promise<void> {
  await refuseUnlessEmpty(db);
  const stored: string[] = [];
  try {
    // Files first: a file without a row does no harm, a row without its file is a broken page.
    for (const { key } of manifest.files) {
      const draft = await storage.newTempPath();
      await copyFile(join(backup, FILES, key), draft);
      stored.push(key);
      await storage.store(draft, key);
    }
    await loadDatabase(db, readDump(join(backup, DATABASE)));
    // of the place that it was made in: here there are other backups, and no job has run
    for (const table of [backups, jobs, leases]) await db.delete(table);
    // a removed demo lies beside the files of the company, and in no backup
    await db.update(demo).set({ dumpKey: null });
  } catch (error) {
    await storage.remove(stored).catch(() => {});
    throw error;
  }
}
