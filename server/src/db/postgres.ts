import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db, Log } from './client.ts';
import { listening } from './postgres-listen.ts';
import { connectWithin, prepare } from './postgres-start.ts';
import * as schema from './schema.ts';

export type PostgresOptions = {
  url: string;
  log: Log;
  /** Connections at most. */
  poolSize?: number;
  /** How long the start waits for a database that is not there yet. */
  startWithinMs?: number;
};

const connection = (url: string) => ({
  connectionString: url,
  application_name: 'diyar',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

function openPool({ url, log, poolSize = 10 }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection(url),
    max: poolSize,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // When nothing comes back at all, not even that the statement was stopped.
    query_timeout: 20_000,
  });
  // A connection that breaks emits an error: an idle one on the pool, one in use on itself. Unheard, either would
  // end the process; heard, the pool replaces it.
  pool.on('error', (error) => log.warn(`database connection lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Waits for PostgreSQL, checks that it will do, migrates, and opens the pool. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, log, startWithinMs = 60_000 } = options;
  await prepare(await connectWithin(() => new pg.Client(connection(url)), startWithinMs, log));
  const pool = openPool(options);
  const listener = listening(() => new pg.Client({ ...connection(url), query_timeout: 5_000 }), log);
  return {
    db: drizzle(pool, { schema }) as unknown as Db,
    kind: 'postgres',
    ping: async () => void (await pool.query('select 1')),
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
