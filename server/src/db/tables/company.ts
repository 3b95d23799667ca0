import { type CompanyHours, DEFAULT_HOURS } from '@diyar/contract/rules/company-hours';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { addresses } from './addresses.ts';
import { updatedAt, version } from './columns.ts';
import { users } from './users.ts';

const words = (name: string) => text(name).notNull().default('');

/** One row, inserted by the migrations. */
export const company = pgTable(
  'company',
  {
    id: integer('id').primaryKey().default(1),
    nameEn: words('name_en'),
    nameAr: words('name_ar'),
    email: words('email'),
    phone: words('phone'),
    /** A mobile number; '' where nobody answers on WhatsApp. */
    whatsapp: words('whatsapp'),
    /** Printed on receipts; '' where it has none. */
    licence: words('licence'),
    hours: jsonb('hours').$type<CompanyHours>().notNull().default(DEFAULT_HOURS),
    aboutEn: words('about_en'),
    aboutAr: words('about_ar'),
    instagram: words('instagram'),
    facebook: words('facebook'),
    addressId: integer('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    version: version(),
    updatedAt: updatedAt(),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [check('company_single', sql`${t.id} = 1`)],
);
