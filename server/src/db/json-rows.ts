import { Column, is, SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = { [name: string]: PgColumn | SQL | Joined<Columns> | Columns };

type ValueOf<C extends PgColumn> = C['_']['notNull'] extends true ? C['_']['data'] : C['_']['data'] | null;

/** As a select of the same columns would give it. */
type RowOf<C extends Columns> = {
  [K in keyof C]: C[K] extends PgColumn
    ? ValueOf<C[K]>
    : C[K] extends SQL<infer Value>
      ? Value
      : C[K] extends Joined<infer Inner>
        ? RowOf<Inner> | null
        : C[K] extends Columns
          ? RowOf<C[K]>
          : never;
};

/** Reads a part of a row from its values, which stand in a line. */
type Read = (values: readonly unknown[]) => unknown;

class Joined<C extends Columns> {
  readonly columns: C;
  constructor(columns: C) {
    this.columns = columns;
  }
}

/** Columns of a row that a left join may not find: null then. The first of them is never empty, as an id is not. */
export const orNull = <C extends Columns>(columns: C) => new Joined(columns);

/**
 * Columns as one value of the database, to be selected as `item` of a query that goes into `rowsOf`. It comes as a
 * list, which costs the database a third of an object with names, and is read as its columns say.
 */
export function item<C extends Columns>(columns: C): SQL.Aliased<RowOf<C>> {
  const parts: SQLWrapper[] = [];
  const read = rowReader(columns, parts);
  return sql`json_build_array(${sql.join(parts, sql`, `)})`.mapWith(read).as('item') as SQL.Aliased<RowOf<C>>;
}

function rowReader(columns: Columns, parts: SQLWrapper[]): Read {
  const fields = Object.entries(columns).map(([name, value]) => [name, valueReader(value, parts)] as const);
  return (values) => {
    const row: Record<string, unknown> = {};
    for (const [name, read] of fields) row[name] = read(values);
    return row;
  };
}

function valueReader(value: Columns[string], parts: SQLWrapper[]): Read {
  const at = parts.length;
  if (value instanceof Joined) {
    const read = rowReader(value.columns, parts);
    return (values) => (values[at] === null ? null : read(values));
  }
  if (!is(value, Column) && !is(value, SQL)) return rowReader(value, parts);
  parts.push(value);
  const decoder = decoderOf(value);
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return (values) => values[at];
  return (values) => (values[at] === null ? null : decoder.mapFromDriverValue(values[at]));
}

type Decoder = { mapFromDriverValue(value: unknown): unknown };

/** What turns a value of the database into one of the code; Drizzle looks for it in the same places. */
const decoderOf = (value: PgColumn | SQL): Decoder =>
  is(value, Column) ? value : (value as unknown as { decoder: Decoder }).decoder;

type ItemQuery<Row> = SQLWrapper & {
  readonly _: { readonly result: readonly { item: Row }[]; readonly selectedFields: unknown };
};

/** All the rows of a query as one column of another, in their order: a question less to the database. */
export function rowsOf<Row>(query: ItemQuery<Row>): SQL<Row[]> {
  const { item } = query._.selectedFields as { item: SQL.Aliased };
  const decoder = decoderOf(item.sql);
  return sql`(select coalesce(json_agg(listed.item), '[]') from (${query}) listed)`.mapWith(
    (rows: unknown[]) => rows.map((row) => decoder.mapFromDriverValue(row) as Row),
  );
}
