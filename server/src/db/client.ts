import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openEmbedded } from './embedded.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import type * as schema from './schema.ts';

type Schema = typeof schema;

type Executed<Row> = { rows: Row[] };

/** What `execute` returns on both drivers. */
interface Rows extends PgQueryResultHKT {
  type: Executed<this['row']>;
}

/** Drizzle on the embedded database or on PostgreSQL, with the same results. */
export type Db = PgDatabase<Rows, Schema, ExtractTablesWithRelations<Schema>>;

/** Inside a transaction use only this: the embedded database has one connection and would deadlock. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Log = { warn(message: string): void };

const terminal: Log = { warn: (message) => console.warn(`diyar: ${message}`) };

/** Called with the payload, and with null after a reconnect, when notifications may have been missed. */
export type OnNotify = (payload: string | null) => void;

export type Database = {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Receives the committed `pg_notify(channel, payload)` of every process; returns a function that stops it. */
  listen(channel: string, onNotify: OnNotify): Promise<() => Promise<void>>;
  /** The current number of connections by state. */
  pool(): { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/** For commands that write a whole database: then it may take a while until it greets anybody else. */
export const PATIENT = { answersWithinMs: 30_000 };

/** How a database that is opened is brought up to date. */
export type Migration = {
  /** Before anything is changed, on tables of any version or none: a refusal changes nothing. */
  beforeMigration?: (db: Db) => Promise<void>;
  /** False: it is opened as it is. */
  migrates?: boolean;
};

export type DatabaseOptions = Partial<Omit<PostgresOptions, 'url'>> & {
  /** Unset: the embedded database in `dataDir`/db. */
  databaseUrl?: string;
  dataDir: string;
  log?: Log;
};

/** Opens the database and migrates it. Throws a StartError when it must not or cannot be used. */
export function openDatabase({ databaseUrl, dataDir, ...rest }: DatabaseOptions): Promise<Database> {
  const { log = terminal, beforeMigration, migrates, ...others } = rest;
  if (!databaseUrl) return openEmbedded(dataDir, { beforeMigration, migrates });
  return openPostgres({ url: databaseUrl, log, beforeMigration, migrates, ...others });
}
