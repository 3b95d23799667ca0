import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { files } from './files.ts';
import { mediaColumns, mediaRules } from './media-columns.ts';
import { amount, currency, isCurrency } from './money.ts';
import { projects } from './projects.ts';

const words = (name: string) => text(name).notNull().default('');

export const units = pgTable(
  'units',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    unitNumber: words('unit_number'),
    labelEn: words('label_en'),
    labelAr: words('label_ar'),
    bedrooms: integer('bedrooms').notNull().default(2),
    bathrooms: integer('bathrooms').notNull().default(2),
    sizeSqm: numeric('size_sqm', { precision: 10, scale: 2, mode: 'number' }).notNull().default(90),
    floor: integer('floor'),
    viewEn: words('view_en'),
    viewAr: words('view_ar'),
    price: amount('price'),
    currency: currency('currency'),
    isAvailable: boolean('is_available').notNull().default(true),
    aboutEn: words('about_en'),
    aboutAr: words('about_ar'),
    coverFileId: integer('cover_file_id').references(() => files.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('units_order').on(t.projectId, t.position, t.id),
    index('units_available_price')
      .on(t.projectId, t.price)
      .where(sql`${t.isAvailable} and ${t.price} is not null`),
    index('units_cover').on(t.coverFileId),
    check('units_bedrooms_range', sql`${t.bedrooms} >= 0`),
    check('units_bathrooms_range', sql`${t.bathrooms} >= 0`),
    check('units_size_range', sql`${t.sizeSqm} >= 10`),
    check('units_price_range', sql`${t.price} >= 0`),
    check('units_currency_known', isCurrency(t.currency)),
    check('units_price_whole', sql`(${t.price} is null) = (${t.currency} is null)`),
  ],
);

export const unitMedia = pgTable(
  'unit_media',
  {
    id: id(),
    unitId: integer('unit_id')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    ...mediaColumns(),
  },
  (t) => mediaRules('unit_media', t.unitId, t),
);
