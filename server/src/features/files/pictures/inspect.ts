import { stat } from 'node:fs/promises';
import { IMAGE_MAX_PIXELS } from '@diyar/contract/limits';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { sha256Of } from '../hash.ts';
import type { Inspected, InspectJob } from './jobs.ts';

/** An animation with more frames should be uploaded as a film. */
const FRAMES_MAX = 500;

export class TooManyPixels extends Error {}

/** Reads the header only, so that a decompression bomb costs nothing. */
async function header(source: string) {
  const metadata = await sharp(source, { pages: -1, limitInputPixels: false }).metadata();
  const frames = metadata.pages ?? 1;
  const height = metadata.pageHeight ?? metadata.height;
  if (metadata.width * height * frames > IMAGE_MAX_PIXELS || frames > FRAMES_MAX) throw new TooManyPixels();
  const { autoOrient: upright } = metadata;
  return { animated: frames > 1, width: upright.width, height: frames > 1 ? height : upright.height };
}

/** libvips enforces the limit too, in case the header is wrong. */
const decode = (source: string, animated: boolean): Sharp =>
  sharp(source, { animated, limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' });

/** High qualities, because this copy replaces the original. */
function encode(picture: Sharp, mimeType: string): Sharp {
  switch (mimeType) {
    case 'image/png':
      return picture.png({ compressionLevel: 7 });
    case 'image/webp':
      return picture.webp({ quality: 90, effort: 3 });
    case 'image/gif':
      return picture.gif({ effort: 3 });
    case 'image/avif':
      return picture.avif({ quality: 70, effort: 2 });
    default:
      return picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
  }
}

/** A thumbhash rendered as a small WebP, so that no script is needed to show it. */
async function placeholderOf(source: string): Promise<string> {
  const { data, info } = await decode(source, false)
    .autoOrient()
    .resize(100, 100, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { w, h, rgba } = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data));
  const small = await sharp(rgba, { raw: { width: w, height: h, channels: 4 } })
    .webp({ quality: 40, alphaQuality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

/** Decodes every pixel, so that a damaged file is refused. */
export async function inspect({ source, mimeType, cleaned }: InspectJob): Promise<Inspected> {
  const { animated, width, height } = await header(source);
  if (!cleaned) return { width, height, animated, placeholder: await placeholderOf(source), cleaned: null };
  const info = await encode(decode(source, animated).autoOrient(), mimeType).toFile(cleaned);
  return {
    width: info.width,
    height: animated ? (info.pageHeight ?? height) : info.height,
    animated,
    placeholder: await placeholderOf(cleaned),
    cleaned: { size: (await stat(cleaned)).size, sha256: await sha256Of(cleaned) },
  };
}
