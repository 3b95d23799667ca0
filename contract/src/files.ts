import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { FILE_CLASSES, VARIANT_FORMATS } from './rules/media.ts';

/** docs/product/projects-and-media.md#file-classes */
export const FileClass = z.enum(FILE_CLASSES);
export type FileClass = z.infer<typeof FileClass>;

/**
 * The sizes that exist. `variantUrl` (rules/media) derives their addresses, so that a list of pictures does not
 * carry fifteen addresses for each.
 */
export const Variants = z.object({
  widths: z.array(z.int().positive()),
  formats: z.array(z.enum(VARIANT_FORMATS)),
});
export type Variants = z.infer<typeof Variants>;

/** A public file. `url` is relative to the API base: '/uploads/<key>'. */
export const PublicFile = z.object({
  fileId: Id,
  url: z.string(),
  mimeType: z.string(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  placeholder: z.string().nullable(),
  variants: Variants.nullable(),
});
export type PublicFile = z.infer<typeof PublicFile>;

/** The answer of POST /uploads and POST /files. */
export const UploadedFile = PublicFile.extend({ publicUrl: z.string(), size: z.int().nonnegative() });
export type UploadedFile = z.infer<typeof UploadedFile>;

/**
 * What a picture shows, for those who do not see it, and which point of it stays visible when it is cropped (shares of
 * width and height, 0 to 1). A picture that is decoration only needs no text.
 */
export const PictureTexts = z.object({
  altEn: z.string(),
  altAr: z.string(),
  isDecoration: z.boolean(),
  focalX: z.number().min(0).max(1),
  focalY: z.number().min(0).max(1),
});
export type PictureTexts = z.infer<typeof PictureTexts>;

/** Position -1 marks a layout; `poster` is the still picture of a video. */
export const MediaEntry = PublicFile.extend({
  ...PictureTexts.shape,
  id: Id,
  posterFileId: Id.nullable(),
  poster: z.string().nullable(),
  posterVariants: Variants.nullable(),
  position: z.int().min(-1),
});
export type MediaEntry = z.infer<typeof MediaEntry>;

/** A link to a private file that works until `expiresAt`. */
export const PrivateLink = z.object({ url: z.string(), mimeType: z.string(), expiresAt: Instant });
export type PrivateLink = z.infer<typeof PrivateLink>;
