import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** One row where the demo was filled in, and none elsewhere: names of accounts do not tell a demo from a company. */
export const demo = pgTable(
  'demo',
  {
    id: integer('id').primaryKey().default(1),
    filledAt: instant('filled_at').notNull().defaultNow(),
    /** Null while it is here. */
    removedAt: instant('removed_at'),
    /** Whoever removed it takes it back. No reference: this row outlives every account. */
    removedBy: integer('removed_by'),
    /** The sealed dump of what was removed, in the storage; null: there is no way back. */
    dumpKey: text('dump_key'),
    /** What opens it, beside the key of the database. */
    dumpSeal: text('dump_seal'),
    /** The newest migration then: a dump fits no other tables. */
    dumpTables: text('dump_tables'),
  },
  (t) => [check('demo_single', sql`${t.id} = 1`)],
);
