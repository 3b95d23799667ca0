import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database, Log } from '../db/client.ts';
import { createPGlite, embeddedDatabase } from '../db/embedded.ts';
import { openPostgres } from '../db/postgres.ts';
import { databaseUrl } from './postgres.ts';

/** What the global setup left to copy: a dump of PGlite, or a template on a PostgreSQL. */
type MigratedDatabase =
  | { kind: 'embedded'; snapshot: string }
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: 'pglite' | 'postgres';
    migratedDatabase: MigratedDatabase;
  }
}

export const quiet: Log = { warn: () => {} };

/** One statement on the database at `url`, which needs no tables. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export const uniqueName = () => `test_${randomUUID().replaceAll('-', '')}`;

type Template = Extract<MigratedDatabase, { kind: 'postgres' }>;

async function copyOf({ url, template }: Template) {
  const name = uniqueName();
  // Without the write-ahead log, which takes three times as long.
  await execute(url, `create database ${name} template ${template} strategy file_copy`);
  // The disk would fill up with them.
  const drop = () => execute(url, `drop database if exists ${name} with (force)`);
  return { url: databaseUrl(url, name), drop };
}

/** The address of a migrated PostgreSQL database for a process of its own; it stays until the server is removed. */
export async function freshPostgresUrl(): Promise<string> {
  const migrated = inject('migratedDatabase');
  if (migrated.kind !== 'postgres') throw new Error('these tests run on the embedded database');
  return (await copyOf(migrated)).url;
}

/** The address of a PostgreSQL database that no version has migrated yet. */
export async function emptyPostgresUrl(): Promise<string> {
  const migrated = inject('migratedDatabase');
  if (migrated.kind !== 'postgres') throw new Error('these tests run on the embedded database');
  const name = uniqueName();
  await execute(migrated.url, `create database ${name}`);
  return databaseUrl(migrated.url, name);
}

/** While other tests make their databases, the server answers nobody for a second or two. */
export const PATIENT_MS = 20_000;

async function freshPostgres(template: Template, poolSize: number): Promise<Database> {
  const { url, drop } = await copyOf(template);
  const database = await openPostgres({ url, log: quiet, poolSize, answersWithinMs: PATIENT_MS });
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

/** A database of its own for a test, migrated and empty. Close it when done. */
export async function freshDatabase(poolSize = 5): Promise<Database> {
  const migrated = inject('migratedDatabase');
  if (migrated.kind === 'postgres') return freshPostgres(migrated, poolSize);
  const pglite = await createPGlite({ loadDataDir: await openAsBlob(migrated.snapshot) });
  return embeddedDatabase(pglite, () => {});
}
