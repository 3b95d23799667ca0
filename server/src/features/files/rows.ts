import { files } from '../../db/schema.ts';

export type FileRow = typeof files.$inferSelect;

/** Select these to present a file. */
export const mediaColumns = {
  id: files.id,
  storageKey: files.storageKey,
  mimeType: files.mimeType,
  width: files.width,
  height: files.height,
  placeholder: files.placeholder,
  variantFormats: files.variantFormats,
};

export type MediaRow = Pick<FileRow, keyof typeof mediaColumns>;
