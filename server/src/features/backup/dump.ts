import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { appliedMigrations } from '../../db/migrations.ts';
import { FORMAT, type Mark } from './dump-format.ts';
import { type Columns, columnsOf, OWN_SEQUENCES, OWN_TABLES, type OwnTable } from './own-tables.ts';

/** Rows in memory at once. */
const ROWS_AT_ONCE = 500;

export type Write = (text: string) => Promise<void> | void;

/** A row as JSON, with each value of jsonb in an array: a null in it is JSON's, without it SQL's. */
function rowAsJson(columns: Columns): SQL {
  const wrapped = columns
    .filter(({ isJson }) => isJson)
    .map(({ name }) => {
      const column = sql`t.${sql.identifier(name)}`;
      return sql`${sql.raw(`'${name}'`)}, case when ${column} is not null then jsonb_build_array(${column}) end`;
    });
  if (wrapped.length === 0) return sql`to_jsonb(t)`;
  return sql`to_jsonb(t) || jsonb_build_object(${sql.join(wrapped, sql`, `)})`;
}

async function dumpTable(tx: Tx, { name, key }: OwnTable, columns: Columns, write: Write): Promise<number> {
  const table = sql.identifier(name);
  await tx.execute(
    sql`declare dump_rows no scroll cursor for select (${rowAsJson(columns)})::text as line from ${table} t order by ${key}`,
  );
  let total = 0;
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from dump_rows`,
    );
    total += rows.length;
    if (rows.length > 0) await write(`${rows.map(({ line }) => line).join('\n')}\n`);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql`close dump_rows`);
  return total;
}

/**
 * The last number of each sequence, of ids and of the numbers that calls use, so that none is reused: an old token
 * could belong to a new user.
 */
async function* lastNumbers(tx: Tx): AsyncGenerator<Mark> {
  for (const sequence of OWN_SEQUENCES) {
    const { rows } = await tx.execute<{ last: number | string | null }>(
      sql`select case when is_called then last_value end as last from ${sql.identifier(sequence)}`,
    );
    const last = rows[0]?.last ?? null;
    if (last !== null) yield ['ids', sequence, Number(last)];
  }
}

/** Every row of these tables, in a transaction that sees one moment. */
export async function dumpTables(
  tx: Tx,
  write: Write,
  tables: readonly OwnTable[] = OWN_TABLES,
): Promise<{ rows: number }> {
  const mark = (given: Mark) => write(`${JSON.stringify(given)}\n`);
  await mark(['diyar', FORMAT, { migrations: await appliedMigrations(tx), at: new Date().toISOString() }]);
  // times are text in a dump, and two dumps are compared as text
  await tx.execute(sql`set local time zone 'UTC'`);
  const columns = await columnsOf(tx);
  let rows = 0;
  for (const table of tables) {
    await mark(['table', table.name]);
    rows += await dumpTable(tx, table, columns.get(table.name) ?? [], write);
  }
  for await (const ids of lastNumbers(tx)) await mark(ids);
  await mark(['end', rows]);
  return { rows };
}

/**
 * Writes every row as of one moment, during other reads and writes. On the embedded database, which has one
 * connection, they wait, so `write` should be quick.
 */
export const dumpDatabase = (db: Db, write: Write): Promise<{ rows: number }> =>
  db.transaction((tx) => dumpTables(tx, write), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
