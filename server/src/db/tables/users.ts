import { ROLES } from '@diyar/contract/rules/roles';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, id, instant, updatedAt } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    // Unused: with SIGN_IN_WITH=email the username is the address. A later migration drops it.
    email: text('email'),
    fullName: text('full_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at'),
    /** Somebody else has set it, and knows it. */
    isPasswordGiven: boolean('is_password_given').notNull().default(false),
    role: text('role', { enum: ROLES }).notNull().default('ADMIN'),
    /** The buildings of a LACASA user, by project; null until somebody chooses: then LaCasa. */
    buildingIds: integer('building_ids').array(),
    /** A role that waits for a second SUPERADMIN: who asked for it, and when. */
    pendingRole: text('pending_role', { enum: ROLES }),
    pendingBy: integer('pending_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    pendingAt: instant('pending_at'),
    isActive: boolean('is_active').notNull().default(true),
    /** Part of every token: raising it invalidates the tokens issued before. */
    tokenVersion: integer('token_version').notNull().default(1),
    lastSignInAt: instant('last_sign_in_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    uniqueIndex('users_username_live').on(sql`lower(${t.username})`).where(sql`${t.deletedAt} is null`),
    uniqueIndex('users_email_live').on(sql`lower(${t.email})`).where(sql`${t.deletedAt} is null`),
    index('users_pending_by').on(t.pendingBy),
    index('users_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('users_username_present', sql`${t.username} <> ''`),
    check('users_role_known', sql`${t.role} in (${sql.raw(ROLES.map((role) => `'${role}'`).join(', '))})`),
  ],
);
