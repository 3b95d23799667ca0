import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { OF_ACCOUNT } from './tables.ts';

const parts = Object.entries(OF_ACCOUNT).map(([name, column]) => ({
  isUser: name === 'users',
  table: sql.identifier(name),
  column: sql.identifier(column),
  kept: sql.identifier(`kept_${name}`),
}));

/** The account with its sessions, as they are now, aside until the end of the transaction. */
export async function setAside(tx: Tx, id: number): Promise<void> {
  for (const { table, column, kept } of parts)
    await tx.execute(
      sql`create temporary table ${kept} on commit drop as
        select * from ${table} where ${column} = ${sql.raw(String(Math.trunc(id)))}`,
    );
  // whoever asked for a role of theirs may be gone
  await tx.execute(sql`update kept_users set pending_role = null, pending_by = null, pending_at = null`);
}

/** Into tables that have nothing of it. */
export async function putBack(tx: Tx): Promise<void> {
  for (const { table, kept } of parts) await tx.execute(sql`insert into ${table} select * from ${kept}`);
}

/** Over an older state of it. */
export async function putOver(tx: Tx, id: number): Promise<void> {
  const { rows } = await tx.execute<{ columns: string }>(sql`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = 'users'::regclass and attnum > 0 and not attisdropped and attname <> 'id'`);
  const columns = sql.raw(rows[0]?.columns ?? '');
  await tx.execute(
    sql`update users set (${columns}) = (select ${columns} from kept_users) where users.id = ${id}`,
  );
  for (const { isUser, table, column, kept } of parts) {
    if (isUser) continue;
    await tx.execute(sql`delete from ${table} where ${column} = ${id}`);
    await tx.execute(sql`insert into ${table} select * from ${kept}`);
  }
}
