import type { JobName } from '@diyar/contract/system';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Periodic work of all processes, and how its last run went. */
export const jobs = pgTable('jobs', {
  name: text('name').$type<JobName>().primaryKey(),
  /** The last run that went well. */
  ranAt: instant('ran_at'),
  failedAt: instant('failed_at'),
  /** Of the last run; empty: it went well. */
  problem: text('problem').notNull().default(''),
  /** In a row. */
  failures: integer('failures').notNull().default(0),
});
