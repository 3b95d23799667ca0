import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPGlite, migratePGlite } from '../db/embedded.ts';
import { migrationsFolder } from '../db/migrations.ts';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/diyar', import.meta.url));

/** Names the snapshot by everything that goes into it. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { size, mtimeMs } = await stat(engine);
  hash.update(`${engine} ${size} ${mtimeMs}`);
  for (const name of (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort())
    hash.update(name).update(await readFile(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

async function make(file: string): Promise<void> {
  const pglite = await createPGlite({});
  await migratePGlite(pglite);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
}

/** The file of a migrated PGlite. Made once per set of migrations: a cold start takes seconds, loading it half of one. */
export async function migratedSnapshot(): Promise<string> {
  await mkdir(cache, { recursive: true });
  const name = `migrated-${await fingerprint()}.tar`;
  const file = join(cache, name);
  const present = await readdir(cache);
  if (!present.includes(name)) await make(file);
  for (const old of present.filter((other) => /^migrated-\w+\.tar$/.test(other) && other !== name))
    await rm(join(cache, old), { force: true });
  return file;
}

/** Puts the database of a snapshot into a DATA_DIR, where a process finds it instead of making its own. */
export function unpackSnapshot(snapshot: string, dataDir: string): void {
  mkdirSync(join(dataDir, 'db'));
  execFileSync('tar', ['-xf', snapshot, '-C', join(dataDir, 'db')], { stdio: ['ignore', 'ignore', 'pipe'] });
}
