/** Uploads photos of a phone's size one after the other and waits until all sizes exist. */
import { setTimeout as sleep } from 'node:timers/promises';
import { roughJpeg } from '../server/src/testing/pictures.ts';
import { median } from './speed-figures.ts';
import type { Server } from './speed-servers.ts';

const PICTURES = 4;
const SIZE = { width: 4000, height: 3000 };

async function upload({ port }: Server, token: string, bytes: Buffer): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api/files`, { method: 'POST', headers, body: form });
  if (answer.status !== 201) throw new Error(`an upload was answered with ${answer.status}`);
}

/** Pictures whose sizes are missing, from the process's metrics. */
async function waiting(metricsPort: number): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^diyar_waiting\{work="pictures"\} (\d+)$/m.exec(figures)?.[1]);
}

/**
 * Milliseconds until an upload is answered, and until every size exists; `meanwhile` runs between them, while the
 * worker pool is busy.
 */
export async function uploadPictures<T>(
  product: Server,
  metricsPort: number,
  token: string,
  meanwhile: () => Promise<T>,
) {
  const bytes = await roughJpeg(SIZE);
  const answered: number[] = [];
  const start = performance.now();
  for (let i = 0; i < PICTURES; i++) {
    const before = performance.now();
    await upload(product, token, bytes);
    answered.push(performance.now() - before);
  }
  const busy = await waiting(metricsPort);
  if (busy === 0) throw new Error('the sizes were made before anything could be measured');
  const result = await meanwhile();
  while ((await waiting(metricsPort)) > 0) await sleep(100);
  return { answered: median(answered), made: (performance.now() - start) / PICTURES, result };
}
