import type { DealId, LeadId, PersonId, UnitId } from '@diyar/contract/rules/ids';
import type { TemplateStep } from '@diyar/contract/rules/plans';
import type { WrittenLine } from '@diyar/contract/rules/stages';
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
import { createdAt, descending, id, instant } from './columns.ts';
import { deals } from './deals.ts';
import { leads } from './leads.ts';
import { amount, currency, isCurrency } from './money.ts';
import { persons } from './persons.ts';
import { projects } from './projects.ts';
import { units } from './units.ts';
import { users } from './users.ts';

const words = (name: string) => text(name).notNull().default('');

/** How a project is paid for, as a proposal for new deals. */
export const planTemplates = pgTable(
  'plan_templates',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    nameEn: words('name_en'),
    nameAr: words('name_ar'),
    isPublic: boolean('is_public').notNull().default(false),
    steps: jsonb('steps').$type<TemplateStep[]>().notNull(),
  },
  (t) => [index('plan_templates_order').on(t.projectId, t.position, t.id)],
);

export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    /** For 0.2.0 beside this version, and unread here: the address is in `secret_addresses`. */
    token: text('token').notNull(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'restrict' }),
    /** Whom it was made for; null where nobody was named, and in rows of older versions until the start. */
    personId: integer('person_id')
      .$type<PersonId>()
      .references(() => persons.id, { onDelete: 'set null' }),
    name: words('name'),
    phone: words('phone'),
    coBuyers: words('co_buyers'),
    lang: text('lang', { enum: ['ar', 'en'] })
      .notNull()
      .default('ar'),
    currency: currency('currency').notNull(),
    discount: amount('discount').notNull().default(0),
    plan: jsonb('plan').$type<(WrittenLine & { dueOn: string })[]>().notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    note: words('note'),
    search: words('search'),
    requestKey: text('request_key'),
    /** What was sent with the key; null in rows of older versions. */
    requestDigest: text('request_digest'),
    leadId: integer('lead_id')
      .$type<LeadId>()
      .references(() => leads.id, { onDelete: 'set null' }),
    dealId: integer('deal_id')
      .$type<DealId>()
      .references(() => deals.id, { onDelete: 'set null' }),
    withdrawnAt: instant('withdrawn_at'),
    /** When the buyer accepted it on its page. */
    agreedAt: instant('agreed_at'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('quotes_number').on(t.year, t.number),
    uniqueIndex('quotes_token').on(t.token),
    uniqueIndex('quotes_request').on(t.requestKey),
    index('quotes_newest').on(t.projectId, descending(t.id)),
    index('quotes_person').on(t.personId),
    index('quotes_lead').on(t.leadId),
    index('quotes_deal').on(t.dealId),
    index('quotes_agreed').on(t.agreedAt).where(sql`${t.agreedAt} is not null and ${t.dealId} is null`),
    index('quotes_search').using('gin', t.search.op('gin_trgm_ops')),
    check('quotes_currency_known', isCurrency(t.currency)),
    check('quotes_discount_range', sql`${t.discount} >= 0`),
  ],
);

export const quoteUnits = pgTable(
  'quote_units',
  {
    quoteId: integer('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    unitId: integer('unit_id')
      .$type<UnitId>()
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull().default(0),
    amount: amount('amount').notNull(),
  },
  (t) => [
    primaryKey({ name: 'quote_units_pk', columns: [t.quoteId, t.unitId] }),
    index('quote_units_unit').on(t.unitId),
  ],
);
