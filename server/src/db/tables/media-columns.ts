import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { files } from './files.ts';

/** Layouts have position -1 and come first, in the order of `ordinal`. */
export const mediaColumns = () => ({
  fileId: integer('file_id')
    .notNull()
    .references(() => files.id, { onDelete: 'restrict' }),
  posterFileId: integer('poster_file_id').references(() => files.id, { onDelete: 'restrict' }),
  position: integer('position').notNull(),
  ordinal: integer('ordinal').notNull().default(0),
  altEn: text('alt_en').notNull().default(''),
  altAr: text('alt_ar').notNull().default(''),
  isDecoration: boolean('is_decoration').notNull().default(false),
  focalX: doublePrecision('focal_x').notNull().default(0.5),
  focalY: doublePrecision('focal_y').notNull().default(0.5),
});

type Column = ExtraConfigColumn;
type MediaTable = Record<keyof ReturnType<typeof mediaColumns>, Column>;

/** In the gallery of one owner each file and each position occurs once. */
export const mediaRules = (table: string, owner: Column, t: MediaTable) => [
  uniqueIndex(`${table}_file`).on(owner, t.fileId),
  uniqueIndex(`${table}_position`).on(owner, t.position).where(sql`${t.position} >= 0`),
  index(`${table}_order`).on(owner, t.position, t.ordinal),
  index(`${table}_of_file`).on(t.fileId),
  index(`${table}_poster`).on(t.posterFileId),
  check(`${table}_position_range`, sql`${t.position} >= -1`),
];
