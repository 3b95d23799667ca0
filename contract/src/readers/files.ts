import type { MediaEntry, PublicFile, UploadedFile, Variants } from '../files.ts';
import { VARIANT_FORMATS } from '../rules/media.ts';
import {
  isObject,
  type Loose,
  objectOf,
  pick,
  pickId,
  pickList,
  pickNumber,
  pickText,
  share,
  toNumber,
} from './pick.ts';

/** An address, or a storage key under /uploads. */
export function readUrl(from: Loose): string {
  const url = pickText(from, 'url', 'publicUrl', 'src', 'href');
  if (url !== '') return url;
  const key = pickText(from, 'storageKey', 'key');
  return key === '' ? '' : `/uploads/${key.replace(/^\/+/, '').replace(/^uploads\//, '')}`;
}

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  pdf: 'application/pdf',
};

/** Fallback for servers that send no type: the file extension. */
export function typeOfUrl(url: string): string {
  const [, extension = ''] = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url) ?? [];
  return TYPES[extension.toLowerCase()] ?? '';
}

export function readVariants(value: unknown): Variants | null {
  if (!isObject(value)) return null;
  const widths = pickList(value, 'widths').map(toNumber);
  const formats = pickList(value, 'formats');
  return {
    widths: widths.filter((width) => width !== null && width > 0).map(Number),
    formats: VARIANT_FORMATS.filter((format) => formats.includes(format)),
  };
}

const pixels = (value: number | null): number | null =>
  value !== null && value >= 1 ? Math.round(value) : null;

/** A bare address, an object, or an object with a `file` inside. */
export function readPublicFile(answer: unknown): PublicFile | null {
  const outer: Loose = typeof answer === 'string' ? { url: answer } : objectOf(answer);
  const file = pick(outer, 'file');
  const inner: Loose = typeof file === 'string' ? { storageKey: file } : objectOf(file);
  const url = readUrl(outer) || readUrl(inner);
  if (url === '') return null;
  return {
    // an address without an id can be shown, but not sent back
    fileId:
      pickId(outer, 'fileId') ??
      pickId(inner, 'fileId', 'id') ??
      pickId(outer, 'id') ??
      pickId({ url }, 'url') ??
      1,
    url,
    mimeType: (
      pickText(outer, 'mimeType', 'mime', 'contentType') ||
      pickText(inner, 'mimeType', 'mime') ||
      typeOfUrl(url)
    ).toLowerCase(),
    width: pixels(pickNumber(outer, 'width')),
    height: pixels(pickNumber(outer, 'height')),
    placeholder: pickText(outer, 'placeholder', 'blurhash', 'thumbhash') || null,
    variants: readVariants(pick(outer, 'variants')),
  };
}

/** `index` is the position for servers that send none. */
export function readMediaEntry(answer: unknown, index: number): MediaEntry | null {
  const file = readPublicFile(answer);
  if (file === null) return null;
  const from = objectOf(answer);
  const position = pickNumber(from, 'position', 'sortOrder', 'order');
  return {
    ...file,
    id: pickId(from, 'id', 'mediaId') ?? file.fileId,
    posterFileId: pickId(from, 'posterFileId'),
    poster: pickText(from, 'poster', 'posterUrl', 'thumbnail', 'thumbnailUrl') || null,
    posterVariants: readVariants(pick(from, 'posterVariants')),
    altEn: pickText(from, 'altEn'),
    altAr: pickText(from, 'altAr'),
    isDecoration: pick(from, 'isDecoration') === true,
    focalX: share(pickNumber(from, 'focalX')),
    focalY: share(pickNumber(from, 'focalY')),
    position: position !== null && Number.isInteger(position) && position >= -1 ? position : index,
  };
}

export const readMedia = (list: unknown[]): MediaEntry[] =>
  list
    .map(readMediaEntry)
    .filter((entry) => entry !== null)
    .sort((a, b) => a.position - b.position);

/** Null without an id, because the save sends it back. */
export function readUploadedFile(answer: unknown): UploadedFile | null {
  const body = objectOf(answer);
  const from = isObject(body.data) ? body.data : body;
  const fileId = pickId(from, 'fileId', 'id');
  if (fileId === null) return null;
  const file = readPublicFile(from);
  const url = file?.url ?? '';
  return {
    ...(file ?? {
      url,
      mimeType: pickText(from, 'mimeType'),
      width: null,
      height: null,
      placeholder: null,
      variants: null,
    }),
    fileId,
    publicUrl: pickText(from, 'publicUrl') || url,
    size: Math.max(0, Math.round(pickNumber(from, 'size', 'bytes') ?? 0)),
  };
}
