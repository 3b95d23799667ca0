import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Db, Log } from './client.ts';
import { lockFolder } from './lock.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';
import { StartError } from './start-error.ts';

export const createPGlite = (options: PGliteOptions) =>
  PGlite.create({ ...options, extensions: { pg_trgm } });

export const migratePGlite = (pglite: PGlite) => migrate(drizzle(pglite), { migrationsFolder });

/** A PGlite that is open and migrated, as the database the server knows. */
export function embeddedDatabase(pglite: PGlite, closed: () => Promise<void>): Database {
  // The two drivers differ in the type of `execute` alone, and agree on its rows.
  const db = drizzle(pglite, { schema }) as unknown as Db;
  return {
    db,
    kind: 'embedded',
    ping: async () => void (await pglite.query('select 1')),
    listen: async (channel, heard) => {
      const stop = await pglite.listen(channel, heard);
      return () => stop();
    },
    close: async () => {
      if (!pglite.closed) await pglite.close();
      await closed();
    },
  };
}

/** PGlite in `dataDir`/db, for one process at a time: two on one folder corrupt it without an error. */
export async function openEmbedded({ dataDir }: { dataDir: string; log: Log }): Promise<Database> {
  const folder = resolve(dataDir, 'db');
  await mkdir(resolve(dataDir), { recursive: true });
  const unlock = await lockFolder(folder, join(resolve(dataDir), 'db.lock'));
  try {
    const pglite = await createPGlite({ dataDir: folder });
    await migratePGlite(pglite);
    return embeddedDatabase(pglite, unlock);
  } catch (error) {
    await unlock();
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartError(`The embedded database in ${folder} cannot be opened: ${reason}`, { cause: error });
  }
}
