import { getTableName, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, isPgSequence, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client.ts';
import * as schema from '../../db/schema.ts';

export interface OwnTable {
  name: string;
  /** The primary key as SQL, for a stable order. */
  key: SQL;
}

function keyOf(table: PgTable): SQL {
  const { columns, primaryKeys } = getTableConfig(table);
  const names = [
    ...columns.filter((column) => column.primary),
    ...primaryKeys.flatMap((key) => key.columns),
  ].map((column) => sql.identifier(column.name));
  return sql.join(names, sql`, `);
}

/** Every table of the schema, and none of another program in the same database. */
export const OWN_TABLES: readonly OwnTable[] = (Object.values(schema) as unknown[])
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => ({ name: getTableName(table), key: keyOf(table) }))
  .sort((a, b) => a.name.localeCompare(b.name));

export type Columns = { name: string; isJson: boolean }[];

/** The columns of each table as the database has them, also those that this version does not use. */
export async function columnsOf(tx: Tx): Promise<Map<string, Columns>> {
  const { rows } = await tx.execute<{ table: string; name: string; isJson: boolean }>(sql`
    select c.relname as "table", a.attname as name, a.atttypid = 'jsonb'::regtype as "isJson"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  const found = new Map<string, Columns>();
  for (const { table, name, isJson } of rows)
    found.set(table, [...(found.get(table) ?? []), { name, isJson }]);
  return found;
}

const idSequences = (Object.values(schema) as unknown[])
  .filter((value): value is PgTable => is(value, PgTable))
  .flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.filter((column) => column.generatedIdentity).map((column) => `${name}_${column.name}_seq`);
  });

/** Those of ids, and those of the numbers that calls use. */
export const OWN_SEQUENCES: readonly string[] = [
  ...idSequences,
  ...(Object.values(schema) as unknown[]).filter(isPgSequence).flatMap(({ seqName }) => seqName ?? []),
].sort();

/** Tables that migrations and the first start fill: a database with rows in no other table is empty. */
export const FILLED_AT_START: ReadonlySet<string> = new Set([
  'answer_templates',
  'company',
  'content_version',
  'jobs',
  'leases',
  'message_counts',
  'project_listing',
  'request_keys',
  'secrets',
  'throttles',
]);
