import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openEmbedded } from './embedded.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import type * as schema from './schema.ts';

type Schema = typeof schema;

type Executed<Row> = { rows: Row[] };

/** What `execute` gives on both drivers. */
interface Rows extends PgQueryResultHKT {
  type: Executed<this['row']>;
}

/** Drizzle on the embedded database or on PostgreSQL: the same calls, the same answers. */
export type Db = PgDatabase<Rows, Schema, ExtractTablesWithRelations<Schema>>;

/** Inside a transaction only this is used: the embedded database has one connection and would wait for itself. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Log = { warn(message: string): void };

const terminal: Log = { warn: (message) => console.warn(`diyar: ${message}`) };

/** Called with the payload; with null once the connection is back after a loss, when anything may have been missed. */
export type Heard = (payload: string | null) => void;

export type Database = {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** Rejects when the database does not answer now. */
  ping(): Promise<void>;
  /** Hears `pg_notify(channel, payload)` of every process once it is committed; gives the way to stop. */
  listen(channel: string, heard: Heard): Promise<() => Promise<void>>;
  /** How many connections there are now, by what they do. */
  pool(): { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
};

export type DatabaseOptions = Partial<Omit<PostgresOptions, 'url'>> & {
  /** Unset: the embedded database in `dataDir`/db. */
  databaseUrl?: string;
  dataDir: string;
  log?: Log;
};

/** Opens the database and brings its tables up to date. Throws a StartError when it must not or cannot be used. */
export function openDatabase({ databaseUrl, dataDir, ...rest }: DatabaseOptions): Promise<Database> {
  if (!databaseUrl) return openEmbedded(dataDir);
  const { log = terminal, poolSize, startWithinMs } = rest;
  return openPostgres({ url: databaseUrl, log, poolSize, startWithinMs });
}
