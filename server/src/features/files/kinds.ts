import { FILE_TYPES, type FileType } from '@diyar/contract/rules/file-types';
import { fileTypeFromBuffer } from 'file-type';

/** Of a type that was accepted; 'bin' for one of an older version. */
export const extensionOf = (mimeType: string): string =>
  FILE_TYPES.find((type) => type.mimeType === mimeType)?.extension ?? 'bin';

/** Aliases. */
const SAME: Record<string, string> = {
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'video/x-m4v': 'video/mp4',
};

/** Enough to detect the type. */
export const HEAD_BYTES = 4100;

/** The type by the first bytes; null if it is not accepted. */
export async function typeOf(head: Uint8Array): Promise<FileType | null> {
  const found = await fileTypeFromBuffer(head);
  if (!found) return null;
  const mimeType = SAME[found.mime] ?? found.mime;
  return FILE_TYPES.find((type) => type.mimeType === mimeType) ?? null;
}

export const typeNamed = (mimeType: string): FileType | undefined =>
  FILE_TYPES.find((type) => type.mimeType === mimeType);

export const typeOfExtension = (extension: string): FileType | undefined =>
  FILE_TYPES.find(
    (type) => type.extension === extension || (type.extension === 'jpg' && extension === 'jpeg'),
  );
