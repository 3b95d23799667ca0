import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below this a compressed answer is hardly smaller and costs both sides. */
export const WORTHWHILE_BYTES = 1024;

const withQuality = (quality: number, { length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

/**
 * While somebody waits: a page takes a millisecond, less than handing it to another thread and back would cost, and
 * is a quarter larger than it could be.
 */
export const compressQuickly: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, withQuality(2, body)),
  gzip: (body) => gzipSync(body, { level: 3 }),
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In another thread, where time matters less than bytes: some fifty milliseconds for a page. */
export const compressWell: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, withQuality(10, body)),
  gzip: (body) => zip(body, { level: 9 }),
};

export const decompress: Record<Encoding, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** What the reader takes, best first; `;q=0` refuses. */
export function encodingsOf(header: string | undefined): Encoding[] {
  const offered = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim());
    if (!params.some((param) => /^q=0(\.0*)?$/.test(param))) offered.add(name);
  }
  return (['br', 'gzip'] as const).filter((encoding) => offered.has(encoding));
}

const chosen = new Map<string, Encoding | undefined>();
const CHOSEN_MAX = 200;

/** The best of them. Browsers send a handful of different headers, so each is read once. */
export function encodingFor(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  if (chosen.has(header)) return chosen.get(header);
  const [encoding] = encodingsOf(header);
  if (chosen.size >= CHOSEN_MAX) chosen.clear();
  chosen.set(header, encoding);
  return encoding;
}

/** Whether the reader's copy (If-None-Match) is the one with this weak tag. */
export const isUnchanged = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header === tag || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.slice(2)));
