import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { OWN_TABLES } from './own-tables.ts';

type Reference = { table: string; name: string };

const named = (name: string): SQL => sql`${sql.identifier(name)}`;

async function references(tx: Tx): Promise<Reference[]> {
  const { rows } = await tx.execute<Reference>(sql`
    select c.relname as "table", k.conname as name
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`);
  const own = new Set(OWN_TABLES.map(({ name }) => name));
  return rows.filter(({ table }) => own.has(table));
}

/**
 * Runs `load` with triggers disabled and references checked at the end, so that tables may come in any order and a
 * row may refer to a later one. This needs the owner of the tables, but no superuser.
 */
export async function withoutTriggers<T>(tx: Tx, load: () => Promise<T>): Promise<T> {
  const found = await references(tx);
  for (const { name } of OWN_TABLES) await tx.execute(sql`alter table ${named(name)} disable trigger user`);
  for (const { table, name } of found)
    await tx.execute(
      sql`alter table ${named(table)} alter constraint ${named(name)} deferrable initially deferred`,
    );
  const loaded = await load();
  await tx.execute(sql`set constraints all immediate`);
  for (const { table, name } of found)
    await tx.execute(sql`alter table ${named(table)} alter constraint ${named(name)} not deferrable`);
  for (const { name } of OWN_TABLES) await tx.execute(sql`alter table ${named(name)} enable trigger user`);
  return loaded;
}
