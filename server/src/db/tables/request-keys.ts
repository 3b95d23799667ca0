import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Writes that carried an idempotency key, stored in their transaction, and what they were answered. */
export const requestKeys = pgTable(
  'request_keys',
  {
    /** Of whoever sent it, for the call. */
    key: text('key').primaryKey(),
    /** Of this try: a request with two transactions finds its own. */
    attempt: text('attempt').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** Null until it was answered. */
    status: integer('status'),
    answer: text('answer'),
  },
  (t) => [index('request_keys_at').on(t.at)],
);
