/**
 * Additional memory of the server during ten concurrent uploads of 200 MB, on a real PostgreSQL:
 * node bench/uploads.ts. Exits with 1 when it is more than 64 MB.
 */
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { FILE_MAX_BYTES, MEGABYTE } from '../contract/src/limits.ts';
import { mp4 } from '../server/src/testing/videos.ts';
import { signIn, withServer } from './bench-server.ts';
import { inMegabytes, residentBytes, watch } from './resident-memory.ts';
import { reportWorst } from './speed-figures.ts';

const UPLOADS = 10;
const ADDED_MAX_MB = 64;

/** A form with a video of exactly this size, generated while it is sent. */
function* film(bytes: number) {
  yield Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n');
  const head = mp4({ bytes: 0 });
  // The mdat box extends to the end of the file.
  head.writeUInt32BE(0, head.length - 8);
  yield head;
  const chunk = Buffer.alloc(MEGABYTE, 7);
  for (let left = bytes - head.length; left > 0; left -= chunk.length) yield chunk.subarray(0, left);
  yield Buffer.from('\r\n--x--\r\n');
}

async function upload(origin: string, token: string, bytes: number): Promise<void> {
  const call = request(`${origin}/api/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  const answered = new Promise<string>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', async (answer) => {
      const body = await text(answer);
      if (answer.statusCode === 201) resolve(body);
      else reject(new Error(`an upload was answered with ${answer.statusCode}: ${body}`));
    });
  });
  await Promise.all([pipeline(Readable.from(film(bytes)), call), answered]);
}

await withServer(async ({ origin, pid }) => {
  const token = await signIn(origin);
  // Warm up: the first upload loads modules.
  await upload(origin, token, MEGABYTE);
  await pause(2_000);
  const before = residentBytes(pid);
  const stop = watch(pid);
  const start = performance.now();
  await Promise.all(Array.from({ length: UPLOADS }, () => upload(origin, token, FILE_MAX_BYTES)));
  const seconds = (performance.now() - start) / 1000;
  const added = stop() - before;
  console.log(
    `${UPLOADS} uploads of ${inMegabytes(FILE_MAX_BYTES)} at once, in ${seconds.toFixed(1)} s: ` +
      `the server grew from ${inMegabytes(before)} by ${inMegabytes(added)}`,
  );
  reportWorst('memory added by ten uploads', added / MEGABYTE, ADDED_MAX_MB, 'MB');
});
