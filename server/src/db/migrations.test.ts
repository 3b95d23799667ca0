import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseUrl } from '../testing/postgres.ts';
import { execute, freshDatabase, quiet, uniqueName } from '../testing/test-database.ts';
import { type Database, openDatabase } from './client.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

/** Opens an empty folder or a new database. */
async function emptyPlace(): Promise<() => Promise<Database>> {
  const migrated = inject('migratedDatabase');
  const dataDir = await mkdtemp(join(tmpdir(), 'diyar-empty-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  if (migrated.kind === 'embedded') return () => openDatabase({ dataDir, log: quiet });
  const name = uniqueName();
  await execute(migrated.url, `create database ${name}`);
  onTestFinished(() => execute(migrated.url, `drop database ${name} with (force)`));
  return () => openDatabase({ databaseUrl: databaseUrl(migrated.url, name), dataDir, log: quiet });
}

const applied = async ({ db }: Database) =>
  (await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`)).rows;

/** An empty embedded database is slow to make. `npm test` has two: the one all its tests copy, and the container's. */
const unlessSlow = test.runIf(process.env.LONG === 'yes' || inject('migratedDatabase').kind === 'postgres');

unlessSlow(
  'an empty database gets every table, and opening it again changes nothing',
  async () => {
    const open = await emptyPlace();
    const first = await open();
    const tables = await first.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const named = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));
    expect(tables.rows.map(({ name }) => name)).toEqual(named.sort());
    await first.db.insert(schema.users).values({ username: 'rana', passwordHash: 'x' });
    const migrations = await applied(first);
    await first.close();

    const second = await open();
    expect(await applied(second)).toEqual(migrations);
    expect(await second.db.select().from(schema.users)).toMatchObject([{ username: 'rana' }]);
    await second.close();
  },
  120_000,
);

test('every timestamp has a time zone', async () => {
  const database = await freshDatabase();
  const naive = await database.db.execute(
    sql`select table_name, column_name from information_schema.columns
        where table_schema = 'public' and data_type = 'timestamp without time zone'`,
  );
  expect(naive.rows).toEqual([]);
  await database.close();
});

test('the journal is in order: the migrator skips migrations older than the last applied one', () => {
  const journal: { entries: { when: number; tag: string }[] } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});
