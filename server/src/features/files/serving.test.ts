import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { mp4 } from '../../testing/videos.ts';

let app: TestApp;
let url: string;
let bytes: Buffer;
beforeAll(async () => {
  app = await testApp();
  const form = await multipart({ file: { bytes: mp4({ bytes: 10_000 }) } });
  url = (await app.as('ADMIN').post('/uploads', form.payload, { headers: form.headers })).json().url;
  bytes = (await app.anonymous.get(url)).rawPayload;
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}, path = url) => app.anonymous.get(path, { headers });
const head = (headers: Record<string, string> = {}, path = url) =>
  app.app.inject({ method: 'HEAD', url: path, headers });

test('files are cacheable for a year, not sniffed, and sandboxed; at both mounts', async () => {
  for (const path of [url, `/api${url}`]) {
    const { headers, statusCode } = await get({}, path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="${url.slice(9)}"`,
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox/);
  }
});

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=100-', 100, -1],
  ['bytes=-50', -50, -1],
  ['bytes=0-999999999', 0, -1],
  ['bytes=0-0', 0, 0],
])('%s is 206', async (range, first, last) => {
  const size = bytes.length;
  const [start, end] = [first < 0 ? size + first : first, last < 0 ? size - 1 : last];
  const answer = await get({ range });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`);
  expect(answer.headers['content-length']).toBe(String(end - start + 1));
  expect(answer.rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true);
});

test.each(['bytes=999999-', 'bytes=-0'])('%s is 416', async (range) => {
  const answer = await get({ range });
  expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([
    416,
    `bytes */${bytes.length}`,
    '',
  ]);
});

test.each(['bytes=5-2', 'bytes=0-1,4-5', 'pages=1-2', 'bytes=-', 'bytes=a-b'])(
  '%s is the whole',
  async (range) => {
    const answer = await get({ range });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes.length]);
  },
);

test('304 for an unchanged file, and a range only with a matching If-Range', async () => {
  const etag = String((await get()).headers.etag);
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get({ 'if-none-match': tag });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  expect((await get({ range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
  expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
});

test('HEAD has the headers and no body', async () => {
  const whole = await head();
  expect([whole.statusCode, whole.headers['content-length'], whole.body]).toEqual([
    200,
    String(bytes.length),
    '',
  ]);
  const part = await head({ range: 'bytes=0-9' });
  expect([part.statusCode, part.headers['content-length']]).toEqual([206, '10']);
  expect((await head({}, '/uploads/nothing')).statusCode).toBe(404);
});

test.each([
  '/uploads/nothing.jpg',
  `/uploads/${'0'.repeat(32)}.jpg`,
  '/uploads/..%2f..%2fpackage.json',
  '/uploads/%2e%2e',
  '/uploads/%00',
  '/uploads/owner',
  `/uploads/${'a'.repeat(150)}`,
])('%s is 404', async (path) => {
  const answer = await get({}, path);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});
