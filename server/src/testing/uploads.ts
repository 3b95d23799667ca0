import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { multipart } from './multipart.ts';
import type { TestApp } from './test-app.ts';

/** Names of everything in the storage: kept files, their sizes, drafts. */
export async function storedNames({ app, dataDir }: TestApp): Promise<string[]> {
  const names: string[] = await readdir(join(dataDir, 'files', 'drafts')).catch(() => []);
  for await (const { key } of app.files.storage.list()) names.push(key.replace(/^\w+\//, ''));
  return names.sort();
}

/** Uploads as an ADMIN, under a name and a type that tell nothing. */
export const uploads = (app: () => TestApp) => ({
  async upload(bytes: Uint8Array, name = 'file') {
    const form = await multipart({ file: { bytes, name, type: 'image/jpeg' } });
    return app().as('ADMIN').post('/uploads', form.payload, { headers: form.headers });
  },
  bytesAt: async (url: string) => (await app().anonymous.get(url)).rawPayload,
});
