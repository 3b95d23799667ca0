import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** How many rows there are, counted no further than `max`: counting everything would cost every reader of a list. */
export const countUpTo = (table: PgTable, where: SQL | undefined, max: number): SQL<number> =>
  sql<number>`(select count(*)::int from (select 1 from ${table} where ${where ?? sql`true`} limit ${max}) as found)`;
