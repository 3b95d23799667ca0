import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { asDb } from './as-db.ts';
import { withEndings } from './at-end.ts';
import type { Database, Migration } from './client.ts';
import { recoverySteps } from './embedded-dumps.ts';
import { lockFolder } from './lock.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';
import { StartError } from './start-error.ts';

export const createPGlite = (options: PGliteOptions) =>
  PGlite.create({ ...options, extensions: { pg_trgm } });

export const migratePGlite = (pglite: PGlite) => migrate(drizzle(pglite), { migrationsFolder });

/** Wraps an open and migrated PGlite. */
export function embeddedDatabase(pglite: PGlite, closed: () => void): Database {
  const db = withEndings(asDb(drizzle(pglite, { schema })));
  return {
    db,
    kind: 'embedded',
    ping: async () => void (await pglite.query('select 1')),
    listen: async (channel, onNotify) => {
      // unquoted it would be lowercased, while pg_notify takes the name as it is
      const name = `"${channel}"`;
      await pglite.listen(name, onNotify);
      // not the function that listen returns: it omits the quotes and stops nothing
      return () => pglite.unlisten(name, onNotify);
    },
    pool: () => ({ busy: 0, idle: 1, waiting: 0 }),
    close: async () => {
      if (!pglite.closed) await pglite.close();
      closed();
    },
  };
}

/** WebAssembly throws objects that are no errors, such as `{ name: 'ExitStatus', message: '…' }`. */
const reasonOf = (error: unknown): string =>
  String((error as { message?: unknown } | null)?.message || JSON.stringify(error));

/** PGlite in `dataDir`/db, for one process at a time: two processes corrupt the folder without an error. */
export async function openEmbedded(
  dataDir: string,
  { beforeMigration, migrates = true }: Migration = {},
): Promise<Database> {
  const folder = resolve(dataDir, 'db');
  await mkdir(resolve(dataDir), { recursive: true });
  const unlock = await lockFolder(folder, resolve(dataDir, 'db.lock'));
  let pglite: PGlite | undefined;
  try {
    pglite = await createPGlite({ dataDir: folder });
    const opened = embeddedDatabase(pglite, unlock);
    if (migrates) {
      await beforeMigration?.(opened.db);
      await migratePGlite(pglite);
    }
    return opened;
  } catch (error) {
    await pglite?.close();
    unlock();
    if (error instanceof StartError) throw error;
    const [reason] = reasonOf(error).split('\n');
    throw new StartError(`The database in ${folder} cannot be opened: ${reason}; ${recoverySteps(dataDir)}`, {
      cause: error,
    });
  }
}
