import type { MediaEntry } from '@diyar/contract/files';
import type { GalleryItemInput } from '@diyar/contract/gallery-input';
import { arrangeGallery } from '@diyar/contract/rules/gallery';
import type { Claim } from './claim.ts';
import { urlOf } from './keys.ts';
import { presentMedia } from './present.ts';
import type { MediaRow } from './rows.ts';

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

interface GalleryRow {
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
