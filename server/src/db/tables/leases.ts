import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Work that one process has taken, and until when no other may take it. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  until: instant('until').notNull(),
});
