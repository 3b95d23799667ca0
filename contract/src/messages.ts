import { z } from 'zod';
import { exportChoice } from './exports.ts';
import { Day, Id, Instant, idOf, storable, typedBoolean } from './fields.ts';
import { EARLIER_COUNT_MAX, EARLIER_SHOWN, PHONE_MAX } from './limits.ts';
import { listOf, paging, searchText } from './lists.ts';
import { ProjectRef } from './projects.ts';
import { INBOX_TABS, MESSAGE_SOURCES, PHONE_FILTERS } from './rules/inbox.ts';
import { CHANNEL_MAX } from './rules/lead-channel.ts';
import { DAY_PARTS } from './rules/viewings.ts';
import { UnitRef } from './units.ts';

/**
 * `senderKey` is the same for all spellings of one phone number (rules/phone); `earlier` counts the older messages
 * with the same key, up to EARLIER_COUNT_MAX.
 */
export const Message = z.object({
  id: Id,
  senderName: z.string(),
  senderKey: z.string().nullable(),
  /** Whose it is; null without a phone, since then nobody is matched. */
  personId: idOf.person.nullable(),
  phone: z.string(),
  email: z.string(),
  body: z.string(),
  source: z.enum(MESSAGE_SOURCES),
  page: z.string(),
  createdAt: Instant,
  /** The quote that its buyer accepted with it. */
  quoteId: Id.nullable(),
  /** The lead that it opened or belongs to. */
  leadId: idOf.lead.nullable(),
  /** When somebody answered; nobody knows whether WhatsApp was sent, so it is a person's word. */
  answeredAt: Instant.nullable(),
  /** Where the sender came from: 'instagram', 'direct'. */
  channel: z.string(),
  wish: z.object({ day: Day.nullable(), part: z.enum(DAY_PARTS).nullable() }).nullable(),
  isRead: z.boolean(),
  project: ProjectRef.nullable(),
  unit: UnitRef.nullable(),
  earlier: z.int().nonnegative().max(EARLIER_COUNT_MAX),
});
export type Message = z.infer<typeof Message>;

/** GET /admin/messages/{id}: one message and earlier ones of its sender, newest first. */
export const MessageDetail = Message.extend({ earlierMessages: z.array(Message).max(EARLIER_SHOWN) });
export type MessageDetail = z.infer<typeof MessageDetail>;

/** `sender` is the `senderKey` of one sender. */
export const MessageFilters = z.object({
  tab: z.enum(INBOX_TABS).default('all'),
  phone: z.enum(PHONE_FILTERS).default('any'),
  q: searchText,
  /** 'no': those that nobody has answered. */
  answered: z.enum(['no']).optional(),
  channel: storable(z.string()).max(CHANNEL_MAX).optional(),
  sender: storable(z.string()).max(PHONE_MAX).optional(),
});
export type MessageFilters = z.infer<typeof MessageFilters>;

export const MessagesQuery = MessageFilters.extend(paging);
export type MessagesQuery = z.infer<typeof MessagesQuery>;

/** GET /admin/messages/export: the same filters, as a file. */
export const MessagesExportQuery = MessageFilters.extend(exportChoice);
export type MessagesExportQuery = z.infer<typeof MessagesExportQuery>;

/**
 * `unread` counts the whole inbox, whatever the filters. A search is counted up to SEARCH_COUNT_AHEAD hits
 * past its page; `more` is true when there are more than `total`.
 */
export const MessageList = listOf(Message).extend({ unread: z.int().nonnegative(), more: z.boolean() });
export type MessageList = z.infer<typeof MessageList>;

export const ReadQuery = z.object({ read: typedBoolean.default(true) });
export type ReadQuery = z.infer<typeof ReadQuery>;
