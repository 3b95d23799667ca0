import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { migrationsFolder } from '../../db/migrations.ts';
import { prepare } from '../../db/postgres-start.ts';
import { emptyPostgresUrl } from '../test-database.ts';

/** The migrations up to one of them, in a folder of their own. */
function migrationsUntil(last: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-old-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  journal.entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= last);
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

export type Query = (statement: string, values?: unknown[]) => Promise<unknown>;

/** A PostgreSQL with the tables of an older version and what `fill` puts into them; its address. */
export async function databaseAt(last: number, fill: (query: Query) => Promise<unknown>): Promise<string> {
  const url = await emptyPostgresUrl();
  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };
  await prepare(await connect(), {}, migrationsUntil(last));
  const client = await connect();
  await fill((statement, values) => client.query(statement, values));
  await client.end();
  return url;
}
