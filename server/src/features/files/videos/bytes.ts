import type { FileHandle } from 'node:fs/promises';

/** So many bytes from a place in a file; fewer at its end. */
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

/**
 * How much of a file's structure is read. A film has some hundred parts and is three or four deep; a file with
 * more was made to keep us busy.
 */
export class Budget {
  private left = 20_000;
  static readonly depth = 6;

  spend(): boolean {
    return this.left-- > 0;
  }
}

/** What a film says of itself, and the parts of it that say more than it should. */
export interface Film {
  width: number | null;
  height: number | null;
  /** Whether anything was erased. */
  changed: boolean;
}
