import type { LeadId, UnitId } from '@diyar/contract/rules/ids';
import { VIEWING_STATUSES } from '@diyar/contract/rules/viewings';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';
import { leads } from './leads.ts';
import { units } from './units.ts';
import { users } from './users.ts';

const words = (name: string) => text(name).notNull().default('');

/**
 * An appointment of a lead. That nobody is in two places at once is the constraint viewings_one_place, which a migration
 * adds: Drizzle has no word for exclusion constraints.
 */
export const viewings = pgTable(
  'viewings',
  {
    id: id(),
    leadId: integer('lead_id')
      .$type<LeadId>()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    unitId: integer('unit_id')
      .$type<UnitId>()
      .references(() => units.id, { onDelete: 'set null' }),
    staffId: integer('staff_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    status: text('status', { enum: VIEWING_STATUSES }).notNull().default('planned'),
    note: words('note'),
    /** Reminded there the day before. */
    email: words('email'),
    /** Of earlier versions; now in `secret_addresses`, where the start puts it. */
    token: text('token'),
    /** Raised by whatever a calendar must be told: time, place, person, end (SEQUENCE of RFC 5545). */
    sequence: integer('sequence').notNull().default(0),
    version: version(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('viewings_start').on(t.startsAt, t.id),
    index('viewings_of').on(t.leadId, t.startsAt),
    index('viewings_staff').on(t.staffId, t.startsAt),
    index('viewings_unit').on(t.unitId),
    index('viewings_created_by').on(t.createdBy),
    uniqueIndex('viewings_token').on(t.token),
    check('viewings_range', sql`${t.endsAt} > ${t.startsAt}`),
    check('viewings_status_known', sql`${t.status} in ('planned', 'done', 'noShow', 'cancelled')`),
  ],
);

/** Calendars of earlier versions; now in `secret_addresses`, where the start puts them. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token'),
    createdAt: createdAt(),
    lastReadAt: instant('last_read_at'),
  },
  (t) => [uniqueIndex('calendar_addresses_token').on(t.token)],
);
