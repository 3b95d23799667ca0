export const FILE_CLASSES = ['public', 'contract', 'photo'] as const;
export const VARIANT_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** '/uploads/<key>/640.avif' */
export const variantUrl = (url: string, width: number, format: VariantFormat): string =>
  `${url}/${width}.${format}`;

type Sizes = { url: string; variants: { widths: number[]; formats: string[] } | null };

/** The `srcset` of one format; '' when it does not exist yet. */
export function srcSet({ url, variants }: Sizes, format: VariantFormat): string {
  if (!variants?.formats.includes(format)) return '';
  return variants.widths.map((width) => `${variantUrl(url, width, format)} ${width}w`).join(', ');
}

export const isImage = (mimeType: string): boolean => /^image\//i.test(mimeType);
export const isVideo = (mimeType: string): boolean => /^video\//i.test(mimeType);

export type MediaLoad = 'idle' | 'image' | 'video' | 'fail';

/** docs/product/public-site.md#media-loading */
export function nextMediaLoad(state: MediaLoad, event: 'start' | 'error'): MediaLoad {
  if (event === 'start') return state === 'idle' ? 'image' : state;
  return state === 'image' ? 'video' : 'fail';
}

/** Relative addresses are resolved against the API base. */
export function mediaUrl(url: string, apiBase: string): string {
  if (url === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return url;
  return `${apiBase.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`;
}
