import type { LimitAmounts } from '@diyar/contract/rules/role-limits';
import { ROLES } from '@diyar/contract/rules/roles';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** How far a role, or a user in its place, may go alone. A role without a row has no limits. */
export const roleLimits = pgTable(
  'role_limits',
  {
    id: id(),
    role: text('role', { enum: ROLES }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    belowList: numeric('below_list', { precision: 5, scale: 2, mode: 'number' }),
    refund: jsonb('refund').$type<LimitAmounts>().notNull(),
    writeOff: jsonb('write_off').$type<LimitAmounts>().notNull(),
    holdHours: integer('hold_hours'),
    holdExtensions: integer('hold_extensions'),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('role_limits_role').on(t.role),
    uniqueIndex('role_limits_user').on(t.userId),
    check('role_limits_of_one', sql`(${t.role} is null) <> (${t.userId} is null)`),
    check('role_limits_percent', sql`${t.belowList} between 0 and 100`),
  ],
);
