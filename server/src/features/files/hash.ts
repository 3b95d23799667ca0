import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { MEGABYTE } from '@diyar/contract/limits';

/** With one buffer: a stream would allocate the whole film in chunks. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafeSlow(MEGABYTE / 4);
  await using handle = await open(path, 'r');
  for (;;) {
    const { bytesRead } = await handle.read(buffer);
    if (bytesRead === 0) return hash.digest('hex');
    hash.update(buffer.subarray(0, bytesRead));
  }
}
