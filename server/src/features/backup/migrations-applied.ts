import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';

/** The hashes of the applied migrations, oldest first. */
export async function appliedMigrations(db: Db | Tx): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
  );
  return rows.map(({ hash }) => hash);
}
