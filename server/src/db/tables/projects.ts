import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { addresses } from './addresses.ts';
import {
  createdAt,
  deletedAt,
  descending,
  hundredths,
  id,
  thousandths,
  updatedAt,
  version,
} from './columns.ts';
import { files } from './files.ts';
import { mediaColumns, mediaRules } from './media-columns.ts';
import { amount, currency, isCurrency } from './money.ts';
import { users } from './users.ts';

const words = (name: string) => text(name).notNull().default('');

export const projects = pgTable(
  'projects',
  {
    id: id(),
    slug: text('slug').notNull(),
    status: text('status', { enum: ['draft', 'active', 'archived'] })
      .notNull()
      .default('active'),
    isFeatured: boolean('is_featured').notNull().default(false),
    kind: text('kind').notNull().default('building'),
    nameEn: words('name_en'),
    nameAr: words('name_ar'),
    descriptionEn: words('description_en'),
    descriptionAr: words('description_ar'),
    addressId: integer('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    building: jsonb('building').$type<Record<string, unknown>>().notNull().default({}),
    launchDate: date('launch_date', { mode: 'string' }),
    handoverDate: date('handover_date', { mode: 'string' }),
    coverFileId: integer('cover_file_id').references(() => files.id, { onDelete: 'restrict' }),
    coverPosterFileId: integer('cover_poster_file_id').references(() => files.id, { onDelete: 'restrict' }),
    /** A project with floors is a building and has a tracker. */
    floorsFrom: integer('floors_from'),
    floorsTo: integer('floors_to'),
    /** The building of the tracker's own calls, whatever its slug becomes. */
    isLacasa: boolean('is_lacasa').notNull().default(false),
    /** Whether the site shows stages and their pictures. */
    showsProgress: boolean('shows_progress').notNull().default(false),
    version: version(),
    /** Of the draft it was created from, so that a repeated request creates no second one. */
    idempotencyKey: text('idempotency_key'),

    // Derived by the save, so that a list reads no units; project_listing copies those that are filtered by.
    cityEn: words('city_en'),
    cityAr: words('city_ar'),
    /** Folded, so that every spelling of a city matches. */
    cityKeyEn: words('city_key_en'),
    cityKeyAr: words('city_key_ar'),
    addressEn: words('address_en'),
    addressAr: words('address_ar'),
    searchEn: words('search_en'),
    searchAr: words('search_ar'),
    /** Title, city and type in both languages, for the search of the back office. */
    searchAdmin: words('search_admin'),
    fewestBedrooms: integer('fewest_bedrooms').notNull().default(0),
    mostBedrooms: integer('most_bedrooms').notNull().default(0),
    hasResidential: boolean('has_residential').notNull().default(false),
    hasCommercial: boolean('has_commercial').notNull().default(false),
    areaMin: hundredths('area_min'),
    areaMax: hundredths('area_max'),
    priceMin: thousandths('price_min'),
    priceMax: thousandths('price_max'),
    /** Of the units on offer, sorted for width_bucket, which finds whether one lies between two bounds. */
    offerPrices: thousandths('offer_prices').array().notNull().default([]),
    /** The lowest price on offer, in the currency most offers are in. */
    priceFrom: amount('price_from'),
    priceFromCurrency: currency('price_from_currency'),
    unitCount: integer('unit_count').notNull().default(0),
    availableUnits: integer('available_units').notNull().default(0),

    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    uniqueIndex('projects_slug_live').on(t.slug).where(sql`${t.deletedAt} is null`),
    uniqueIndex('projects_idempotency').on(t.idempotencyKey),
    index('projects_newest').on(descending(t.createdAt), descending(t.id)).where(sql`${t.deletedAt} is null`),
    index('projects_status').on(t.status, descending(t.createdAt)).where(sql`${t.deletedAt} is null`),
    index('projects_address').on(t.addressId),
    index('projects_cover').on(t.coverFileId),
    index('projects_cover_poster').on(t.coverPosterFileId),
    index('projects_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    uniqueIndex('projects_lacasa').on(t.isLacasa).where(sql`${t.isLacasa}`),
    check('projects_floors_order', sql`${t.floorsFrom} <= ${t.floorsTo}`),
    check('projects_floors_whole', sql`(${t.floorsFrom} is null) = (${t.floorsTo} is null)`),
    check('projects_slug_present', sql`${t.slug} <> ''`),
    check('projects_status_known', sql`${t.status} in ('draft', 'active', 'archived')`),
    check('projects_area_order', sql`${t.areaMin} <= ${t.areaMax}`),
    check('projects_price_order', sql`${t.priceMin} <= ${t.priceMax}`),
    check('projects_price_from_whole', sql`(${t.priceFrom} is null) = (${t.priceFromCurrency} is null)`),
    check('projects_price_from_currency_known', isCurrency(t.priceFromCurrency)),
  ],
);

export const projectFeatures = pgTable(
  'project_features',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    en: words('en'),
    ar: words('ar'),
    icon: text('icon'),
  },
  (t) => [
    uniqueIndex('project_features_position').on(t.projectId, t.position),
    check('project_features_text', sql`${t.en} <> '' or ${t.ar} <> ''`),
  ],
);

export const projectMedia = pgTable(
  'project_media',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    ...mediaColumns(),
  },
  (t) => mediaRules('project_media', t.projectId, t),
);
