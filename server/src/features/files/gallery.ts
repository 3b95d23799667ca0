import type { MediaEntry } from '@diyar/contract/files';
import type { GalleryItemInput } from '@diyar/contract/gallery-input';
import { arrangeGallery } from '@diyar/contract/rules/gallery';
import { asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { files, type projectMedia, type unitMedia } from '../../db/schema.ts';
import type { Claim } from './claim.ts';
import { urlOf } from './keys.ts';
import { presentMedia } from './present.ts';
import { type MediaRow, mediaColumns } from './rows.ts';

export const galleryClaims = (items: readonly GalleryItemInput[], path: PropertyKey[]): Claim[] =>
  items.flatMap(({ fileId, posterFileId }, i) => [
    { fileId, kinds: ['image', 'video'] as const, path: [...path, i, 'fileId'] },
    ...(posterFileId === null
      ? []
      : [{ fileId: posterFileId, kinds: ['image'] as const, path: [...path, i, 'posterFileId'] }]),
  ]);

/** `ordinal` preserves the order of the layouts, which share position -1 (docs/product/projects-and-media.md). */
export const galleryRows = (items: readonly GalleryItemInput[]) =>
  arrangeGallery(items).map(({ fileId, posterFileId, position }, ordinal) => ({
    fileId,
    posterFileId,
    position,
    ordinal,
  }));

const poster = alias(files, 'poster');

/** Ordered gallery entries of one or several owners. */
export const galleryQuery = (
  db: Db | Tx,
  owned: typeof projectMedia | typeof unitMedia,
  where: SQL | undefined,
) => {
  // the same columns in both tables, except the owner's
  const media = owned as typeof projectMedia;
  return db
    .select({
      ownerId: ('unitId' in owned ? owned.unitId : owned.projectId) as typeof media.projectId,
      id: media.id,
      position: media.position,
      posterFileId: media.posterFileId,
      posterKey: poster.storageKey,
      file: mediaColumns,
    })
    .from(media)
    .innerJoin(files, eq(files.id, media.fileId))
    .leftJoin(poster, eq(poster.id, media.posterFileId))
    .where(where)
    .orderBy(asc(media.position), asc(media.ordinal));
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
