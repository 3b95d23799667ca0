import type { PublicFile } from '@diyar/contract/files';
import { isVideo, mediaUrl, srcSet, type VariantFormat, variantUrl } from '@diyar/contract/rules/media';
import type { PictureSource } from './picture.tsx';

/** A public picture or video as a page carries it: one complete address, and nothing that follows from it. */
export type MediaFile = {
  url: string;
  width: number;
  height: number;
  video?: true;
  /** The still picture of a video. */
  poster?: string;
  /** The sizes that are ready; without them the file itself is shown. */
  widths?: number[];
  formats?: VariantFormat[];
  blur?: string;
};

/** Another server may not know its pictures' sizes; the frame decides what is seen, this only keeps the place. */
const UNKNOWN_SIZE = { width: 1600, height: 1200 };
/** What a browser without `srcset` shows, and what stands in for a picture elsewhere (Open Graph). */
const PLAIN_WIDTH = 960;

/**
 * The width, for `sizes`, of a picture that goes across a phone. A tenth less than it is: a cheap phone (360 to 412 px,
 * up to two dots each) then takes the 640 px size, and not the next one at twice the bytes.
 */
export const ACROSS_A_PHONE = '88vw';

/** `apiBase` is where the browser finds /uploads (DECISIONS §2). */
export function mediaFile(file: PublicFile & { poster?: string | null }, apiBase: string): MediaFile {
  const { width, height, variants, placeholder, poster } = file;
  const media: MediaFile = {
    url: mediaUrl(file.url, apiBase),
    ...(width && height ? { width, height } : UNKNOWN_SIZE),
  };
  if (isVideo(file.mimeType)) media.video = true;
  if (poster) media.poster = mediaUrl(poster, apiBase);
  if (variants && variants.widths.length > 0 && variants.formats.length > 0) {
    media.widths = variants.widths;
    media.formats = variants.formats;
  }
  // other servers put a hash here that needs a decoder; only a picture can be shown
  if (placeholder && /^data:image\//.test(placeholder)) media.blur = placeholder;
  return media;
}

/** The address of one size: the smallest that is at least `width`, in a format everything reads if there is one. */
export function plainUrl({ url, widths, formats }: MediaFile, width = PLAIN_WIDTH): string {
  if (!widths || !formats) return url;
  const format = (['jpeg', 'webp'] as const).find((one) => formats.includes(one));
  const size = widths.find((one) => one >= width) ?? widths.at(-1);
  return format && size ? variantUrl(url, size, format) : url;
}

/** Who reads no WebP (a browser in a hundred) gets one plain size: a third list would be read by all, and used by none. */
export function pictureSource(file: MediaFile): PictureSource {
  const { url, width, height, blur, widths = [], formats = [] } = file;
  const sizes = { url, variants: { widths, formats } };
  const webp = srcSet(sizes, 'webp');
  return {
    avif: srcSet(sizes, 'avif'),
    webp,
    jpeg: webp ? '' : srcSet(sizes, 'jpeg'),
    src: plainUrl(file),
    width,
    height,
    blur,
  };
}

/**
 * `mediaFile` for a whole page: a picture that is shown in several places is one object, which the page's data
 * then carries once.
 */
export function mediaPool(apiBase: string) {
  const known = new Map<string, MediaFile>();
  return (file: Parameters<typeof mediaFile>[0]): MediaFile => {
    const media = known.get(file.url) ?? mediaFile(file, apiBase);
    known.set(file.url, media);
    return media;
  };
}

export type MediaPool = ReturnType<typeof mediaPool>;
