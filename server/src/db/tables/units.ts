import { UNIT_KINDS } from '@diyar/contract/rules/deals';
import type { ApartmentNo, UnitId } from '@diyar/contract/rules/ids';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { UNIT_SEARCH_KEY } from '../unit-search-key.ts';
import { createdAt, deletedAt, id, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { mediaColumns, mediaRules } from './media-columns.ts';
import { amount, currency, isCurrency } from './money.ts';
import { projects } from './projects.ts';

const words = (name: string) => text(name).notNull().default('');

/** What the trackers' calls name a unit by; units of projects that are no buildings have none. */
export const apartmentNumbers = pgSequence('units_apartment_no');
/** Of units outside of buildings, so that the tracker's numbers go on by themselves. */
export const outsideNumbers = pgSequence('units_outside_no', { startWith: 1_000_001 });

export const units = pgTable(
  'units',
  {
    id: id<UnitId>(),
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
    kind: text('kind', { enum: UNIT_KINDS }).notNull().default('apartment'),
    floor: integer('floor'),
    /** Where on its floor, from the entrance. */
    place: integer('place').notNull().default(0),
    /** Units that are not listed appear in the tracker and nowhere on the site. */
    isListed: boolean('is_listed').notNull().default(true),
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** A list says that somebody has it, and there is no deal yet; withdrawn until then. */
    awaitsDeal: boolean('awaits_deal').notNull().default(false),
    apartmentNo: integer('apartment_no').$type<ApartmentNo>(),
    /** Of all that the tracker shows of it, so that an edit meant for one holder does not hit the next. */
    version: version(),
    viewEn: words('view_en'),
    viewAr: words('view_ar'),
    price: amount('price'),
    currency: currency('currency'),
    aboutEn: words('about_en'),
    aboutAr: words('about_ar'),
    /** For staff alone: in no answer, page or preview that visitors get. */
    internalNotes: words('internal_notes'),
    coverFileId: integer('cover_file_id').references(() => files.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** A removed unit stays as long as its batch of changes can be taken back. */
    deletedAt: deletedAt(),
  },
  (t) => [
    index('units_order').on(t.projectId, t.position, t.id),
    index('units_floor').on(t.projectId, t.floor, t.place, t.id),
    uniqueIndex('units_apartment_no_unique').on(t.apartmentNo),
    index('units_search').using('gin', sql.raw(`(${UNIT_SEARCH_KEY}) gin_trgm_ops`)),
    index('units_cover').on(t.coverFileId),
    // all that the project list asks of one unit on offer, so that it reads the index alone
    index('units_offer')
      .on(t.projectId, t.bedrooms, t.sizeSqm, t.price, t.currency, t.id)
      .where(sql`${t.isListed} and not ${t.isWithdrawn} and ${t.deletedAt} is null`),
    check(
      'units_kind_known',
      sql`${t.kind} in ('apartment', 'office', 'shop', 'villa', 'parking', 'storage')`,
    ),
    check('units_bedrooms_range', sql`${t.bedrooms} >= 0`),
    check('units_bathrooms_range', sql`${t.bathrooms} >= 0`),
    check(
      'units_size_known',
      sql`${t.sizeSqm} >= 10 or not ${t.isListed} or ${t.kind} in ('parking', 'storage')`,
    ),
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
      .$type<UnitId>()
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    ...mediaColumns(),
  },
  (t) => mediaRules('unit_media', t.unitId, t),
);
