import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Bucket } from './s3-bucket.ts';

/** At least 5 MiB in S3; only one part is in memory at a time. */
export const PART_BYTES = 8 * 1024 * 1024;

async function partOf(path: string, start: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { start, end: start + PART_BYTES - 1 }))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Uploads a small file in one request and a larger one in parts. On failure nothing remains in the bucket. */
export async function upload(
  bucket: Bucket,
  path: string,
  key: string,
  headers: Record<string, string>,
): Promise<void> {
  const { size } = await stat(path);
  if (size <= PART_BYTES) {
    await bucket.put(key, await partOf(path, 0), headers);
    return;
  }
  const id = await bucket.beginParts(key, headers);
  try {
    const etags: string[] = [];
    for (let start = 0; start < size; start += PART_BYTES)
      etags.push(await bucket.putPart(key, id, etags.length + 1, await partOf(path, start)));
    await bucket.completeParts(key, id, etags);
  } catch (error) {
    // if this fails too, the sweep aborts the upload
    await bucket.abortParts(key, id).catch(() => {});
    throw error;
  }
}
