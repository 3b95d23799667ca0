import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { asDb } from './as-db.ts';
import type { Log, Migration } from './client.ts';
import { isDatabaseUnreachable } from './errors.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';
import { StartError } from './start-error.ts';

const text = (error: unknown) => {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
};

/** The address without user and password. */
const place = (client: pg.Client) => `${client.host}:${client.port}/${client.database ?? ''}`;

/** Connects, retrying with growing pauses while the database is not available yet. */
export async function connectWithin(make: () => pg.Client, withinMs: number, log: Log): Promise<pg.Client> {
  const deadline = Date.now() + withinMs;
  for (let attempt = 1, pause = 250; ; attempt++, pause = Math.min(pause * 2, 5_000)) {
    const client = make();
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const reason = text(error);
      if (!isDatabaseUnreachable(error))
        throw new StartError(`PostgreSQL at ${place(client)} refuses: ${reason}`, { cause: error });
      if (Date.now() + pause > deadline)
        throw new StartError(`PostgreSQL at ${place(client)} does not answer: ${reason}`, { cause: error });
      log.warn(`PostgreSQL at ${place(client)} does not answer yet (try ${attempt}): ${reason}`);
      await sleep(pause);
    }
  }
}

/** An arbitrary advisory lock: processes that start at once migrate one after the other. */
const migrationLock = 7_305_190_461;

/** With lc_ctype C the trigram search treats Arabic letters as punctuation and finds nothing, without an error. */
async function refuseWithoutArabic(client: pg.Client): Promise<void> {
  await client.query('begin');
  try {
    await client.query('create extension if not exists pg_trgm');
    const { rows } = await client.query<{ found: number; name: string }>(
      "select cardinality(show_trgm('ديار')) as found, current_database() as name",
    );
    if (rows[0] && rows[0].found > 0) return;
    throw new StartError(
      `The database ${rows[0]?.name} cannot search Arabic (its lc_ctype is C): ` +
        "create it with: create database … template template0 encoding 'UTF8' locale 'C.UTF-8'",
    );
  } finally {
    await client.query('rollback');
  }
}

/** Migrates, and closes the client. */
export async function prepare(
  client: pg.Client,
  { beforeMigration, migrates = true }: Migration = {},
  folder = migrationsFolder,
): Promise<void> {
  try {
    if (!migrates) return;
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseWithoutArabic(client);
    await beforeMigration?.(asDb(drizzle(client, { schema })));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
