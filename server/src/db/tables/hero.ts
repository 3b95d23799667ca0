import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';
import { files } from './files.ts';

/** The id is the slot: 1-4 desktop, 5-8 tablet, 9-12 mobile. */
export const heroMedia = pgTable(
  'hero_media',
  {
    id: integer('id').primaryKey(),
    position: integer('position').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    captionEn: text('caption_en').notNull().default(''),
    captionAr: text('caption_ar').notNull().default(''),
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('hero_media_file').on(t.fileId),
    check('hero_media_slot', sql`${t.id} between 1 and 12`),
    check('hero_media_position', sql`${t.position} between 1 and 4`),
    check('hero_media_focal', sql`${t.focalX} between 0 and 1 and ${t.focalY} between 0 and 1`),
  ],
);
