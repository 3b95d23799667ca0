import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Db } from '../../db/client.ts';
import { dumpDatabase, type Write } from './dump.ts';

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** fsync, so that a power cut loses nothing. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Dumps into a compressed file; `onLine` gets every line. */
export const writeDump = (db: Db, path: string, onLine: Write = () => {}): Promise<{ rows: number }> =>
  writeLines(path, (write) =>
    dumpDatabase(db, async (text) => {
      await onLine(text);
      await write(text);
    }),
  );

/** Compresses what `dump` writes into a file. */
export async function writeLines<T>(path: string, dump: (write: Write) => Promise<T>): Promise<T> {
  const gzip = createGzip({ level: 1 });
  const out = createWriteStream(path, { mode: 0o600 });
  const written = finished(gzip.pipe(out));
  written.catch(() => {});
  out.on('error', (error) => gzip.destroy(error));
  const dumped = await dump(async (text) => {
    if (gzip.destroyed) return written;
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
  });
  gzip.end();
  await written;
  await syncPath(path);
  return dumped;
}

/** The lines of a compressed dump. */
export async function* readDump(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const gunzip = source.pipe(createGunzip());
  source.on('error', (error) => gunzip.destroy(error));
  const lines = createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY });
  let failed: unknown;
  gunzip.on('error', (error) => {
    failed = error;
    lines.close();
  });
  yield* lines;
  if (failed) throw failed;
}
