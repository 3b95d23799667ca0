import { join } from 'node:path';
import type { Database } from '../../db/client.ts';
import { createPGlite, embeddedDatabase, migratePGlite } from '../../db/embedded.ts';
import { files } from '../../db/schema.ts';
import { dumpDatabase } from './dump.ts';
import { readDump } from './dump-file.ts';
import { loadDatabase } from './load.ts';
import { DATABASE, readManifest } from './manifest.ts';
import { checkBackup } from './restore.ts';

/** Takes the lines of a second dump, and remembers where it first differs from those of the backup. */
function comparison(backup: string) {
  const expected = readDump(join(backup, DATABASE));
  let line = 0;
  let differsAt = 0;
  const take = async (text: string) => {
    for (const found of text.trimEnd().split('\n')) {
      line++;
      const { value, done } = await expected.next();
      // the first line has the time of the dump
      if (line > 1 && differsAt === 0 && (done || value !== found)) differsAt = line;
    }
  };
  const finish = async () => {
    if (differsAt === 0 && !(await expected.next()).done) differsAt = line + 1;
    await expected.return(undefined);
    return differsAt;
  };
  return { take, finish };
}

async function databaseInMemory(): Promise<Database> {
  const pglite = await createPGlite({ dataDir: 'memory://' });
  await migratePGlite(pglite);
  return embeddedDatabase(pglite, () => {});
}

/**
 * Restores a backup into a scratch database in memory, dumps that again and compares every row; compares every file
 * with its checksum and with its row. Returns the problems.
 */
export async function proveHere(backup: string, openScratch = databaseInMemory): Promise<string[]> {
  const manifest = await readManifest(backup);
  const wrong = await checkBackup(backup, manifest);
  if (wrong.length > 0) return wrong;
  const scratch = await openScratch();
  try {
    await loadDatabase(scratch.db, readDump(join(backup, DATABASE)));
    const { take, finish } = comparison(backup);
    await dumpDatabase(scratch.db, take);
    const differsAt = await finish();
    if (differsAt > 0) return [`restored, its rows differ from line ${differsAt} of ${DATABASE} on`];
    const stored = new Map(manifest.files.map(({ key, sha256 }) => [key, sha256]));
    const rows = await scratch.db.select({ key: files.storageKey, sha256: files.sha256 }).from(files);
    // a file that the site itself had lost is a problem of the site, which the backup tells
    const differing = rows.filter(({ key, sha256 }) => stored.has(key) && stored.get(key) !== sha256);
    return differing.map(({ key }) => `${key} is not the file of its row`);
  } finally {
    await scratch.close();
  }
}
