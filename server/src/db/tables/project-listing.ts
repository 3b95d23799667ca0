import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { descending, hundredths, instant, thousandths } from './columns.ts';
import { projects } from './projects.ts';

const words = (name: string) => text(name).notNull();

/**
 * The columns that lists filter, order and count by: one narrow row per project that is not deleted, so that counting
 * ten thousand reads little. Only a trigger on `projects` writes it.
 */
export const projectListing = pgTable(
  'project_listing',
  {
    projectId: integer('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull(),
    isDraft: boolean('is_draft').notNull().default(false),
    isFeatured: boolean('is_featured').notNull(),
    createdAt: instant('created_at').notNull(),
    hasResidential: boolean('has_residential').notNull(),
    hasCommercial: boolean('has_commercial').notNull(),
    mostBedrooms: integer('most_bedrooms').notNull(),
    // Before the nullable columns: PostgreSQL reads a column faster when fewer of those precede it.
    searchEn: words('search_en'),
    searchAr: words('search_ar'),
    areaMin: hundredths('area_min'),
    areaMax: hundredths('area_max'),
    priceMin: thousandths('price_min'),
    priceMax: thousandths('price_max'),
    cityKeyEn: words('city_key_en'),
    cityKeyAr: words('city_key_ar'),
    searchAdmin: words('search_admin'),
    offerPrices: thousandths('offer_prices').array().notNull(),
  },
  (t) => [
    index('project_listing_public')
      .on(descending(t.isFeatured), descending(t.createdAt), descending(t.projectId))
      .where(sql`${t.isActive}`),
    index('project_listing_newest').on(descending(t.createdAt), descending(t.projectId)),
    index('project_listing_city_en').on(t.cityKeyEn),
    index('project_listing_city_ar').on(t.cityKeyAr),
    index('project_listing_search_en').using('gin', t.searchEn.op('gin_trgm_ops')),
    index('project_listing_search_ar').using('gin', t.searchAr.op('gin_trgm_ops')),
    index('project_listing_search_admin').using('gin', t.searchAdmin.op('gin_trgm_ops')),
  ],
);
