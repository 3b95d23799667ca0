import type { FileHandle } from 'node:fs/promises';

/** Fewer bytes at the end of the file. */
export async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const ZEROS = Buffer.alloc(64 * 1024);

export async function erase(handle: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += ZEROS.length)
    await handle.write(ZEROS, 0, Math.min(ZEROS.length, to - at), at);
}

/** Limits how much of a file's structure is read. A real film has some hundred parts, three or four levels deep. */
export class Budget {
  private left = 20_000;
  static readonly depth = 6;

  spend(): boolean {
    return this.left-- > 0;
  }
}

export interface Film {
  width: number | null;
  height: number | null;
  /** Whether metadata was erased. */
  changed: boolean;
}
