import { randomBytes } from 'node:crypto';
import { IMAGE_WIDTHS } from '@diyar/contract/limits';
import { VARIANT_FORMATS, type VariantFormat } from '@diyar/contract/rules/media';
import type { FileRow } from './rows.ts';

/** 128 random bits, which nobody can guess. */
export const newKey = (isPublic: boolean, extension: string): string =>
  `${isPublic ? 'public' : 'private'}/${randomBytes(16).toString('hex')}.${extension}`;

/** 'public/<name>' is served at '/uploads/<name>'. */
export const urlOf = (storageKey: string): string => `/uploads/${storageKey.replace(/^public\//, '')}`;

/** Never larger than the picture itself. */
export const widthsOf = (width: number | null): number[] =>
  IMAGE_WIDTHS.filter((candidate) => width !== null && candidate <= width);

export const variantKey = (storageKey: string, width: number, format: VariantFormat): string =>
  `${storageKey}.${width}.${format}`;

/** Every stored object of a file. */
export const keysOf = (file: Pick<FileRow, 'storageKey' | 'width' | 'variants'>): string[] => [
  file.storageKey,
  ...(file.variants === 'none'
    ? []
    : widthsOf(file.width).flatMap((width) =>
        VARIANT_FORMATS.map((format) => variantKey(file.storageKey, width, format)),
      )),
];
