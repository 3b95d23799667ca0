import { fileTypeFromBuffer } from 'file-type';

export type Kind = 'image' | 'video' | 'pdf';

export interface FileType {
  kind: Kind;
  mimeType: string;
  extension: string;
}

/** All accepted types. SVG and HTML can contain scripts and are not among them. */
const TYPES: readonly FileType[] = [
  { kind: 'image', mimeType: 'image/jpeg', extension: 'jpg' },
  { kind: 'image', mimeType: 'image/png', extension: 'png' },
  { kind: 'image', mimeType: 'image/webp', extension: 'webp' },
  { kind: 'image', mimeType: 'image/avif', extension: 'avif' },
  { kind: 'image', mimeType: 'image/gif', extension: 'gif' },
  { kind: 'image', mimeType: 'image/heic', extension: 'heic' },
  { kind: 'video', mimeType: 'video/mp4', extension: 'mp4' },
  { kind: 'video', mimeType: 'video/webm', extension: 'webm' },
  { kind: 'video', mimeType: 'video/quicktime', extension: 'mov' },
  { kind: 'pdf', mimeType: 'application/pdf', extension: 'pdf' },
];

/** The media types of some kinds. */
export const mediaTypes = (kinds: readonly Kind[]): string[] =>
  TYPES.filter(({ kind }) => kinds.includes(kind)).map(({ mimeType }) => mimeType);

/** Of a type that was accepted; 'bin' for one of an older version. */
export const extensionOf = (mimeType: string): string =>
  TYPES.find((type) => type.mimeType === mimeType)?.extension ?? 'bin';

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
  return TYPES.find((type) => type.mimeType === mimeType) ?? null;
}

export const typeNamed = (mimeType: string): FileType | undefined =>
  TYPES.find((type) => type.mimeType === mimeType);

export const typeOfExtension = (extension: string): FileType | undefined =>
  TYPES.find((type) => type.extension === extension || (type.extension === 'jpg' && extension === 'jpeg'));
