import type pg from 'pg';
import type { Log } from './client.ts';
import { SharedPool } from './request-share.ts';

type PoolOptions = {
  url: string;
  log: Log;
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
  const pool = new SharedPool({
    ...connection(url),
    max: poolSize,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // if the server does not even report the statement_timeout
    query_timeout: 20_000,
  });
  // A broken connection emits an error, on the pool while idle and on the client while in use. Without a listener
  // either would end the process; with one the pool replaces the connection.
  pool.on('error', (error) => log.warn(`database connection lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
