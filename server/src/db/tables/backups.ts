import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The backups in BACKUP_DIR, for the dashboard and the metrics of processes that cannot see that folder. */
export const backups = pgTable('backups', {
  /** Of its folder, which is also the time. */
  name: text('name').primaryKey(),
  madeAt: instant('made_at').notNull(),
  /** When it was restored into a scratch database and compared. */
  provenAt: instant('proven_at'),
  /** Empty: none is known. */
  problem: text('problem').notNull().default(''),
});
