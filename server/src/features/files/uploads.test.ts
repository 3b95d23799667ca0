import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../db/schema.ts';
import { multipart } from '../../testing/multipart.ts';
import * as pictures from '../../testing/pictures.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { storedNames, uploads } from '../../testing/uploads.ts';
import { mp4 } from '../../testing/videos.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { upload } = uploads(() => app);

/** Checks that an action leaves neither a row nor a file. */
async function leavesNothing<T>(act: () => Promise<T>): Promise<T> {
  await app.app.files.variants.idle();
  const state = async () => [await app.db.$count(files), await storedNames(app)];
  const before = await state();
  const result = await act();
  expect(await state()).toEqual(before);
  return result;
}

test('only ADMIN and SUPERADMIN upload, at both paths and mounts', async () => {
  const form = await multipart({
    file: { bytes: await pictures.png({ width: 20, height: 10 }), name: 'a.png' },
  });
  for (const path of ['/uploads', '/files', '/api/uploads', '/api/files']) {
    const call = (role: 'ADMIN' | 'SUPERADMIN' | 'LACASA') =>
      app.as(role).post(path, form.payload, { headers: form.headers });
    expect((await app.anonymous.post(path, form.payload, { headers: form.headers })).statusCode).toBe(401);
    expect((await call('LACASA')).statusCode).toBe(403);
    expect((await call('ADMIN')).statusCode).toBe(201);
    expect((await call('SUPERADMIN')).statusCode).toBe(201);
  }
});

/** A grey PNG of any dimensions, with a tiny file. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
test.each([
  ['SVG', Buffer.from(svg), 415, 'unsupportedType'],
  ['SVG with an XML head', Buffer.from(`<?xml version="1.0"?>${svg}`), 415, 'unsupportedType'],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'unsupportedType'],
  ['script', Buffer.from('fetch("/api/admin/users")'), 415, 'unsupportedType'],
  ['PDF', pictures.pdf(), 415, 'unsupportedType'],
  ['ZIP', Buffer.from('504b0304140000000000', 'hex'), 415, 'unsupportedType'],
  [
    'HEIC that cannot be decoded',
    Buffer.concat([Buffer.from('000000186674797068656963000000006d696631', 'hex'), Buffer.alloc(200)]),
    415,
    'heicUnreadable',
  ],
  ['empty file', Buffer.alloc(0), 422, 'emptyFile'],
  [
    'JPEG header without data',
    Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(3000)]),
    422,
    'unreadableFile',
  ],
  [
    'HTML after the first bytes of a PNG',
    Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.from(svg.repeat(60))]),
    422,
    'unreadableFile',
  ],
  ['film without a film', Buffer.concat([mp4().subarray(0, 24), Buffer.alloc(500)]), 422, 'unreadableFile'],
  ['decompression bomb', bomb(12_000, 12_000), 422, 'tooManyPixels'],
])('%s', async (_, bytes, status, code) => {
  const answer = await leavesNothing(() => upload(bytes as Buffer, 'photo.jpg'));
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('a truncated picture, and one with too many frames', async () => {
  const whole = await pictures.jpeg({ width: 800, height: 600 });
  const cut = await leavesNothing(() => upload(whole.subarray(0, whole.length / 2)));
  expect(cut.json().code).toBe('unreadableFile');
  const long = await pictures.movingGif(501, 4, 4);
  expect((await leavesNothing(() => upload(long))).json().code).toBe('tooManyPixels');
});

test('no file, two files, no form, a field named like an object', async () => {
  const send = async (fields: Parameters<typeof multipart>[0]) => {
    const form = await multipart(fields);
    return leavesNothing(() => app.as('ADMIN').post('/files', form.payload, { headers: form.headers }));
  };
  const bytes = await pictures.png({ width: 20, height: 20 });
  const none = await send({ note: 'nothing' });
  expect([none.statusCode, none.json().errors]).toEqual([
    422,
    [{ path: 'file', message: 'This field is required.' }],
  ]);
  const two = await send({ a: { bytes }, b: { bytes } });
  expect([two.statusCode, two.json().code]).toEqual([422, 'tooManyFiles']);
  expect((await send({ __proto__x: 'fine', constructor: 'not fine', file: { bytes } })).statusCode).toBe(400);
  expect((await app.as('ADMIN').post('/files', { file: 'x' })).statusCode).toBe(415);
  expect((await app.as('ADMIN').post('/files')).statusCode).toBe(415);
  const broken = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await app.as('ADMIN').post('/files', 'nonsense', { headers: broken })).statusCode).toBe(400);
});

test('extra fields are accepted, before and after the file', async () => {
  const bytes = await pictures.png({ width: 20, height: 20 });
  const form = await multipart({ kind: 'gallery', file: { bytes }, projectId: '7' });
  expect((await app.as('ADMIN').post('/files', form.payload, { headers: form.headers })).statusCode).toBe(
    201,
  );
});
