import { GROUNDS } from '@diyar/contract/rules/accent';
import { type LogoPicture, SHARE_SIZE } from '@diyar/contract/rules/brand';
import sharp, { type Sharp } from 'sharp';
import type { LogoJob } from './jobs.ts';

/** Twice the size of a bar, for sharp screens. */
const BAR = { width: 640, height: 128 };
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const [PAPER = '#ffffff'] = GROUNDS.light;
/** As bright as this on average, a logo is seen on the dark ground. */
const BRIGHT = 130;
const OPAQUE = 128;

const inBar = (source: string): Sharp =>
  sharp(source)
    .trim()
    .resize({ ...BAR, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha();

/** Each pixel through `change`; what is transparent stays so. */
async function recoloured(picture: Sharp, change: (rgb: [number, number, number]) => readonly number[]) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4)
    data.set(change([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]), at);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
}

const brightness = ([red = 0, green = 0, blue = 0]: Iterable<number>) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Mixed with white as far as it is too dark to be seen, all of it by the same share. */
async function forDark(source: string): Promise<Sharp> {
  const { data } = await inBar(source).raw().toBuffer({ resolveWithObject: true });
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) >= OPAQUE) {
      sum += brightness(data.subarray(at, at + 3));
      count += 1;
    }
  const average = count > 0 ? sum / count : 255;
  const white = average >= BRIGHT ? 0 : (BRIGHT - average) / (255 - average);
  return recoloured(inBar(source), (rgb) => rgb.map((part) => part + (255 - part) * white));
}

/** In one colour, as a printer has it. */
const forPaper = (source: string) =>
  recoloured(inBar(source), (rgb) => {
    const grey = brightness(rgb) * 0.85;
    return [grey, grey, grey];
  });

/** On the site's paper, because a phone puts an icon on any ground. */
function icon(source: string, size: number): Promise<Sharp> {
  const margin = size < 64 ? 0 : Math.round(size * 0.12);
  const inner = size - 2 * margin;
  return sharp(source)
    .trim()
    .resize({ width: inner, height: inner, fit: 'contain', background: CLEAR })
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer()
    .then((input) =>
      sharp({
        create: { width: size, height: size, channels: 4, background: margin > 0 ? PAPER : CLEAR },
      }).composite([{ input, left: margin, top: margin }]),
    );
}

/** For links in messages: the logo on paper, above a band of the company's colour. */
async function share(source: string, accent: string): Promise<Sharp> {
  const input = await sharp(source)
    .trim()
    .resize({ width: 720, height: 320, fit: 'inside' })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  const band = { width: SHARE_SIZE.width, height: 36, channels: 4 as const, background: accent };
  const room = SHARE_SIZE.height - band.height;
  return sharp({ create: { ...SHARE_SIZE, channels: 4, background: PAPER } }).composite([
    {
      input: input.data,
      left: Math.round((SHARE_SIZE.width - input.info.width) / 2),
      top: Math.round((room - input.info.height) / 2),
    },
    { input: { create: band }, left: 0, top: room },
  ]);
}

function made(source: string, picture: LogoPicture, accent: string): Sharp | Promise<Sharp> {
  switch (picture) {
    case 'logo.webp':
      return inBar(source);
    case 'dark.webp':
      return forDark(source);
    case 'paper.webp':
      return forPaper(source);
    case 'share.png':
      return share(source, accent);
    default:
      return icon(source, Number(/\d+/.exec(picture)?.[0]));
  }
}

/** What is made of a logo (contract/src/rules/brand.ts). */
export async function logo({ source, picture, accent, path }: LogoJob): Promise<null> {
  const drawn = await made(source, picture, accent);
  await (picture.endsWith('.webp') ? drawn.webp({ lossless: true }) : drawn.png()).toFile(path);
  return null;
}
