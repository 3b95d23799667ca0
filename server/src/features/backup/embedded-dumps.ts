import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import { dumpsFolder, dumpsIn } from '../../db/embedded-dumps.ts';
import { writeDump } from './dump-file.ts';
import { nameOf } from './manifest.ts';

const KEPT = 4;

/** Dumps the embedded database as text, which any version of PGlite can load. Dumps of the last hour are retained. */
export async function dumpEmbedded(db: Db, dataDir: string, now = new Date()): Promise<string> {
  const folder = dumpsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${nameOf(now)}.ndjson.gz`);
  const draft = `${path}.draft`;
  try {
    await writeDump(db, draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  for (const old of dumpsIn(dataDir).slice(0, -KEPT)) await rm(old, { force: true });
  return path;
}
