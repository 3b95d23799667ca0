import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ROOT } from '../paths.ts';
import type { Db, Tx } from './client.ts';

export const migrationsFolder = fileURLToPath(new URL('server/drizzle', ROOT));

/** The hashes of all migrations of this version, oldest first. */
export const ownMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/** The hashes of the applied migrations, oldest first. */
export async function appliedMigrations(db: Db | Tx): Promise<string[]> {
  if (!(await hasTable(db, 'drizzle.__drizzle_migrations'))) return [];
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
  );
  return rows.map(({ hash }) => hash);
}

/** Of a database that may be empty or of an older version. */
export async function hasTable(db: Db | Tx, name: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass(${name}) is not null as found`,
  );
  return rows[0]?.found === true;
}
