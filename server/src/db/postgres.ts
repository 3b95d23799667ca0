import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { asDb } from './as-db.ts';
import { withEndings } from './at-end.ts';
import type { Database, Log, Migration } from './client.ts';
import { watchForHang } from './hang-watch.ts';
import { connection } from './postgres-connection.ts';
import { listening } from './postgres-listen.ts';
import { openPool } from './postgres-pool.ts';
import { connectWithin, prepare } from './postgres-start.ts';
import * as schema from './schema.ts';

export type PostgresOptions = Migration & {
  url: string;
  log: Log;
  poolSize?: number;
  /** How long the start waits for the database. */
  startWithinMs?: number;
  /** Without an answer for so long it hangs; a second, unless said otherwise. */
  answersWithinMs?: number;
};

/** A standby, or a primary that was set read-only, answers and stores nothing: such a process is not ready. */
export async function requireWritable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ mode: string }>(
    "select current_setting('transaction_read_only') as mode",
  );
  if (rows[0]?.mode === 'on') throw new Error('the database is read-only');
}

/** Waits for PostgreSQL, checks its locale, migrates, and opens the pool. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, log, startWithinMs = 60_000 } = options;
  await prepare(await connectWithin(() => new pg.Client(connection(url)), startWithinMs, log), options);
  const watch = watchForHang(url, log, options.answersWithinMs);
  const pool = openPool({ ...options, watch });
  const listener = listening(() => new pg.Client({ ...connection(url), query_timeout: 5_000 }), log);
  return {
    db: withEndings(asDb(drizzle(pool, { schema }))),
    kind: 'postgres',
    ping: () => requireWritable(pool),
    listen: listener.listen,
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      watch.close();
      await listener.close();
      await pool.end();
    },
  };
}
