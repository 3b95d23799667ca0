import type { PublicFile, UploadedFile, Variants } from '@diyar/contract/files';
import { urlOf, widthsOf } from './keys.ts';
import type { FileRow, MediaRow } from './rows.ts';

/** The sizes that exist beside the original; null where there are none. */
export function variantsOf({
  width,
  variantFormats,
}: Pick<MediaRow, 'width' | 'variantFormats'>): Variants | null {
  const widths = variantFormats.length > 0 ? widthsOf(width) : [];
  return widths.length > 0 ? { widths, formats: variantFormats } : null;
}

/** For public files only: the key of a contract or a photo must not leave the server. */
export function presentMedia(row: MediaRow): PublicFile {
  return {
    fileId: row.id,
    url: urlOf(row.storageKey),
    mimeType: row.mimeType,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    variants: variantsOf(row),
  };
}

export const presentUpload = (row: FileRow): UploadedFile => ({
  ...presentMedia(row),
  publicUrl: urlOf(row.storageKey),
  size: row.size,
});
