import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileClass } from '@diyar/contract/files';
import { FILE_MAX_BYTES, FILE_MAX_MB } from '@diyar/contract/limits';
import type { FileKind, FileType } from '@diyar/contract/rules/file-types';
import { AppError } from '../../errors.ts';
import { HEAD_BYTES, typeOf } from './kinds.ts';
import type { Storage } from './storage/storage.ts';

export interface Wanted {
  class: FileClass;
  kinds: readonly FileKind[];
}

/** A received file on this machine, which the caller has to store or remove. */
export interface TempUpload {
  path: string;
  type: FileType;
  size: number;
  sha256: string;
}

async function acceptedType(head: Buffer, kinds: readonly FileKind[]): Promise<FileType> {
  if (head.length === 0) throw new AppError('emptyFile');
  const type = await typeOf(head);
  if (!type || !kinds.includes(type.kind)) throw new AppError('unsupportedType');
  return type;
}

/**
 * Frees the memory of a written chunk at once; the garbage collector would wait for some 80 MB. Not if the chunk is
 * part of a larger buffer, whose other parts may still be in use.
 */
function release({ buffer, byteLength }: Buffer): void {
  if (buffer.byteLength === byteLength && buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Checks type and size, hashes and writes the chunks. */
function receiver(handle: FileHandle, kinds: readonly FileKind[]) {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let type: FileType | undefined;
  let size = 0;

  async function write(chunk: Buffer): Promise<void> {
    size += chunk.length;
    // the parser sets its own flag only when its stream has ended
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
 * Streams to a temporary file with only a few chunks in memory. A wrong type is refused after the first bytes. On any
 * failure nothing remains. The chunks of the source are freed. They are piped, because `for await` would join
 * buffered chunks into new ones.
 */
export async function receiveTempUpload(
  storage: Storage,
  source: Readable,
  kinds: readonly FileKind[],
): Promise<TempUpload> {
  const path = await storage.newTempPath();
  try {
    await using handle = await open(path, 'wx');
    const { sink, received } = receiver(handle, kinds);
    await pipeline(source, sink);
    return { path, ...received() };
  } catch (error) {
    await storage.removeTemp(path);
    throw error;
  }
}
