import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

export const files = pgTable(
  'files',
  {
    id: id(),
    /** Never changes. Triggers refuse a reference to a file of the wrong class. */
    class: text('class', { enum: ['public', 'contract', 'photo'] }).notNull(),
    storageKey: text('storage_key').notNull(),
    sha256: text('sha256').notNull(),
    mimeType: text('mime_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    placeholder: text('placeholder'),
    originalName: text('original_name').notNull().default(''),
    posterFileId: integer('poster_file_id').references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    /** none: nothing to make (a PDF, a video, a small picture); pending → ready or failed. */
    variants: text('variants', { enum: ['none', 'pending', 'ready', 'failed'] })
      .notNull()
      .default('none'),
    /** Formats that exist in the widths of IMAGE_WIDTHS up to the picture's own. */
    variantFormats: text('variant_formats', { enum: ['avif', 'webp', 'jpeg'] })
      .array()
      .notNull()
      .default([]),
    /** A page has shown it: it stays a month after the last reference, because an earlier version can come back. */
    wasShown: boolean('was_shown').notNull().default(false),
    /** When the sweep first found no reference to it; removed a day later, or a month later if it was shown. */
    orphanedAt: instant('orphaned_at'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('files_storage_key').on(t.storageKey),
    index('files_sha256').on(t.sha256),
    index('files_poster').on(t.posterFileId),
    index('files_created_by').on(t.createdBy),
    index('files_created').on(t.createdAt),
    index('files_pending').on(t.id).where(sql`${t.variants} = 'pending'`),
    index('files_orphaned').on(t.orphanedAt).where(sql`${t.orphanedAt} is not null`),
    check('files_class_known', sql`${t.class} in ('public', 'contract', 'photo')`),
    check('files_variants_known', sql`${t.variants} in ('none', 'pending', 'ready', 'failed')`),
    check('files_size_positive', sql`${t.size} > 0`),
    check('files_pixels_whole', sql`(${t.width} is null) = (${t.height} is null)`),
    check('files_pixels_positive', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
);
