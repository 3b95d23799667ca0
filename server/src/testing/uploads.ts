import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { multipart } from './multipart.ts';
import type { TestApp } from './test-app.ts';

/** Names of everything in the storage: kept files, their sizes, drafts. */
export async function storedNames({ dataDir }: TestApp): Promise<string[]> {
  const folder = join(dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'owner')
    .map((entry) => entry.name)
    .sort();
}

/** Uploads as an ADMIN, under a name and a type that tell nothing. */
export const uploads = (app: () => TestApp) => ({
  async upload(bytes: Uint8Array, name = 'file') {
    const form = await multipart({ file: { bytes, name, type: 'image/jpeg' } });
    return app().as('ADMIN').post('/uploads', form.payload, { headers: form.headers });
  },
  bytesAt: async (url: string) => (await app().anonymous.get(url)).rawPayload,
});
