import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db, Log } from './client.ts';
import { openPool } from './postgres-pool.ts';
import * as schema from './schema.ts';

export type Replica = {
  /** Where public reads go now: the replica while it has everything, else the database itself. */
  forReading(): Promise<Db>;
  close(): Promise<void>;
};

/** How long a replica that did not answer is left alone. */
const AWAY_MS = 5_000;

async function versionOf(db: Db): Promise<number> {
  const row = await db.query.contentVersion.findFirst();
  return row?.version ?? 0;
}

/** Without a replica everything is read where it is written. */
export const noReplica = (primary: Db): Replica => ({
  forReading: async () => primary,
  close: async () => {},
});

/**
 * A copy of the database that PostgreSQL keeps up to date, a little late. A page made from it is kept until the
 * content changes next, so it must never show less than what is written: before each page its content version is
 * held against the database's own, and while it lags or is away the database itself is read.
 */
export function openReplica(url: string, primary: Db, log: Log): Replica {
  const pool = openPool({ url, log });
  const replica = drizzle(pool, { schema }) as unknown as Db;
  let awayUntil = 0;
  return {
    async forReading() {
      if (Date.now() < awayUntil) return primary;
      const seen = versionOf(replica).catch((error) => {
        awayUntil = Date.now() + AWAY_MS;
        log.warn(
          `the replica does not answer: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
        );
        return -1;
      });
      return (await seen) >= (await versionOf(primary)) ? replica : primary;
    },
    close: () => pool.end(),
  };
}
