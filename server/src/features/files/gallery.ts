import type { MediaEntry } from '@diyar/contract/files';
import type { GalleryItemInput } from '@diyar/contract/gallery-input';
import { arrangeGallery } from '@diyar/contract/rules/gallery';
import { asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { item, rowsOf } from '../../db/json-rows.ts';
import { files, type projectMedia, type unitMedia } from '../../db/schema.ts';
import type { Claim } from './claim.ts';
import { urlOf } from './keys.ts';
import { presentMedia } from './present.ts';
import { type MediaRow, mediaColumns } from './rows.ts';

/** What the save says of a gallery, as claims on its files. */
export const galleryClaims = (items: readonly GalleryItemInput[], path: PropertyKey[]): Claim[] =>
  items.flatMap(({ fileId, posterFileId }, i) => [
    { fileId, kinds: ['image', 'video'] as const, path: [...path, i, 'fileId'] },
    ...(posterFileId === null
      ? []
      : [{ fileId: posterFileId, kinds: ['image'] as const, path: [...path, i, 'posterFileId'] }]),
  ]);

/** SPEC §4, gallery positions; `ordinal` keeps the order of the layouts, which share position -1. */
export const galleryRows = (items: readonly GalleryItemInput[]) =>
  arrangeGallery(items).map(({ fileId, posterFileId, position }, ordinal) => ({
    fileId,
    posterFileId,
    position,
    ordinal,
  }));

const poster = alias(files, 'poster');

/** The gallery of an owner as a column of the owner's row; both kinds of owner have it in the same columns. */
export const galleryColumn = (db: Db | Tx, owned: typeof projectMedia | typeof unitMedia, isOf: SQL) => {
  const media = owned as typeof projectMedia;
  return rowsOf(
    db
      .select({
        item: item({
          id: media.id,
          position: media.position,
          posterFileId: media.posterFileId,
          posterKey: poster.storageKey,
          file: mediaColumns,
        }),
      })
      .from(media)
      .innerJoin(files, eq(files.id, media.fileId))
      .leftJoin(poster, eq(poster.id, media.posterFileId))
      .where(isOf)
      .orderBy(asc(media.position), asc(media.ordinal)),
  );
};

export interface GalleryRow {
  id: number;
  position: number;
  posterFileId: number | null;
  posterKey: string | null;
  file: MediaRow;
}

export const presentGalleryItem = (row: GalleryRow): MediaEntry => ({
  ...presentMedia(row.file),
  id: row.id,
  posterFileId: row.posterFileId,
  poster: row.posterKey === null ? null : urlOf(row.posterKey),
  position: row.position,
});
