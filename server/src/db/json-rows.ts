import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = { [name: string]: PgColumn | Columns };

type ValueOf<C extends PgColumn> = C['_']['notNull'] extends true ? C['_']['data'] : C['_']['data'] | null;

/** As a select of the same columns would give it, except what JSON does not know. */
type RowOf<C extends Columns> = {
  [K in keyof C]: C[K] extends PgColumn
    ? ValueOf<C[K]> extends Date | null
      ? never
      : ValueOf<C[K]>
    : C[K] extends Columns
      ? RowOf<C[K]>
      : never;
};

const isColumn = (value: PgColumn | Columns): value is PgColumn => 'getSQLType' in value;

/** Columns as one JSON value, to be selected as `item` of a query that goes into `rowsOf`. */
export function item<C extends Columns>(columns: C): SQL.Aliased<RowOf<C>> {
  return objectOf(columns).as('item') as SQL.Aliased<RowOf<C>>;
}

function objectOf(columns: Columns): SQL {
  const pairs = Object.entries(columns).map(([name, value]) => {
    // its value is another one in the table than in the code (hundredths, thousandths), and nothing here would turn it
    if (isColumn(value) && value.columnType === 'PgCustomColumn')
      throw new Error(`${name} cannot be read as JSON`);
    const key = sql.raw(`'${name}'`);
    return sql`${key}, ${isColumn(value) ? value : objectOf(value)}`;
  });
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

type ItemQuery<Row> = SQLWrapper & { readonly _: { readonly result: readonly { item: Row }[] } };

/** All the rows of a query as one column of another, in their order: a question less to the database. */
export const rowsOf = <Row>(query: ItemQuery<Row>): SQL<Row[]> =>
  sql<Row[]>`(select coalesce(json_agg(listed.item), '[]') from (${query}) listed)`;
