import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** What a user shows besides the password: an authenticator app, at most one, or any number of passkeys. */
export const factors = pgTable(
  'factors',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['app', 'passkey'] }).notNull(),
    /** Of a passkey, as its owner calls it. */
    name: text('name').notNull().default(''),
    /** Of an app: what its codes are made of, encrypted. */
    secret: text('secret'),
    /** Of an app: the time step of the last code, which is not taken twice. */
    lastStep: bigint('last_step', { mode: 'number' }),
    credentialId: text('credential_id'),
    publicKey: text('public_key'),
    counter: bigint('counter', { mode: 'number' }),
    transports: text('transports').array(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    index('factors_user').on(t.userId),
    uniqueIndex('factors_one_app').on(t.userId).where(sql`${t.kind} = 'app'`),
    uniqueIndex('factors_credential').on(t.credentialId),
    check(
      'factors_whole',
      sql`case ${t.kind} when 'app' then ${t.secret} is not null
        else ${t.credentialId} is not null and ${t.publicKey} is not null end`,
    ),
  ],
);

/** Each is shown once, stored as a hash and used once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/** What the server waits for: the second step of a sign-in, a passkey or an app that is being set up. Used once. */
export const challenges = pgTable(
  'challenges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: ['signIn', 'passkeySignIn', 'addPasskey', 'addApp', 'confirm'] }).notNull(),
    /** Unset while nobody has said who they are. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What a passkey signs, or the encrypted secret of a new app. */
    value: text('value').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('challenges_user').on(t.userId), index('challenges_ends').on(t.endsAt)],
);
