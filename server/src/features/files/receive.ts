import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FileClass } from '@diyar/contract/files';
import { FILE_MAX_BYTES, FILE_MAX_MB } from '@diyar/contract/limits';
import { AppError } from '../../errors.ts';
import { type FileType, HEAD_BYTES, type Kind, typeOf } from './kinds.ts';
import type { Storage } from './storage/storage.ts';

/** What an upload is for, and what it may be. */
export interface Wanted {
  class: FileClass;
  kinds: readonly Kind[];
}

/** Bytes on this machine that are nobody's file yet. Whoever holds one keeps it or discards it. */
export interface Draft {
  path: string;
  type: FileType;
  size: number;
  sha256: string;
}

const isFullDisk = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

async function acceptedType(head: Buffer, kinds: readonly Kind[]): Promise<FileType> {
  if (head.length === 0) throw new AppError('emptyFile');
  const type = await typeOf(head);
  if (!type || !kinds.includes(type.kind)) throw new AppError('unsupportedType');
  return type;
}

/** The first bytes together, then the rest as it comes. */
async function* headFirst(source: Readable): AsyncGenerator<Buffer> {
  let head: Buffer[] | null = [];
  let length = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (!head) {
      yield chunk;
      continue;
    }
    head.push(chunk);
    length += chunk.length;
    if (length < HEAD_BYTES) continue;
    yield Buffer.concat(head);
    head = null;
  }
  if (head) yield Buffer.concat(head);
}

/**
 * Streams to a draft, with size and hash on the way: never more than a few chunks are in memory. The type is told
 * by the first bytes, and a refusal comes before the rest is read. On any failure nothing is left.
 */
export async function receiveDraft(
  storage: Storage,
  source: Readable,
  kinds: readonly Kind[],
): Promise<Draft> {
  const hash = createHash('sha256');
  let type: FileType | undefined;
  let size = 0;
  const path = await storage.draft();
  try {
    await using handle = await open(path, 'wx');
    for await (const chunk of headFirst(source)) {
      type ??= await acceptedType(chunk, kinds);
      size += chunk.length;
      // Counted here: the parser's own flag is not set until its stream has ended.
      if (size > FILE_MAX_BYTES) throw new AppError('tooLarge', { params: { megabytes: FILE_MAX_MB } });
      hash.update(chunk);
      await handle.write(chunk);
    }
    if (!type) throw new AppError('emptyFile');
    return { path, type, size, sha256: hash.digest('hex') };
  } catch (error) {
    await storage.discard(path);
    throw isFullDisk(error) ? new AppError('insufficientStorage', { cause: error }) : error;
  }
}
