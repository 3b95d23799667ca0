import type { LeadId, PersonId, UnitId } from '@diyar/contract/rules/ids';
import type { Origin } from '@diyar/contract/rules/lead-channel';
import { DAY_PARTS } from '@diyar/contract/rules/viewings';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, descending, id, instant } from './columns.ts';
import { leads } from './leads.ts';
import { persons } from './persons.ts';
import { projects } from './projects.ts';
import { quotes } from './quotes.ts';
import { units } from './units.ts';
import { users } from './users.ts';

export const messages = pgTable(
  'messages',
  {
    id: id(),
    senderName: text('sender_name').notNull(),
    phone: text('phone').notNull().default(''),
    /** The normalised number; null without a phone. */
    phoneKey: text('phone_key'),
    /** Whose message it is; null without a phone, since then nobody is matched. */
    personId: integer('person_id')
      .$type<PersonId>()
      .references(() => persons.id, { onDelete: 'set null' }),
    email: text('email').notNull().default(''),
    body: text('body').notNull().default(''),
    source: text('source').notNull().default(''),
    page: text('page').notNull().default(''),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    unitId: integer('unit_id')
      .$type<UnitId>()
      .references(() => units.id, { onDelete: 'set null' }),
    isRead: boolean('is_read').notNull().default(false),
    readAt: instant('read_at'),
    readBy: integer('read_by').references(() => users.id, { onDelete: 'set null' }),
    /** Sent by the form, so that a repeated request is stored once. */
    idempotencyKey: text('idempotency_key'),
    /** The lead that it opened or belongs to; null without a phone. */
    leadId: integer('lead_id')
      .$type<LeadId>()
      .references(() => leads.id, { onDelete: 'set null' }),
    /** The quote that its buyer accepted with it: such a message is written by the site, not sent by a form. */
    quoteId: integer('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    channel: text('channel').notNull().default('direct'),
    /** Where the visit came from, as far as it was told. */
    origin: jsonb('origin').$type<Origin>(),
    /** Which day and part of the day would suit; a wish until staff plan a viewing or decline. */
    wishDay: date('wish_day', { mode: 'string' }),
    wishPart: text('wish_part', { enum: DAY_PARTS }),
    wishAnsweredAt: instant('wish_answered_at'),
    search: text('search').notNull().default(''),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    uniqueIndex('messages_idempotency').on(t.idempotencyKey),
    index('messages_newest').on(descending(t.createdAt), descending(t.id)).where(sql`${t.deletedAt} is null`),
    index('messages_unread')
      .on(descending(t.createdAt), descending(t.id))
      .where(sql`${t.deletedAt} is null and not ${t.isRead}`),
    index('messages_unread_viewings')
      .on(t.createdAt)
      .where(sql`${t.deletedAt} is null and not ${t.isRead} and ${t.source} = 'viewing'`),
    index('messages_read')
      .on(descending(t.createdAt), descending(t.id))
      .where(sql`${t.deletedAt} is null and ${t.isRead}`),
    index('messages_with_phone')
      .on(descending(t.createdAt), descending(t.id))
      .where(sql`${t.deletedAt} is null and ${t.phone} <> ''`),
    index('messages_without_phone')
      .on(descending(t.createdAt), descending(t.id))
      .where(sql`${t.deletedAt} is null and ${t.phone} = ''`),
    index('messages_channel')
      .on(t.channel, descending(t.createdAt), descending(t.id))
      .where(sql`${t.deletedAt} is null`),
    index('messages_phone_key')
      .on(t.phoneKey, descending(t.createdAt))
      .where(sql`${t.deletedAt} is null and ${t.phoneKey} is not null`),
    index('messages_search').using('gin', t.search.op('gin_trgm_ops')),
    index('messages_person').on(t.personId, descending(t.createdAt)),
    index('messages_lead').on(t.leadId, descending(t.createdAt)),
    index('messages_quote').on(t.quoteId),
    index('messages_answered_by').on(t.answeredBy),
    index('messages_unanswered')
      .on(descending(t.createdAt), descending(t.id))
      .where(sql`${t.deletedAt} is null and ${t.answeredAt} is null`),
    index('messages_wishes')
      .on(t.createdAt)
      .where(
        sql`${t.deletedAt} is null and ${t.wishAnsweredAt} is null and (${t.wishDay} is not null or ${t.wishPart} is not null)`,
      ),
    // what an older process stored during an upgrade still gets its lead
    index('messages_without_lead')
      .on(t.id)
      .where(sql`${t.leadId} is null and ${t.personId} is not null and ${t.deletedAt} is null`),
    index('messages_project').on(t.projectId),
    index('messages_unit').on(t.unitId),
    index('messages_read_by').on(t.readBy),
    index('messages_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('messages_wish_known', sql`${t.wishPart} in ('morning', 'afternoon', 'evening')`),
    check('messages_sender_present', sql`${t.senderName} <> ''`),
  ],
);

/** Maintained by triggers, so that the inbox shows totals without counting. */
export const messageCounts = pgTable(
  'message_counts',
  {
    isRead: boolean('is_read').notNull(),
    hasPhone: boolean('has_phone').notNull(),
    count: integer('count').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'message_counts_pk', columns: [t.isRead, t.hasPhone] }),
    check('message_counts_range', sql`${t.count} >= 0`),
  ],
);
