import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, descending, id, instant } from './columns.ts';
import { users } from './users.ts';

/** One for every token: a token whose row is gone is no longer valid. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'Chrome, Android', as the browser says. */
    device: text('device').notNull(),
    /** Without its last part, so that it tells the place and not the person. */
    address: text('address').notNull(),
    createdAt: createdAt(),
    /** Written once in a few minutes, because every call reads it. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    endsAt: instant('ends_at').notNull(),
    /** When the user last showed who they are; before some calls that is asked again. */
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    /** When they last showed a second factor, at the sign-in or since. */
    factorShownAt: instant('factor_shown_at'),
    /** Which one they were asked for and showed since: `app`, `passkey:7`, `recovery`. */
    shownFactor: text('shown_factor'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_ends').on(t.endsAt)],
);

/** Browsers on which somebody signed in before, by the hash of what they keep (docs/decisions/022-known-devices.md). */
export const devices = pgTable(
  'devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'devices_pk', columns: [t.tokenHash, t.userId] }),
    index('devices_user').on(t.userId),
    index('devices_last_used').on(t.lastUsedAt),
  ],
);

export const signIns = pgTable(
  'sign_ins',
  {
    id: id(),
    at: instant('at').notNull().defaultNow(),
    /** Of a name that nobody has, only the beginning: it may be a password in the wrong field. */
    name: text('name').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    outcome: text('outcome').notNull(),
    /** Null after SIGN_IN_ADDRESS_DAYS; then the network tells the place. */
    address: text('address'),
    network: text('network').notNull(),
    device: text('device').notNull(),
    isNewDevice: boolean('is_new_device').notNull().default(false),
    /** When the user was told of the new device. */
    seenAt: instant('seen_at'),
  },
  (t) => [
    index('sign_ins_newest').on(descending(t.at), descending(t.id)),
    index('sign_ins_user').on(t.userId, descending(t.at)),
    index('sign_ins_unseen').on(t.userId).where(sql`${t.isNewDevice} and ${t.seenAt} is null`),
  ],
);
