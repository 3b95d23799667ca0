import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { FileClass } from '@diyar/contract/files';
import type { FileType } from '@diyar/contract/rules/file-types';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { files as fileTable } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Files } from './files.ts';
import { newKey } from './keys.ts';
import { typeNamed } from './kinds.ts';
import type { FileRow } from './rows.ts';

interface Made {
  bytes: Buffer;
  class: FileClass;
  mimeType: FileType['mimeType'];
  name: string;
}

/**
 * A file that was made or checked in memory, stored byte for byte, with its row in the transaction of what refers to it.
 * If that fails, the content has no row, and the sweep removes it.
 */
export async function storeBytes(
  { storage }: Files,
  tx: Db | Tx,
  actor: Actor | null,
  { bytes, class: fileClass, mimeType, name }: Made,
): Promise<FileRow> {
  const type = typeNamed(mimeType);
  if (!type) throw new Error(`unknown type ${mimeType}`);
  const path = await storage.newTempPath();
  const key = newKey(fileClass === 'public', type.extension);
  try {
    await writeFile(path, bytes, { flag: 'wx' });
    await storage.store(path, key);
  } catch (error) {
    await storage.removeTemp(path);
    throw error;
  }
  const [row] = await tx
    .insert(fileTable)
    .values({
      class: fileClass,
      storageKey: key,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      mimeType,
      size: bytes.length,
      originalName: name,
      createdBy: actor?.id ?? null,
    })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  return row;
}

/** The content of a small file, whole. */
export async function bytesOfFile(
  { storage }: Files,
  { storageKey }: Pick<FileRow, 'storageKey'>,
): Promise<Buffer> {
  const object = await storage.open(storageKey);
  if (!object) throw new AppError('notFound');
  return buffer(object.stream());
}
