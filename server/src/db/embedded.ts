import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Db } from './client.ts';
import { wayBack } from './embedded-dumps.ts';
import { lockFolder } from './lock.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';
import { StartError } from './start-error.ts';

export const createPGlite = (options: PGliteOptions) =>
  PGlite.create({ ...options, extensions: { pg_trgm } });

export const migratePGlite = (pglite: PGlite) => migrate(drizzle(pglite), { migrationsFolder });

/** A PGlite that is open and migrated, as the database the server knows. */
export function embeddedDatabase(pglite: PGlite, closed: () => void): Database {
  // The two drivers differ in the type of `execute` alone, and agree on its rows.
  const db = drizzle(pglite, { schema }) as unknown as Db;
  return {
    db,
    kind: 'embedded',
    ping: async () => void (await pglite.query('select 1')),
    listen: async (channel, heard) => {
      // Unquoted it would be put into small letters, and pg_notify takes a name as it is.
      const name = `"${channel}"`;
      await pglite.listen(name, heard);
      // Not the function that listen gives: that one forgets the quotes and stops nothing.
      return () => pglite.unlisten(name, heard);
    },
    pool: () => ({ busy: 0, idle: 1, waiting: 0 }),
    close: async () => {
      if (!pglite.closed) await pglite.close();
      closed();
    },
  };
}

/** PGlite in `dataDir`/db, for one process at a time: two on one folder corrupt it without an error. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = resolve(dataDir, 'db');
  await mkdir(resolve(dataDir), { recursive: true });
  const unlock = await lockFolder(folder, resolve(dataDir, 'db.lock'));
  let pglite: PGlite | undefined;
  try {
    pglite = await createPGlite({ dataDir: folder });
    await migratePGlite(pglite);
    return embeddedDatabase(pglite, unlock);
  } catch (error) {
    await pglite?.close();
    unlock();
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new StartError(`The database in ${folder} cannot be opened: ${reason}; ${wayBack(dataDir)}`, {
      cause: error,
    });
  }
}
