import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { descending, id, instant, jsonValue } from './columns.ts';
import { users } from './users.ts';

/** What changed, field by field, written in the transaction of the write. Rows of one write share a batch. */
export const changes = pgTable(
  'changes',
  {
    id: id(),
    batch: uuid('batch').notNull(),
    at: instant('at').notNull().defaultNow(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Stored beside the reference: the entry stays readable when the user is gone. */
    actorName: text('actor_name').notNull(),
    entity: text('entity').notNull(),
    entityId: integer('entity_id'),
    action: text('action').notNull(),
    /** Empty for the headline of a write: what the activity log shows, with its details as the new value. */
    field: text('field').notNull(),
    old: jsonValue('old'),
    new: jsonValue('new'),
    /** Folded text of a headline, for the search of the activity log. */
    search: text('search').notNull().default(''),
  },
  (t) => [
    index('changes_of').on(t.entity, t.entityId, descending(t.id)),
    index('changes_batch').on(t.batch),
    index('changes_actor').on(t.actorId),
    index('changes_log').on(descending(t.id)).where(sql`${t.field} = ''`),
    index('changes_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
);
