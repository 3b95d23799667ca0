import { ADDRESS_KINDS } from '@diyar/contract/secret-addresses';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { previews } from './previews.ts';
import { quotes } from './quotes.ts';
import { users } from './users.ts';
import { viewings } from './viewings.ts';

/** Addresses that are their own key (docs/security.md#secret-addresses): found by hash, sealed for staff who copy them. */
export const secretAddresses = pgTable(
  'secret_addresses',
  {
    id: id(),
    kind: text('kind', { enum: ADDRESS_KINDS }).notNull(),
    quoteId: integer('quote_id').references(() => quotes.id, { onDelete: 'cascade' }),
    previewId: integer('preview_id').references(() => previews.id, { onDelete: 'cascade' }),
    viewingId: integer('viewing_id').references(() => viewings.id, { onDelete: 'cascade' }),
    /** The same viewing, for its visitor to see, move and call off. */
    visitId: integer('visit_id').references(() => viewings.id, { onDelete: 'cascade' }),
    /** Whose calendar it is. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    sealed: text('sealed').notNull(),
    makerId: integer('maker_id').references(() => users.id, { onDelete: 'set null' }),
    /** users.token_version of the maker then; it rises with their password, role and account. */
    makerVersion: integer('maker_version').notNull().default(0),
    createdAt: createdAt(),
    /** Written once in ten minutes. */
    lastReadAt: instant('last_read_at'),
  },
  (t) => [
    uniqueIndex('secret_addresses_hash').on(t.hash),
    uniqueIndex('secret_addresses_quote').on(t.quoteId),
    uniqueIndex('secret_addresses_preview').on(t.previewId),
    uniqueIndex('secret_addresses_viewing').on(t.viewingId),
    uniqueIndex('secret_addresses_visit').on(t.visitId),
    uniqueIndex('secret_addresses_calendar').on(t.userId),
    index('secret_addresses_maker').on(t.makerId),
    check(
      'secret_addresses_one_subject',
      sql`case ${t.kind} when 'quote' then ${t.quoteId} is not null when 'preview' then ${t.previewId} is not null
        when 'viewing' then ${t.viewingId} is not null when 'visit' then ${t.visitId} is not null when 'calendar' then ${t.userId} is not null else false end
        and num_nonnulls(${t.quoteId}, ${t.previewId}, ${t.viewingId}, ${t.visitId}, ${t.userId}) = 1`,
    ),
  ],
);
