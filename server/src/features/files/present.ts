import type { PublicFile, UploadedFile } from '@diyar/contract/files';
import { urlOf, widthsOf } from './keys.ts';
import type { FileRow, MediaRow } from './rows.ts';

/** For public files only: the key of a contract or a photo must not leave the server. */
export function presentMedia(row: MediaRow): PublicFile {
  const widths = row.variantFormats.length > 0 ? widthsOf(row.width) : [];
  return {
    fileId: row.id,
    url: urlOf(row.storageKey),
    mimeType: row.mimeType,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    variants: widths.length > 0 ? { widths, formats: row.variantFormats } : null,
  };
}

export const presentUpload = (row: FileRow): UploadedFile => ({
  ...presentMedia(row),
  publicUrl: urlOf(row.storageKey),
  size: row.size,
});
