import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { CachedResponse, etagOf } from './cached-response.ts';
import { Recompression } from './recompression.ts';

const words = Array.from({ length: 4000 }, (_, n) => `stone ${(n * 7919) % 1009}`).join(' ');

function setUp() {
  const body = Buffer.from(words);
  const response = new CachedResponse({ etag: etagOf(body), 'content-type': 'text/html' }, body);
  const onDone = vi.fn();
  const recompression = new Recompression(onDone);
  const hit = (afterMs: number) =>
    recompression.consider('page', response, response.encode('br'), 'br', performance.now() + afterMs);
  return { response, onDone, hit };
}

test('an entry that is requested again after a while is recompressed', async () => {
  const { response, onDone, hit } = setUp();
  const quick = response.encode('br').body;
  const before = response.bytes;
  hit(4000);
  await vi.waitUntil(() => onDone.mock.calls.length > 0, 10_000);
  const better = response.encode('br');
  expect(better.body.length).toBeLessThan(quick.length * 0.95);
  expect(better.headers).toContain(String(better.body.length));
  expect(brotliDecompressSync(better.body).toString()).toBe(words);
  expect(response.bytes).toBeLessThan(before);
  expect(onDone.mock.calls).toEqual([['page', response]]);
});

test('not soon after it was stored, and nothing twice', async () => {
  const { response, hit } = setUp();
  const recompress = vi.spyOn(response, 'recompress');
  hit(1000);
  expect(recompress).not.toHaveBeenCalled();
  for (let times = 0; times < 3; times++) hit(4000);
  expect(recompress).toHaveBeenCalledTimes(1);
  await recompress.mock.results[0]?.value;
  await sleep(0);
  hit(60_000);
  expect(recompress).toHaveBeenCalledTimes(1);
});

test('an entry that cannot be recompressed is served as it is', async () => {
  const { response, onDone, hit } = setUp();
  const quick = response.encode('br').body;
  const recompress = vi.spyOn(response, 'recompress').mockRejectedValue(new Error('no memory'));
  hit(4000);
  await sleep(0);
  expect([response.encode('br').body, recompress.mock.calls.length]).toEqual([quick, 1]);
  expect(onDone).not.toHaveBeenCalled();
});
