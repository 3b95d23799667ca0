import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** Mails to be sent, inserted in the transaction of the row they are about, and retried until sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due').on(t.nextAttemptAt, t.id).where(sql`${t.sentAt} is null`),
    index('outbox_sent').on(t.sentAt).where(sql`${t.sentAt} is not null`),
    check('outbox_attempts_range', sql`${t.attempts} >= 0`),
  ],
);
