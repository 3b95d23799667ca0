import { drizzle } from 'drizzle-orm/node-postgres';
import { asDb } from './as-db.ts';
import type { Db, Log } from './client.ts';
import { watchForHang } from './hang-watch.ts';
import { openPool } from './postgres-pool.ts';
import * as schema from './schema.ts';

export type Replica = {
  /** The replica while it is up to date, otherwise the database itself. */
  forReading(): Promise<Db>;
  close(): Promise<void>;
};

/** How long a replica that did not answer is skipped. */
const SKIP_MS = 5_000;

async function versionOf(db: Db): Promise<number> {
  const row = await db.query.contentVersion.findFirst();
  return row?.version ?? 0;
}

export const noReplica = (primary: Db): Replica => ({
  forReading: async () => primary,
  close: async () => {},
});

/**
 * A streaming replica. A page rendered from it is cached until the content changes next, so the replica must not be
 * older than the database: its content version is compared before each page, and while it lags or does not answer
 * the database itself is used.
 */
export function openReplica(url: string, primary: Db, log: Log): Replica {
  const watch = watchForHang(url, log);
  const pool = openPool({ url, log, watch });
  const replica = asDb(drizzle(pool, { schema }));
  let awayUntil = 0;
  return {
    async forReading() {
      if (Date.now() < awayUntil) return primary;
      const seen = versionOf(replica).catch((error) => {
        awayUntil = Date.now() + SKIP_MS;
        log.warn(
          `the replica does not answer: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
        );
        return -1;
      });
      return (await seen) >= (await versionOf(primary)) ? replica : primary;
    },
    close: async () => {
      watch.close();
      await pool.end();
    },
  };
}
