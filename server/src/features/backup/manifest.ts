import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Checked = z.object({ sha256: z.string(), size: z.number() });

/** Written last: a folder without it is an unfinished backup. */
export const Manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  database: Checked.extend({ rows: z.number() }),
  files: z.array(Checked.extend({ key: z.string() })),
  /** Problems of the site itself when the backup was made. */
  problems: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';
export const DATABASE = 'database.ndjson.gz';
export const FILES = 'files';

/** 2026-11-15T06-41-09-123Z: sorts by time and is a valid name on every file system. */
export const nameOf = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/;
export const timeOf = (name: string): Date => new Date(name.replace(NAME, '$1:$2:$3.$4'));

/** The finished backups in a folder, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => NAME.test(name)).sort();
}

export async function readManifest(backup: string): Promise<Manifest> {
  return Manifest.parse(JSON.parse(await readFile(join(backup, MANIFEST), 'utf8')));
}
