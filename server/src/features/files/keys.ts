import { randomBytes } from 'node:crypto';
import { IMAGE_WIDTHS } from '@diyar/contract/limits';
import { VARIANT_FORMATS, type VariantFormat } from '@diyar/contract/rules/media';
import type { FileRow } from './rows.ts';

/** Nobody guesses a name of 128 random bits, and no name says anything about the file. */
export const newKey = (isPublic: boolean, extension: string): string =>
  `${isPublic ? 'public' : 'private'}/${randomBytes(16).toString('hex')}.${extension}`;

/** 'public/<name>' is served at '/uploads/<name>'. */
export const urlOf = (storageKey: string): string => `/uploads/${storageKey.replace(/^public\//, '')}`;

/** DECISIONS §3: never larger than the picture itself. */
export const widthsOf = (width: number | null): number[] =>
  IMAGE_WIDTHS.filter((candidate) => width !== null && candidate <= width);

export const variantKey = (storageKey: string, width: number, format: VariantFormat): string =>
  `${storageKey}.${width}.${format}`;

/** Everything in the storage that belongs to a file. */
export const keysOf = (file: Pick<FileRow, 'storageKey' | 'width' | 'variants'>): string[] => [
  file.storageKey,
  ...(file.variants === 'none'
    ? []
    : widthsOf(file.width).flatMap((width) =>
        VARIANT_FORMATS.map((format) => variantKey(file.storageKey, width, format)),
      )),
];
