import { z } from 'zod';
import { issue } from './field-issues.ts';
import { optionalId, optionalNumber, text, typedBoolean, typedId, typedNumber } from './fields.ts';
import { LINE_MAX, MEDIA_MAX_FILES } from './limits.ts';

const GalleryItemInput = z.object({
  id: optionalId,
  fileId: typedId,
  posterFileId: optionalId,
  position: optionalNumber({ min: -1, max: 1_000_000, whole: true }),
  // not sent: as they are
  altEn: text(LINE_MAX).optional(),
  altAr: text(LINE_MAX).optional(),
  isDecoration: typedBoolean.optional(),
  focalX: typedNumber({ min: 0, max: 1 }).optional(),
  focalY: typedNumber({ min: 0, max: 1 }).optional(),
});
export type GalleryItemInput = z.infer<typeof GalleryItemInput>;

/** The media of a project or a unit; `arrangeGallery` (rules) orders them. */
export const galleryItems = z
  .array(GalleryItemInput)
  .max(MEDIA_MAX_FILES, issue('tooManyFiles', MEDIA_MAX_FILES));

export const galleryInput = galleryItems.default([]);
