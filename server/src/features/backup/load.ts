import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { appliedMigrations, hasTable, ownMigrations } from '../../db/migrations.ts';
import { StartError } from '../../db/start-error.ts';
import { FORMAT, isRow, type Mark, markOf } from './dump-format.ts';
import { type Columns, columnsOf, FILLED_AT_START, OWN_TABLES, type OwnTable } from './own-tables.ts';
import { withoutTriggers } from './without-triggers.ts';

const ROWS_AT_ONCE = 500;
const BYTES_AT_ONCE = 1 << 20;

/** A dump is loaded into an empty database only, with the tables of any version or none. */
export async function refuseUnlessEmpty(db: Db | Tx): Promise<void> {
  for (const { name } of OWN_TABLES) {
    if (FILLED_AT_START.has(name) || !(await hasTable(db, name))) continue;
    const { rows } = await db.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0)
      throw new StartError(`the database is not empty (there are rows in ${name}): name an empty one`);
  }
}

type Head = Extract<Mark, ['diyar', ...unknown[]]>;

/** Before a database is opened for it. */
export async function refuseOtherVersion(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) {
    const mark = markOf(line);
    if (mark[0] !== 'diyar')
      throw new StartError('this is not a dump of ours: it does not begin with its version');
    return refuseOtherTables(ownMigrations(), mark);
  }
  throw new StartError('the dump is empty');
}

function refuseOtherTables(own: string[], [, format, { migrations }]: Head) {
  if (format === FORMAT && JSON.stringify(own) === JSON.stringify(migrations)) return;
  const newer = format > FORMAT || migrations.length > own.length;
  throw new StartError(
    `the dump was made by ${newer ? 'a newer' : 'another'} version of Diyar, whose tables differ: ` +
      'load it with that version, then update',
  );
}

async function insertRows(tx: Tx, table: string, columns: Columns, lines: string[]): Promise<void> {
  const name = sql.identifier(table);
  const named = columns.map((column) => sql.identifier(column.name));
  const values = columns.map(({ isJson }, at) => (isJson ? sql`${named[at]} -> 0` : named[at]));
  await tx.execute(sql`
    insert into ${name} (${sql.join(named, sql`, `)})
    select ${sql.join(values, sql`, `)}
    from jsonb_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::jsonb)`);
}

/** Takes lines one by one and inserts the rows in batches. */
function loader(tx: Tx, columns: Map<string, Columns>) {
  const known = new Set(OWN_TABLES.map(({ name }) => name));
  let table: string | undefined;
  let waiting: string[] = [];
  let bytes = 0;
  let rows = 0;
  let ended = false;
  const lastIds: [sequence: string, last: number][] = [];
  const flush = async () => {
    if (waiting.length === 0) return;
    if (table === undefined) throw new Error('a row stands before its table');
    await insertRows(tx, table, columns.get(table) ?? [], waiting);
    rows += waiting.length;
    waiting = [];
    bytes = 0;
  };
  const take = async (line: string): Promise<void> => {
    if (isRow(line)) {
      waiting.push(line);
      bytes += line.length;
      if (waiting.length >= ROWS_AT_ONCE || bytes >= BYTES_AT_ONCE) await flush();
      return;
    }
    await flush();
    const mark = markOf(line);
    if (mark[0] === 'diyar') refuseOtherTables(await appliedMigrations(tx), mark);
    else if (mark[0] === 'table') {
      if (!known.has(mark[1])) throw new Error(`the dump has a table we do not know: ${mark[1]}`);
      table = mark[1];
    } else if (mark[0] === 'ids') lastIds.push([mark[1], mark[2]]);
    else if (mark[1] !== rows) throw new Error(`the dump says it has ${mark[1]} rows, and has ${rows}`);
    else ended = true;
  };
  /** Last, because a rollback does not reset a sequence. */
  const finish = async () => {
    if (!ended) throw new Error('the dump ends in the middle');
    for (const [sequence, last] of lastIds)
      await tx.execute(sql`select setval(${sequence}::regclass, ${last}::bigint)`);
    return { rows };
  };
  return { take, finish };
}

/** Replaces every row of these tables with those of a dump. References are checked at the end. */
export const loadTables = (
  tx: Tx,
  lines: AsyncIterable<string>,
  tables: readonly OwnTable[] = OWN_TABLES,
): Promise<{ rows: number }> =>
  withoutTriggers(tx, async () => {
    const named = tables.map(({ name }) => sql.identifier(name));
    await tx.execute(sql`truncate ${sql.join(named, sql`, `)}`);
    const { take, finish } = loader(tx, await columnsOf(tx));
    for await (const line of lines) if (line !== '') await take(line);
    return finish();
  });

/**
 * Loads a dump into an empty, migrated database, all of it or nothing. Triggers are disabled, because the rows they
 * would write are in the dump.
 */
export const loadDatabase = (db: Db, lines: AsyncIterable<string>): Promise<{ rows: number }> =>
  db.transaction(async (tx) => {
    await refuseUnlessEmpty(tx);
    return loadTables(tx, lines);
  });
