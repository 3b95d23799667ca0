import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileKeys, type Storage } from '../files/index.ts';
import { syncPath } from './dump-file.ts';
import type { Manifest } from './manifest.ts';

type Kept = Manifest['files'][number];

/** A row of `files` as it stands in the dump. */
export interface DumpedFile {
  storage_key: string;
  sha256: string;
  width: number | null;
  variants: 'none' | 'pending' | 'ready' | 'failed';
}

/** What an earlier backup has already read and checked, and where. */
export interface Earlier {
  folder: string;
  files: Map<string, Kept>;
}

async function copy(storage: Storage, key: string, to: string): Promise<Kept | null> {
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

/** What is kept under a key never changes: an earlier copy is the same file, and takes no room a second time. */
async function linkEarlier(earlier: Earlier | undefined, key: string, to: string): Promise<Kept | null> {
  const known = earlier?.files.get(key);
  if (!earlier || !known) return null;
  return link(join(earlier.folder, key), to).then(
    () => known,
    () => null,
  );
}

/** The bytes of every file in the dump, with the sizes made of it; says what is missing or damaged. */
export async function copyFiles(
  storage: Storage,
  rows: DumpedFile[],
  into: string,
  earlier: Earlier | undefined,
): Promise<Pick<Manifest, 'files' | 'problems'>> {
  const files: Kept[] = [];
  const problems: string[] = [];
  for (const row of rows) {
    const keys = fileKeys({ storageKey: row.storage_key, width: row.width, variants: row.variants });
    for (const key of keys) {
      const to = join(into, key);
      await mkdir(dirname(to), { recursive: true });
      const kept = (await linkEarlier(earlier, key, to)) ?? (await copy(storage, key, to));
      const isOriginal = key === row.storage_key;
      if (kept) files.push(kept);
      else if (isOriginal) problems.push(`${key} is missing`);
      if (kept && isOriginal && kept.sha256 !== row.sha256) problems.push(`${key} is damaged`);
    }
  }
  return { files, problems };
}
