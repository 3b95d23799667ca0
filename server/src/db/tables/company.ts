import { WAY_MINUTES_DEFAULT } from '@diyar/contract/limits';
import { type CompanyHours, DEFAULT_HOURS } from '@diyar/contract/rules/company-hours';
import type { FirstStep } from '@diyar/contract/rules/first-steps';
import { BUILT_IN_CURRENCIES, BUILT_IN_PLACE, type Currency, WEEKDAYS } from '@diyar/contract/rules/place';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { addresses } from './addresses.ts';
import { instant, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

type SkippedSteps = Partial<Record<FirstStep, { at: string; by: string }>>;

const words = (name: string) => text(name).notNull().default('');
const logo = (name: string) => integer(name).references(() => files.id, { onDelete: 'restrict' });

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
    wayMinutes: integer('way_minutes').notNull().default(WAY_MINUTES_DEFAULT),
    hours: jsonb('hours').$type<CompanyHours>().notNull().default(DEFAULT_HOURS),
    aboutEn: words('about_en'),
    aboutAr: words('about_ar'),
    instagram: words('instagram'),
    facebook: words('facebook'),
    /** In bar, titles, mails; '' is the name above. */
    shortNameEn: words('short_name_en'),
    shortNameAr: words('short_name_ar'),
    logoFileId: logo('logo_file_id'),
    /** Null: made from the first. */
    logoDarkFileId: logo('logo_dark_file_id'),
    logoPaperFileId: logo('logo_paper_file_id'),
    logoHasName: boolean('logo_has_name').notNull().default(false),
    /** '#1f7a8c' as it was chosen; '' is the built-in one, as with each text below. */
    accent: words('accent'),
    headlineEn: words('headline_en'),
    headlineAr: words('headline_ar'),
    descriptionEn: words('description_en'),
    descriptionAr: words('description_ar'),
    aboutTitleEn: words('about_title_en'),
    aboutTitleAr: words('about_title_ar'),
    footerEn: words('footer_en'),
    footerAr: words('footer_ar'),
    /** Printed on papers that ask for money. */
    bankEn: words('bank_en'),
    bankAr: words('bank_ar'),
    iban: words('iban'),
    /** Whether receipts and statements carry the buyer's page as a code. */
    buyerCodes: boolean('buyer_codes').notNull().default(false),
    /** Where the company is: docs/decisions/041-place.md. What forms offer, the first one first. */
    currencies: text('currencies')
      .array()
      .$type<Currency[]>()
      .notNull()
      .default([...BUILT_IN_CURRENCIES]),
    /** IANA. */
    zone: text('zone').notNull().default(BUILT_IN_PLACE.zone),
    firstDay: text('first_day', { enum: WEEKDAYS }).notNull().default(BUILT_IN_PLACE.firstDay),
    /** ISO 3166: a number without its country is read as one of this. */
    homeCountry: text('home_country').notNull().default(BUILT_IN_PLACE.country),
    /** In the order of the site's filter; cities of projects need not be among them. */
    cities: jsonb('cities').$type<{ en: string; ar: string }[]>().notNull().default([]),
    /** Of the first steps, who left one out and when. */
    skippedSteps: jsonb('skipped_steps').$type<SkippedSteps>().notNull().default({}),
    /** From then on nobody writes what was paid by the earlier books. */
    movedInAt: instant('moved_in_at'),
    movedInBy: integer('moved_in_by').references(() => users.id, { onDelete: 'set null' }),
    addressId: integer('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    version: version(),
    updatedAt: updatedAt(),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('company_single', sql`${t.id} = 1`),
    check('company_currencies_some', sql`cardinality(${t.currencies}) > 0`),
  ],
);

/** Every file that was a logo once: papers that were issued with it show it forever. */
export const logoFiles = pgTable('logo_files', {
  fileId: integer('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'restrict' }),
});
