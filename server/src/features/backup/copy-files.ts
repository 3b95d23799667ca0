import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileKeys, type Storage } from '../files/index.ts';
import { syncPath } from './dump-file.ts';
import type { Manifest } from './manifest.ts';

type BackedUpFile = Manifest['files'][number];

/** A row of `files` in the dump. */
export interface DumpedFile {
  storage_key: string;
  sha256: string;
  width: number | null;
  variants: 'none' | 'pending' | 'ready' | 'failed';
}

/** Files of an earlier backup, with their checksums. */
export interface Earlier {
  folder: string;
  files: Map<string, BackedUpFile>;
}

async function copy(storage: Storage, key: string, to: string): Promise<BackedUpFile | null> {
  const object = await storage.open(key);
  if (!object) return null;
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(object.stream(), measure, createWriteStream(to, { mode: 0o600 }));
  await syncPath(to);
  return { key, sha256: hash.digest('hex'), size };
}

/** A stored file never changes, so an earlier backup's copy is linked. */
async function linkEarlier(
  earlier: Earlier | undefined,
  key: string,
  to: string,
): Promise<BackedUpFile | null> {
  const known = earlier?.files.get(key);
  if (!earlier || !known) return null;
  return link(join(earlier.folder, key), to).then(
    () => known,
    () => null,
  );
}

/** Copies every file in the dump with its sizes, and reports missing or damaged ones. */
export async function copyFiles(
  storage: Storage,
  rows: DumpedFile[],
  into: string,
  earlier: Earlier | undefined,
): Promise<Pick<Manifest, 'files' | 'problems'>> {
  const files: BackedUpFile[] = [];
  const problems: string[] = [];
  for (const row of rows) {
    const keys = fileKeys({ storageKey: row.storage_key, width: row.width, variants: row.variants });
    for (const key of keys) {
      const to = join(into, key);
      await mkdir(dirname(to), { recursive: true });
      const copied = (await linkEarlier(earlier, key, to)) ?? (await copy(storage, key, to));
      const isOriginal = key === row.storage_key;
      if (copied) files.push(copied);
      else if (isOriginal) problems.push(`${key} is missing`);
      if (copied && isOriginal && copied.sha256 !== row.sha256) problems.push(`${key} is damaged`);
    }
  }
  return { files, problems };
}
