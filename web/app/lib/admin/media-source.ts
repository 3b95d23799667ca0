import type { PublicFile } from '@diyar/contract/files';
import { isVideo, mediaUrl, srcSet, type VariantFormat } from '@diyar/contract/rules/media';
import { browserSite } from '~/lib/site.ts';

/** A picture or video with absolute URLs, from the server or still in the browser. */
export type MediaSource = {
  url: string;
  isVideo: boolean;
  poster?: string;
  avif?: string;
  webp?: string;
  jpeg?: string;
  blur?: string;
};

type Stored = PublicFile & { poster?: string | null };

/** The URLs of a stored file, with the sizes that are ready. */
export function mediaSource(file: Stored, apiBase = browserSite().apiBase): MediaSource {
  const absolute = (url: string) => mediaUrl(url, apiBase);
  const sizes = (format: VariantFormat) =>
    srcSet({ url: absolute(file.url), variants: file.variants }, format) || undefined;
  return {
    url: absolute(file.url),
    isVideo: isVideo(file.mimeType),
    poster: file.poster ? absolute(file.poster) : undefined,
    avif: sizes('avif'),
    webp: sizes('webp'),
    jpeg: sizes('jpeg'),
    // other servers put a hash here that would need a decoder; only a data URL of a picture can be shown
    blur: file.placeholder && /^data:image\//.test(file.placeholder) ? file.placeholder : undefined,
  };
}
