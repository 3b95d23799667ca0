import type { MediaEntry, PictureTexts } from '@diyar/contract/files';
import type { GalleryItemInput } from '@diyar/contract/gallery-input';
import { arrangeGallery } from '@diyar/contract/rules/gallery';
import { asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { files, type projectMedia, type unitMedia } from '../../db/schema.ts';
import type { Claim } from './claim.ts';
import { urlOf } from './keys.ts';
import { presentMedia, variantsOf } from './present.ts';
import { type MediaRow, mediaColumns } from './rows.ts';

export const galleryClaims = (items: readonly GalleryItemInput[], path: PropertyKey[]): Claim[] =>
  items.flatMap(({ fileId, posterFileId }, i) => [
    { fileId, kinds: ['image', 'video'] as const, path: [...path, i, 'fileId'] },
    ...(posterFileId === null
      ? []
      : [{ fileId: posterFileId, kinds: ['image'] as const, path: [...path, i, 'posterFileId'] }]),
  ]);

/** `ordinal` preserves the order of the layouts, which share position -1 (docs/product/projects-and-media.md). */
export const galleryRows = (items: readonly GalleryItemInput[], before: readonly StoredTexts[]) => {
  const stored = new Map(before.map((row) => [row.fileId, row]));
  return arrangeGallery(items).map(({ fileId, posterFileId, position, ...texts }, ordinal) => ({
    fileId,
    posterFileId,
    position,
    ordinal,
    ...textsOf(texts, stored.get(fileId)),
  }));
};

/** What is not sent stays as it was stored. */
const textsOf = (sent: Partial<PictureTexts>, stored: PictureTexts | undefined): PictureTexts => ({
  altEn: sent.altEn ?? stored?.altEn ?? '',
  altAr: sent.altAr ?? stored?.altAr ?? '',
  isDecoration: sent.isDecoration ?? stored?.isDecoration ?? false,
  focalX: sent.focalX ?? stored?.focalX ?? 0.5,
  focalY: sent.focalY ?? stored?.focalY ?? 0.5,
});

export type StoredTexts = PictureTexts & { fileId: number };

/** Return these of the entries that a save replaces. */
export const storedTexts = (media: typeof projectMedia | typeof unitMedia) => ({
  fileId: media.fileId,
  altEn: media.altEn,
  altAr: media.altAr,
  isDecoration: media.isDecoration,
  focalX: media.focalX,
  focalY: media.focalY,
});

const poster = alias(files, 'poster');
const posterColumns = {
  storageKey: poster.storageKey,
  width: poster.width,
  variantFormats: poster.variantFormats,
};

const pictureTexts = (media: typeof projectMedia) => {
  const { fileId: _, ...columns } = storedTexts(media);
  return columns;
};

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
      poster: posterColumns,
      texts: pictureTexts(media),
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
  poster: Pick<MediaRow, keyof typeof posterColumns> | null;
  texts: PictureTexts;
  file: MediaRow;
}

export const presentGalleryItem = (row: GalleryRow): MediaEntry => ({
  ...presentMedia(row.file),
  id: row.id,
  posterFileId: row.posterFileId,
  poster: row.poster && urlOf(row.poster.storageKey),
  posterVariants: row.poster && variantsOf(row.poster),
  ...row.texts,
  position: row.position,
});
