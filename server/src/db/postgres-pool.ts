import pg from 'pg';
import type { Log } from './client.ts';

type PoolOptions = {
  url: string;
  log: Log;
  /** Connections at most. */
  poolSize?: number;
};

export const connection = (url: string) => ({
  connectionString: url,
  application_name: 'diyar',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

export function openPool({ url, log, poolSize = 10 }: PoolOptions): pg.Pool {
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
