import type { Brand, BrandInput } from '@diyar/contract/brand';

/** The fields of the form: the saved ones, with the logos by their ids. */
export function valuesOf({ logo, logoDark, logoPaper, version: _, ...words }: Brand) {
  return {
    ...words,
    logoFileId: logo?.fileId ?? null,
    logoDarkFileId: logoDark?.fileId ?? null,
    logoPaperFileId: logoPaper?.fileId ?? null,
  } satisfies BrandInput;
}
export type BrandValues = ReturnType<typeof valuesOf>;

export const LOGOS = ['logoFileId', 'logoDarkFileId', 'logoPaperFileId'] as const;
export type LogoField = (typeof LOGOS)[number];

/** The address of each logo, saved or uploaded just now. */
export type LogoUrls = Map<number, string>;

export const urlsOf = ({ logo, logoDark, logoPaper }: Brand): LogoUrls =>
  new Map([logo, logoDark, logoPaper].flatMap((file) => (file ? [[file.fileId, file.url] as const] : [])));
