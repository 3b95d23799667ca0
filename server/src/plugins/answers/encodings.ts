import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below this a compressed answer is hardly smaller and costs both sides. */
export const WORTHWHILE_BYTES = 1024;
/** For an answer made on request: a third of the time of higher steps, a few per cent larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const compress = {
  br: (body: Buffer): Promise<Buffer> => brotli(body, QUALITY),
  gzip: (body: Buffer): Promise<Buffer> => zip(body),
};
export const decompress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
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
