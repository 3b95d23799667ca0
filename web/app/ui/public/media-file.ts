import type { PictureTexts, PublicFile, Variants } from '@diyar/contract/files';
import type { Lang } from '@diyar/contract/rules/language';
import { isVideo, mediaUrl, srcSet, type VariantFormat, variantUrl } from '@diyar/contract/rules/media';
import type { PictureSource } from './picture.tsx';

/**
 * A public picture or video in the data of a page: one absolute URL, and nothing that can be derived from it.
 */
export type MediaFile = {
  url: string;
  width: number;
  height: number;
  video?: true;
  /** The still picture of a video. */
  poster?: string;
  /** The sizes that are ready; without them the original file is shown. */
  widths?: number[];
  formats?: VariantFormat[];
  blur?: string;
  /** What it shows, in the language of the page. Without it, and for decoration, its place gives it a name. */
  alt?: string;
  /** The focal point, as `x% y%`; without one the middle. */
  focal?: string;
  /** The sizes of the still picture of a video. */
  posterSizes?: Pick<MediaFile, 'widths' | 'formats'>;
};

/**
 * For a picture of unknown size from another server. Only reserves the space; the frame decides what is
 * visible.
 */
const UNKNOWN_SIZE = { width: 1600, height: 1200 };
/** The URL for browsers without `srcset`, and for other uses of the picture (Open Graph). */
const PLAIN_WIDTH = 960;

/**
 * The `sizes` of a picture as wide as a phone. A tenth less than its real width: a cheap phone (360 to 412 px
 * at a density of up to two) then loads the 640 px file, and not the next one with twice the bytes.
 */
export const ACROSS_A_PHONE = '88vw';

type Shown = PublicFile & {
  poster?: string | null;
  posterVariants?: Variants | null;
} & Partial<PictureTexts>;

function textsOf(file: Shown, lang: Lang): Pick<MediaFile, 'alt' | 'focal'> {
  const alt = file.isDecoration ? '' : lang === 'ar' ? file.altAr : file.altEn;
  return { ...(alt && { alt }), ...focalOf(file) };
}

/** Nothing for the middle, which a picture has anyway. */
function focalOf({ focalX = 0.5, focalY = 0.5 }: Shown): Pick<MediaFile, 'focal'> {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return focalX === 0.5 && focalY === 0.5 ? {} : { focal: `${percent(focalX)} ${percent(focalY)}` };
}

/** `apiBase` is where the browser finds /uploads. */
export function mediaFile(file: Shown, apiBase: string): MediaFile {
  const { width, height, variants, placeholder, poster } = file;
  const media: MediaFile = {
    url: mediaUrl(file.url, apiBase),
    ...(width && height ? { width, height } : UNKNOWN_SIZE),
    ...focalOf(file),
  };
  if (isVideo(file.mimeType)) media.video = true;
  if (poster) media.poster = mediaUrl(poster, apiBase);
  if (file.posterVariants) media.posterSizes = file.posterVariants;
  if (variants && variants.widths.length > 0 && variants.formats.length > 0) {
    media.widths = variants.widths;
    media.formats = variants.formats;
  }
  // other servers put a hash here that would need a decoder; only a data URL of a picture can be shown
  if (placeholder && /^data:image\//.test(placeholder)) media.blur = placeholder;
  return media;
}

/**
 * The URL of one size: the smallest with at least `width`, in a format that every browser supports if there
 * is one.
 */
export function plainUrl(
  { url, widths = [], formats = [] }: Pick<MediaFile, 'url' | 'widths' | 'formats'>,
  width = PLAIN_WIDTH,
): string {
  const format = (['jpeg', 'webp'] as const).find((one) => formats.includes(one));
  const size = widths.find((one) => one >= width) ?? widths.at(-1);
  return format && size ? variantUrl(url, size, format) : url;
}

/** The same, with its size. */
export function plainSize(file: MediaFile, least: number) {
  const { width, height, widths = [] } = file;
  const url = plainUrl(file, least);
  const size = url === file.url ? width : (widths.find((one) => one >= least) ?? widths.at(-1) ?? width);
  return { url, width: size, height: Math.round((size * height) / width) };
}

/** What a card of a list is shown in, up to three device pixels on a phone. */
const CARD_WIDTHS = { from: 640, to: 1280 };

/**
 * Browsers without WebP (one in a hundred) get one plain size: a third list would be sent to all, and used by
 * hardly any. A page may have many cards: there browsers without AVIF get one size.
 */
export function pictureSource(file: MediaFile, isCard = false): PictureSource {
  const { url, width, height, blur, focal, widths = [], formats = [] } = file;
  const ofCard = widths.filter((one) => one >= CARD_WIDTHS.from && one <= CARD_WIDTHS.to);
  const sizes = { url, variants: { widths: isCard && ofCard.length > 0 ? ofCard : widths, formats } };
  const [avif, webp] = [srcSet(sizes, 'avif'), srcSet(sizes, 'webp')];
  return {
    avif,
    webp: isCard && avif && webp ? plainUrl({ url, widths, formats: ['webp'] }) : webp,
    jpeg: webp ? '' : srcSet(sizes, 'jpeg'),
    src: plainUrl(file),
    width,
    height,
    blur,
    focal,
  };
}

/**
 * `mediaFile` for a whole page: a picture that is shown in several places is one object, which the page's
 * data contains once.
 */
export function mediaPool(apiBase: string, lang: Lang) {
  const known = new Map<string, MediaFile>();
  return (file: Parameters<typeof mediaFile>[0]): MediaFile => {
    // a cover comes without texts, its entry in the gallery has them
    const media = Object.assign(known.get(file.url) ?? mediaFile(file, apiBase), textsOf(file, lang));
    known.set(file.url, media);
    return media;
  };
}

export type MediaPool = ReturnType<typeof mediaPool>;
