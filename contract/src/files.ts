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

/** Position -1 marks a layout; `poster` is the still picture of a video. */
export const MediaEntry = PublicFile.extend({
  id: Id,
  posterFileId: Id.nullable(),
  poster: z.string().nullable(),
  position: z.int().min(-1),
});
export type MediaEntry = z.infer<typeof MediaEntry>;

/** A link to a private file that works until `expiresAt`. */
export const PrivateLink = z.object({ url: z.string(), mimeType: z.string(), expiresAt: Instant });
export type PrivateLink = z.infer<typeof PrivateLink>;
