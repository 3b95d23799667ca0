import type pg from 'pg';
import type { Log } from './client.ts';
import type { HangWatch } from './hang-watch.ts';
import { connection } from './postgres-connection.ts';
import { SharedPool } from './request-share.ts';

type PoolOptions = {
  url: string;
  log: Log;
  poolSize?: number;
  watch?: HangWatch;
};

export function openPool({ url, log, poolSize = 10, watch }: PoolOptions): pg.Pool {
  const settings = {
    // compiling a sum over all deals takes longer than adding it up; what DATABASE_URL says goes before
    options: '-c jit=off',
    ...connection(url),
    max: poolSize,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // a process that hangs in a transaction does not keep its locks for longer than this
    idle_in_transaction_session_timeout: 10_000,
    // if the server does not even report the statement_timeout
    query_timeout: 20_000,
  };
  const pool = new SharedPool(settings, watch);
  // A broken connection emits an error, on the pool while idle and on the client while in use. Without a listener
  // either would end the process; with one the pool replaces the connection.
  pool.on('error', (error) => log.warn(`database connection lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
