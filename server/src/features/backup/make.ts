import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import type { Storage } from '../files/index.ts';
import { copyFiles, type DumpedFile, type Earlier } from './copy-files.ts';
import { sha256Of, syncPath, writeDump } from './dump-file.ts';
import { isRow } from './dump-format.ts';
import { backupsIn, DATABASE, FILES, MANIFEST, type Manifest, nameOf, readManifest } from './manifest.ts';
import { registerBackups } from './proofs.ts';
import { expired } from './thin.ts';

export interface Place {
  db: Db;
  storage: Storage;
}

const UNFINISHED = '.unfinished-';

/** Collects the rows of files while a dump is written. */
function fileRows() {
  const rows: DumpedFile[] = [];
  let table = '';
  const see = (text: string) => {
    if (!isRow(text)) table = text;
    else if (table.startsWith('["table","files"]'))
      for (const line of text.trimEnd().split('\n')) rows.push(JSON.parse(line) as DumpedFile);
  };
  return { rows, see };
}

async function latest(folder: string): Promise<Earlier | undefined> {
  const name = (await backupsIn(folder)).at(-1);
  if (!name) return undefined;
  const { files } = await readManifest(join(folder, name));
  return { folder: join(folder, name, FILES), files: new Map(files.map((file) => [file.key, file])) };
}

/** A consistent copy of database and files in a new folder, during other writes. */
export async function makeBackup(
  { db, storage }: Place,
  folder: string,
  now = new Date(),
): Promise<Manifest & { path: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, nameOf(now));
  const draft = join(folder, UNFINISHED + nameOf(now));
  try {
    await mkdir(draft, { mode: 0o700 });
    const dump = join(draft, DATABASE);
    const { rows, see } = fileRows();
    const dumped = await writeDump(db, dump, see);
    const copied = await copyFiles(
      storage,
      rows,
      join(draft, FILES),
      await latest(folder).catch(() => undefined),
    );
    const { size } = await stat(dump);
    const manifest: Manifest = {
      format: 1,
      at: now.toISOString(),
      database: { sha256: await sha256Of(dump), size, rows: dumped.rows },
      ...copied,
    };
    await writeFile(join(draft, MANIFEST), JSON.stringify(manifest), { mode: 0o600 });
    await syncPath(join(draft, MANIFEST));
    await rename(draft, path);
    await syncPath(folder);
    // known from now on, whatever becomes of this process
    await registerBackups(db, folder);
    return { ...manifest, path };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Removes expired backups, and unfinished ones of a crash. */
export async function thinBackups(folder: string, now = new Date()): Promise<string[]> {
  const removed = expired(await backupsIn(folder), now);
  for (const name of removed) await rm(join(folder, name), { recursive: true, force: true });
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > 86_400_000) await rm(join(folder, name), { recursive: true, force: true });
  }
  return removed;
}
