import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Tx } from '../../db/client.ts';
import { dumpTables, readDump, writeLines } from '../backup/index.ts';
import { newFileKey, type Storage } from '../files/index.ts';
import { signingKey } from '../secrets/index.ts';
import { COMPANY_TABLES } from './tables.ts';

const CIPHER = 'aes-256-gcm';

/** Whoever has the files alone cannot read it: it has the hashes of passwords in it. */
const keyOf = async (tx: Tx): Promise<Buffer> =>
  createHash('sha256')
    .update(`demo ${await signingKey(tx, 'address')}`)
    .digest();

type Sealed = { key: string; seal: string };

/** Every row of the company as the transaction sees it, in the storage. Without its row in `demo` a sweep removes it. */
export async function storeDump(tx: Tx, storage: Storage): Promise<Sealed> {
  const [plain, sealed] = [await storage.newTempPath(), await storage.newTempPath()];
  try {
    await writeLines(plain, (write) => dumpTables(tx, write, COMPANY_TABLES));
    const iv = randomBytes(12);
    const cipher = createCipheriv(CIPHER, await keyOf(tx), iv);
    await pipeline(createReadStream(plain), cipher, createWriteStream(sealed, { mode: 0o600 }));
    const key = newFileKey(false, 'sealed');
    await storage.store(sealed, key);
    return { key, seal: Buffer.concat([iv, cipher.getAuthTag()]).toString('base64url') };
  } finally {
    await storage.removeTemp(plain);
    await storage.removeTemp(sealed);
  }
}

/** Opens it for `load`, whole and unchanged or not at all; false if it is gone. */
export async function withDump(
  tx: Tx,
  storage: Storage,
  { key, seal }: Sealed,
  load: (lines: AsyncIterable<string>) => Promise<unknown>,
): Promise<boolean> {
  const object = await storage.open(key);
  if (!object) return false;
  const plain = await storage.newTempPath();
  try {
    const given = Buffer.from(seal, 'base64url');
    const decipher = createDecipheriv(CIPHER, await keyOf(tx), given.subarray(0, 12));
    decipher.setAuthTag(given.subarray(12));
    await pipeline(object.stream(), decipher, createWriteStream(plain, { mode: 0o600 }));
    await load(readDump(plain));
    return true;
  } finally {
    await storage.removeTemp(plain);
  }
}
