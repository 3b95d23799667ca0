import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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

async function acceptedType(head: Buffer, kinds: readonly Kind[]): Promise<FileType> {
  if (head.length === 0) throw new AppError('emptyFile');
  const type = await typeOf(head);
  if (!type || !kinds.includes(type.kind)) throw new AppError('unsupportedType');
  return type;
}

/**
 * Gives the memory of a written chunk back at once: the collector waits until some 80 MB of them lie about. One that
 * is part of a larger read is left to it, for what stands beside it may still be needed.
 */
function release({ buffer, byteLength }: Buffer): void {
  if (buffer.byteLength === byteLength && buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Takes chunks as they come: refuses what the first bytes or the size forbid, hashes and writes the rest. */
function receiver(handle: FileHandle, kinds: readonly Kind[]) {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let type: FileType | undefined;
  let size = 0;

  async function write(chunk: Buffer): Promise<void> {
    size += chunk.length;
    // Counted here: the parser's own flag is not set until its stream has ended.
    if (size > FILE_MAX_BYTES) throw new AppError('tooLarge', { params: { megabytes: FILE_MAX_MB } });
    hash.update(chunk);
    await handle.appendFile(chunk);
  }

  async function begin(): Promise<void> {
    const first = Buffer.concat(head);
    type = await acceptedType(first, kinds);
    await write(first);
  }

  async function take(chunk: Buffer): Promise<void> {
    if (type) {
      await write(chunk);
      return release(chunk);
    }
    head.push(chunk);
    if (head.reduce((sum, { length }) => sum + length, 0) >= HEAD_BYTES) await begin();
  }

  return {
    sink: new Writable({
      write: (chunk: Buffer, _, done) => void take(chunk).then(() => done(), done),
      final: (done) => void (type ? done() : begin().then(() => done(), done)),
    }),
    received: () => ({ type: type as FileType, size, sha256: hash.digest('hex') }),
  };
}

/**
 * Streams to a draft, with size and hash on the way: never more than a few chunks are in memory. The type is told
 * by the first bytes, and a refusal comes before the rest is read. On any failure nothing is left. The chunks of the
 * source are used up; they are piped, since a loop over a stream joins what waits in it into new ones.
 */
export async function receiveDraft(
  storage: Storage,
  source: Readable,
  kinds: readonly Kind[],
): Promise<Draft> {
  const path = await storage.draft();
  try {
    await using handle = await open(path, 'wx');
    const { sink, received } = receiver(handle, kinds);
    await pipeline(source, sink);
    return { path, ...received() };
  } catch (error) {
    await storage.discard(path);
    throw error;
  }
}
