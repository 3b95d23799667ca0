import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../db/client.ts';
import { files as fileTable } from '../../db/schema.ts';
import { StartError } from '../../db/start-error.ts';
import type { Storage } from '../files/index.ts';

async function hashOf(source: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(source, hash);
  return hash.digest('hex');
}

async function checksumOf(storage: Storage, key: string): Promise<string | null> {
  const object = await storage.open(key);
  return object && hashOf(object.stream());
}

async function copy(from: Storage, to: Storage, key: string): Promise<number> {
  const source = await from.localCopy(key);
  try {
    const tempPath = await to.newTempPath();
    await copyFile(source.path, tempPath);
    await to.store(tempPath, key);
    if ((await checksumOf(to, key)) !== (await hashOf(createReadStream(source.path))))
      throw new StartError(`${key} differs after the move`);
    return (await stat(source.path)).size;
  } finally {
    await source.release();
  }
}

/** Checks that the file of every row exists with its original checksum. */
async function verify(storage: Storage, db: Db): Promise<void> {
  const rows = await db.select({ key: fileTable.storageKey, sha256: fileTable.sha256 }).from(fileTable);
  for (const { key, sha256 } of rows) {
    const found = await checksumOf(storage, key);
    if (found !== sha256) throw new StartError(`${key} is ${found ? 'damaged' : 'missing'}`);
  }
}

export interface MovedFiles {
  files: number;
  bytes: number;
}

/** Copies every file, compares each copy, and then compares all of them with the rows. */
export async function moveFiles(from: Storage, to: Storage | null, db: Db): Promise<MovedFiles> {
  const moved = { files: 0, bytes: 0 };
  if (to)
    for await (const { key } of from.list()) {
      moved.bytes += await copy(from, to, key);
      moved.files++;
    }
  await verify(to ?? from, db);
  return moved;
}
