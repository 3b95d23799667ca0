import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { columnsOf, OWN_TABLES, type OwnTable } from '../backup/index.ts';
import { csvOf } from '../exports/index.ts';
import { ID_NUMBERS, isArchived, isColumnArchived } from './kinds.ts';

/** Rows in memory at once. */
const ROWS_AT_ONCE = 500;

type Row = Record<string, string | null>;

async function* rowsOf(
  tx: Tx,
  { name, key }: OwnTable,
  columns: readonly string[],
  where: SQL,
): AsyncGenerator<Row> {
  const texts = columns.map((column) => sql`t.${sql.identifier(column)}::text as ${sql.identifier(column)}`);
  await tx.execute(
    sql`declare archive_rows no scroll cursor for
      select ${sql.join(texts, sql`, `)} from ${sql.identifier(name)} t where ${where} order by ${key}`,
  );
  for (;;) {
    const { rows } = await tx.execute<Row>(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from archive_rows`);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql`close archive_rows`);
}

/** Which rows of which tables; a table that is not named is left out. */
export type Chosen = Readonly<Record<string, SQL>>;

/** Of a person's own file the number is theirs; what stands on the paper of a transfer is also somebody else's. */
export type WithNumbers = 'all' | 'own' | 'none';

const isNumberAsked = (table: string, column: string, numbers: WithNumbers): boolean =>
  ID_NUMBERS[table] !== column || numbers === 'all' || (numbers === 'own' && table === 'persons');

interface Asked {
  /** Rows of some; without them all. */
  chosen?: Chosen | undefined;
  numbers: WithNumbers;
}

/** Every table of the company as CSV, or the chosen rows, all as of one moment. Into a folder first: the database does not wait for a slow line. */
export const writeTables = (
  db: Db,
  folder: string,
  zone: string,
  { chosen, numbers }: Asked,
): Promise<string[]> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('TimeZone', ${zone}, true)`);
      const known = await columnsOf(tx);
      const written: string[] = [];
      for (const table of OWN_TABLES.filter(({ name }) => isArchived(name))) {
        const where = chosen ? chosen[table.name] : sql`true`;
        if (!where) continue;
        const columns = (known.get(table.name) ?? [])
          .map(({ name }) => name)
          .filter((name) => isColumnArchived(name) && isNumberAsked(table.name, name, numbers));
        const csv = csvOf<Row>(
          {
            name: table.name,
            title: { en: table.name, ar: table.name },
            columns: columns.map((column) => ({
              header: { en: column, ar: column },
              width: 0,
              cell: (row) => row[column] ?? null,
            })),
            rows: rowsOf(tx, table, columns, where),
          },
          'en',
          zone,
        );
        const file = `${table.name}.csv`;
        await pipeline(Readable.from(csv), createWriteStream(join(folder, file)));
        written.push(file);
      }
      return written;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
