import { TOLD_KINDS } from '@diyar/contract/buyer-page';
import type { DealId } from '@diyar/contract/rules/ids';
import { ADDRESS_ENDS, ADDRESS_KINDS } from '@diyar/contract/secret-addresses';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { deals } from './deals.ts';
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
    /** Whose buyers open it, with the last digits of a phone of theirs. */
    dealId: integer('deal_id')
      .$type<DealId>()
      .references(() => deals.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    sealed: text('sealed').notNull(),
    makerId: integer('maker_id').references(() => users.id, { onDelete: 'set null' }),
    /** users.token_version of the maker then; it rises with their password, role and account. */
    makerVersion: integer('maker_version').notNull().default(0),
    createdAt: createdAt(),
    /** Written once in ten minutes. */
    lastReadAt: instant('last_read_at'),
    /** Of a buyer's: visits, not pages. */
    openings: integer('openings').notNull().default(0),
  },
  (t) => [
    uniqueIndex('secret_addresses_hash').on(t.hash),
    uniqueIndex('secret_addresses_quote').on(t.quoteId),
    uniqueIndex('secret_addresses_preview').on(t.previewId),
    uniqueIndex('secret_addresses_viewing').on(t.viewingId),
    uniqueIndex('secret_addresses_visit').on(t.visitId),
    uniqueIndex('secret_addresses_calendar').on(t.userId),
    uniqueIndex('secret_addresses_buyer').on(t.dealId),
    index('secret_addresses_maker').on(t.makerId),
    check(
      'secret_addresses_one_subject',
      sql`case ${t.kind} when 'quote' then ${t.quoteId} is not null when 'preview' then ${t.previewId} is not null
        when 'viewing' then ${t.viewingId} is not null when 'visit' then ${t.visitId} is not null when 'calendar' then ${t.userId} is not null
        when 'buyer' then ${t.dealId} is not null else false end
        and num_nonnulls(${t.quoteId}, ${t.previewId}, ${t.viewingId}, ${t.visitId}, ${t.userId}, ${t.dealId}) = 1`,
    ),
  ],
);

/** Addresses of buyers that work no more: whoever still knows the digits of then is told why. */
export const endedAddresses = pgTable(
  'ended_addresses',
  {
    id: id(),
    dealId: integer('deal_id')
      .$type<DealId>()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    /** The digits that opened it, sealed. */
    sealed: text('sealed').notNull(),
    why: text('why', { enum: ADDRESS_ENDS }).notNull(),
    endedAt: instant('ended_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('ended_addresses_hash').on(t.hash),
    index('ended_addresses_deal').on(t.dealId),
    check('ended_addresses_why_known', sql`${t.why} in ('withdrawn', 'renewed', 'transferred')`),
  ],
);

/** Wrong digits at an address, by its hash: also at one that does not exist, so that it answers like any other. */
export const digitTries = pgTable(
  'digit_tries',
  {
    hash: text('hash').primaryKey(),
    wrong: integer('wrong').notNull(),
    restsUntil: instant('rests_until'),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (t) => [index('digit_tries_last').on(t.lastAt), check('digit_tries_positive', sql`${t.wrong} > 0`)],
);

/** What a buyer was told of their deal, with the address of its page: handed to WhatsApp, which proves no reading. */
export const toldBuyers = pgTable(
  'told_buyers',
  {
    dealId: integer('deal_id')
      .$type<DealId>()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    what: text('what', { enum: TOLD_KINDS }).notNull(),
    /** Of a receipt its paper, of a stage its id, of a cheque its entry and the day it came back, of what is due its day. */
    subject: text('subject').notNull(),
    toldAt: instant('told_at').notNull().defaultNow(),
    toldBy: integer('told_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ name: 'told_buyers_pk', columns: [t.dealId, t.what, t.subject] }),
    index('told_buyers_by').on(t.toldBy),
    check('told_buyers_what_known', sql`${t.what} in ('receipt', 'stage', 'due', 'returned')`),
  ],
);
