import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database, Log } from '../db/client.ts';
import { createPGlite, embeddedDatabase } from '../db/embedded.ts';
import { openPostgres } from '../db/postgres.ts';

/** Where the global setup left the migrated database: a dump of PGlite, or a server with a template. */
export type MigratedDatabase =
  | { kind: 'embedded'; snapshot: string }
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: 'pglite' | 'postgres';
    migratedDatabase: MigratedDatabase;
  }
}

export const quiet: Log = { info: () => {}, warn: () => {} };

async function copyTemplate(url: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** The address of a database of its own, migrated; PostgreSQL only. */
export async function freshPostgresUrl(): Promise<string> {
  const migrated = inject('migratedDatabase');
  if (migrated.kind !== 'postgres') throw new Error('these tests run on the embedded database');
  return copyTemplate(migrated.url, migrated.template);
}

/** A database of its own for a test file, migrated and empty. Close it when done. */
export async function freshDatabase(): Promise<Database> {
  const migrated = inject('migratedDatabase');
  if (migrated.kind === 'postgres')
    return openPostgres({ url: await freshPostgresUrl(), log: quiet, poolSize: 5 });
  const pglite = await createPGlite({ loadDataDir: await openAsBlob(migrated.snapshot) });
  return embeddedDatabase(pglite, async () => {});
}
