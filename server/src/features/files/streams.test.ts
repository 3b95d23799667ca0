import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { FILE_MAX_BYTES, MEGABYTE } from '@diyar/contract/limits';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { files } from '../../db/schema.ts';
import { jpeg } from '../../testing/pictures.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { storedNames } from '../../testing/uploads.ts';
import { mp4 } from '../../testing/videos.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await testApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const START = Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n');
const END = Buffer.from('\r\n--x--\r\n');

/** Opens an upload over a separate connection, with or without content-length. */
function open(length?: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const size =
    length === undefined
      ? 'transfer-encoding: chunked'
      : `content-length: ${START.length + length + END.length}`;
  socket.write(
    `POST /api/files HTTP/1.1\r\nhost: test\r\naccept-language: en\r\nauthorization: Bearer ${app.token('ADMIN')}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\n${size}\r\n\r\n`,
  );
  const drained = async (flushed: boolean) => {
    if (!flushed && !socket.destroyed) await once(socket, 'drain');
  };
  const write = async (chunk: Buffer) => {
    if (length !== undefined) return drained(socket.write(chunk));
    socket.write(`${chunk.length.toString(16)}\r\n`);
    socket.write(chunk);
    await drained(socket.write('\r\n'));
  };
  const end = async () => {
    await write(END);
    if (length === undefined) socket.write('0\r\n\r\n');
  };
  /** The response, which may arrive while the client is still sending. */
  const answer = new Promise<{
    status: number;
    body: { code: string; message: string; size: number; url: string };
  }>((resolve) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
      const [, head = '', body = ''] = /^(.*?)\r\n\r\n(.*)$/s.exec(text) ?? [];
      const expected = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (Buffer.byteLength(body) === expected)
        resolve({ status: Number(text.slice(9, 12)), body: JSON.parse(body) });
    });
  });
  return { socket, write, end, answer };
}

type Call = ReturnType<typeof open>;

/** A film of exactly this size. */
async function sendFilm(call: Call, bytes: number) {
  const head = mp4({ bytes: 0 });
  // the box of media data extends to the end of the file
  head.writeUInt32BE(0, head.length - 8);
  await call.write(START);
  await call.write(head);
  const chunk = Buffer.alloc(MEGABYTE);
  for (let left = bytes - head.length; left > 0; left -= chunk.length)
    await call.write(left >= chunk.length ? chunk : chunk.subarray(0, left));
  await call.end();
  return call.answer;
}

const storedFiles = () => storedNames(app);

/** They come through the same code, so each kind of storage gets one of them. */
const isAnnounced = inject('objectStorage') === undefined;

test(`201 MB ${isAnnounced ? 'with' : 'without'} content-length are refused with 413 and leave nothing`, async () => {
  const length = 201 * MEGABYTE;
  const answer = await sendFilm(open(isAnnounced ? length : undefined), length);
  expect(answer).toMatchObject({ status: 413, body: { code: 'tooLarge' } });
  expect(answer.body.message).toContain('200 MB');
  expect([await app.db.$count(files), await storedFiles()]).toEqual([0, []]);
}, 120_000);

test('a content-length that is too large is refused before the body is sent', async () => {
  const call = open(300 * MEGABYTE);
  await call.write(START);
  expect(await call.answer).toMatchObject({ status: 413, body: { code: 'tooLarge' } });
  call.socket.destroy();
}, 20_000);

// the S3 server of the tests takes 14 seconds for 200 MB; these are several parts, too
const LARGE = isAnnounced || process.env.LONG === 'yes' ? FILE_MAX_BYTES : 30 * MEGABYTE;

test(`${LARGE / MEGABYTE} MB are accepted`, async () => {
  const answer = await sendFilm(open(), LARGE);
  expect(answer).toMatchObject({ status: 201, body: { size: LARGE, mimeType: 'video/mp4' } });
  expect(await storedFiles()).toHaveLength(1);
  await app.db.delete(files);
}, 120_000);

test('bytes that look like the end of the form are stored unchanged', async () => {
  const head = mp4({ bytes: 0 });
  head.writeUInt32BE(0, head.length - 8);
  const pixels = randomBytes(6 * MEGABYTE);
  for (let at = 7; at < pixels.length; at += 65_521) pixels.write('\r\n--y', at, 'latin1');
  const call = open();
  await call.write(START);
  await call.write(head);
  for (let at = 0; at < pixels.length; at += 300_000) await call.write(pixels.subarray(at, at + 300_000));
  await call.end();
  const { status, body } = await call.answer;
  expect(status).toBe(201);
  const served = (await app.anonymous.get(body.url)).rawPayload;
  expect(served.subarray(head.length).equals(pixels)).toBe(true);
  await app.db.delete(files);
});

test('a refusal reaches a client that is still sending', async () => {
  const call = open(20 * MEGABYTE + 5000);
  await call.write(START);
  await call.write(Buffer.from('<!doctype html>'.padEnd(5000, ' ')));
  for (let sent = 0; sent < 20; sent++) await call.write(Buffer.alloc(MEGABYTE));
  await call.end();
  expect(await call.answer).toMatchObject({ status: 415, body: { code: 'unsupportedType' } });
});

test('a malformed form is refused, and leaves nothing', async () => {
  const before = await storedFiles();
  const call = open();
  await call.write(START);
  const noise = Buffer.from(`\r\n--xnoise${'.'.repeat(5000)}`);
  await call.write(Buffer.concat([mp4(), noise, noise]));
  await call.end();
  expect(await call.answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
  expect([await app.db.$count(files), await storedFiles()]).toEqual([0, before]);
}, 20_000);

test('an aborted upload leaves neither row nor file', async () => {
  const before = await storedFiles();
  const picture = await jpeg({ width: 2000, height: 1500 });
  for (const part of [0.1, 0.9, 1]) {
    const call = open();
    await call.write(START);
    await call.write(picture.subarray(0, Math.ceil(picture.length * part)));
    // until the server has begun
    await vi.waitFor(async () => expect((await storedFiles()).length).toBeGreaterThan(before.length), 5000);
    call.socket.destroy();
    await vi.waitFor(async () => expect(await storedFiles()).toEqual(before), 5000);
    expect(await app.db.$count(files)).toBe(0);
  }
});

test('concurrent uploads are independent', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => sendFilm(open(), (i + 1) * 100_000)));
  expect(answers.map((answer) => [answer.status, answer.body.size])).toEqual(
    answers.map((_, i) => [201, (i + 1) * 100_000]),
  );
  expect(new Set(answers.map((answer) => answer.body.url)).size).toBe(8);
});
