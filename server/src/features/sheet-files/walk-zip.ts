import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

const open = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

export interface ZipLimits {
  entries: number;
  /** Bytes of all parts together. */
  inflated: number;
  /** What is thrown beyond them. */
  tooMuch: () => Error;
}

/** Inflates every part once, piece by piece, and counts: a part may claim to be small. */
export async function walkZip(
  bytes: Buffer,
  { entries, inflated: inflatedMax, tooMuch }: ZipLimits,
  each: (entry: Entry, chunks: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const zip = await open(bytes, { lazyEntries: true, autoClose: false });
  if (zip.entryCount > entries) throw tooMuch();
  const openPart = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  let inflated = 0;

  async function* chunksOf(entry: Entry): AsyncGenerator<Buffer> {
    for await (const chunk of await openPart(entry)) {
      inflated += chunk.length;
      if (inflated > inflatedMax) throw tooMuch();
      yield chunk;
    }
  }

  try {
    await new Promise<void>((resolve, reject) => {
      zip.once('error', reject);
      zip.once('end', resolve);
      zip.on(
        'entry',
        (entry: Entry) => void each(entry, chunksOf(entry)).then(() => zip.readEntry(), reject),
      );
      zip.readEntry();
    });
  } finally {
    zip.close();
  }
}
