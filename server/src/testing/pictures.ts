import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Soft shapes over a gradient: formats compress it like a photograph. `rough` is what none of them likes. */
function picture(width: number, height: number, rough = false): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      pixels[i++] = (x * 255) / width;
      pixels[i++] = (y * 255) / height;
      pixels[i++] = rough ? ((x ^ y) & 31) * 4 : 128 + 90 * Math.sin(x / 23) * Math.cos(y / 31);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

type Size = { width?: number; height?: number };

export const jpeg = ({ width = 800, height = 600 }: Size = {}) => picture(width, height).jpeg().toBuffer();
export const roughJpeg = ({ width = 800, height = 600 }: Size = {}) =>
  picture(width, height, true).jpeg().toBuffer();
/** One colour: hardly more than a format's own frame. */
export const plainJpeg = ({ width = 330, height = 250 }: Size = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#c0a080' } })
    .jpeg()
    .toBuffer();
export const png = ({ width = 800, height = 600 }: Size = {}) => picture(width, height).png().toBuffer();
export const webp = ({ width = 800, height = 600 }: Size = {}) => picture(width, height).webp().toBuffer();
export const avif = ({ width = 800, height = 600 }: Size = {}) =>
  picture(width, height).avif({ effort: 0 }).toBuffer();
export const gif = ({ width = 400, height = 300 }: Size = {}) => picture(width, height).gif().toBuffer();

/** As a phone takes it: lying on its side, with the place it was taken at. */
export const phonePhoto = ({ width = 800, height = 600 }: Size = {}) =>
  picture(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: 'DiyarPhone', Software: 'secret-software' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '31/1 54/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '35/1 12/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A moving picture of so many frames, each of another shade. */
export function movingGif(frames: number, width = 64, height = 48) {
  const frame = width * height * 3;
  const pixels = Buffer.alloc(frame * frames);
  for (let i = 0; i < frames; i++) pixels.fill((i * 40) % 256, i * frame, (i + 1) * frame);
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif()
    .toBuffer();
}

/** The smallest thing that is a PDF. */
export const pdf = () =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );

/** Replaces the pictures in a folder by small ones of the same shape and format, which take less time to draw. */
export async function shrinkPictures(folder: string): Promise<void> {
  for (const name of globSync('**/*.{jpg,png,webp}', { cwd: folder })) {
    const path = join(folder, name);
    await writeFile(path, await sharp(path).resize({ width: 160, withoutEnlargement: true }).toBuffer());
  }
}
