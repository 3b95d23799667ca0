import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { descending, id, instant } from './columns.ts';
import { users } from './users.ts';

export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: instant('at').notNull().defaultNow(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** A copy, so that the entry stays readable when the user is deleted. */
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** Folded text of the entry, for the search of the audit page. */
    search: text('search').notNull().default(''),
  },
  (t) => [
    index('audit_newest').on(descending(t.at), descending(t.id)),
    index('audit_actor').on(t.actorId, descending(t.at)),
    index('audit_action').on(t.action, descending(t.at)),
    index('audit_entity').on(t.entity, t.entityId, descending(t.at)),
    index('audit_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
);
