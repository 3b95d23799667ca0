import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Db, Log } from './client.ts';
import { migrationsFolder } from './migrations.ts';
import { listening } from './postgres-listen.ts';
import { connectWithin } from './postgres-start.ts';
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
});

/** Any fixed number will do; it keeps processes that start at once from migrating at once. */
const migrationLock = 7_305_190_461;

async function prepare(url: string, log: Log, withinMs: number): Promise<void> {
  const client = await connectWithin(() => new pg.Client(connection(url)), withinMs, log);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, log, poolSize = 10, startWithinMs = 60_000 } = options;
  await prepare(url, log, startWithinMs);
  const pool = new pg.Pool({
    ...connection(url),
    max: poolSize,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // Without a listener an idle connection that breaks would end the process; the pool replaces it by itself.
  pool.on('error', (error) => log.warn(`database connection lost: ${error.message}`));
  const listener = listening(() => new pg.Client(connection(url)), log);
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
