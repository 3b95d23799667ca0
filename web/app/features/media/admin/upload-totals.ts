import type { Upload } from './upload-queue.ts';

/** The number of active uploads, and the bytes of all that are listed. */
export function uploadTotals(
  rows: readonly { key: string; size: number }[],
  uploads: ReadonlyMap<string, Upload>,
) {
  let active = 0;
  let loaded = 0;
  let total = 0;
  for (const { key, size } of rows) {
    const upload = uploads.get(key);
    total += size;
    if (upload?.kind === 'uploading') loaded += Math.min(size, upload.loaded);
    if (upload?.kind === 'uploading' || upload?.kind === 'waiting') active += 1;
  }
  return { active, loaded, total };
}
