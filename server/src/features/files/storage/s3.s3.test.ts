import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import type { S3Settings } from '../../../config.ts';
import { files } from '../../../db/schema.ts';
import { jpeg } from '../../../testing/pictures.ts';
import { testAppForThisTest } from '../../../testing/test-app.ts';
import { uploads } from '../../../testing/uploads.ts';
import { s3Storage } from './s3.ts';
import { openBucket } from './s3-bucket.ts';

const server = inject('objectStorage') as S3Settings;
const KEY = `public/${'a'.repeat(32)}.mp4`;
const SOON = () => new Date(Date.now() + 60_000);

let settings: S3Settings;
let folder: string;
beforeEach(async () => {
  settings = { ...server, prefix: `${randomBytes(8).toString('hex')}/` };
  folder = await mkdtemp(join(tmpdir(), 'diyar-s3-test-'));
  return () => rm(folder, { recursive: true, force: true });
});

/** A proxy in front of the storage that answers some requests itself. */
async function failing(refuse: (call: string, response: ServerResponse) => boolean): Promise<S3Settings> {
  const { hostname, port } = new URL(server.endpoint);
  const seen = (incoming: IncomingMessage, response: ServerResponse) => {
    if (refuse(`${incoming.method} ${incoming.url}`, response)) return void incoming.resume();
    // the signature includes the host
    const { method, url: path, headers } = incoming;
    incoming.pipe(
      request({ hostname, port, method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }),
    );
  };
  const proxy = createServer(seen).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return { ...settings, endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
}

async function film(storage: ReturnType<typeof s3Storage>) {
  const tempPath = await storage.newTempPath();
  await writeFile(tempPath, randomBytes(17 * 1024 * 1024));
  return tempPath;
}

test('an upload that fails leaves no part behind, and the temporary file untouched', async () => {
  const place = await failing((call, response) => {
    if (!call.includes('partNumber=2')) return false;
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    return true;
  });
  const storage = s3Storage(place, folder);
  const tempPath = await film(storage);
  await expect(storage.store(tempPath, KEY)).rejects.toThrow('the storage answered 403 AccessDenied');
  expect((await stat(tempPath)).size).toBe(17 * 1024 * 1024);
  expect(await storage.open(KEY)).toBeNull();
  expect(await openBucket(settings).list({ uploads: '' }, '')).not.toContain('<Upload>');
});

test('the sweep aborts unfinished uploads of dead processes, but not recent ones', async () => {
  const bucket = openBucket(settings);
  const id = await bucket.beginParts(KEY, {});
  await bucket.putPart(KEY, id, 1, randomBytes(100));
  const storage = s3Storage(settings, folder);
  expect(await storage.removeOldTempFiles(new Date(Date.now() - 60_000))).toBe(0);
  expect(await storage.removeOldTempFiles(SOON())).toBe(1);
  expect(await storage.removeOldTempFiles(SOON())).toBe(0);
});

test('a busy storage is retried, an unreachable one is 503 and leaves nothing partial', async () => {
  let busy = 2;
  const place = await failing((_call, response) => {
    if (busy-- <= 0) return false;
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    return true;
  });
  const storage = s3Storage(place, folder);
  await storage.store(await film(storage), KEY);
  expect((await storage.open(KEY))?.size).toBe(17 * 1024 * 1024);

  const app = await testAppForThisTest({ storage: { ...settings, endpoint: 'http://127.0.0.1:9' } });
  const refused = await uploads(() => app).upload(await jpeg({ width: 300, height: 200 }));
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  expect([await app.db.$count(files), await readdir(join(app.dataDir, 'files', 'drafts'))]).toEqual([0, []]);
});

test('a long listing is read in pages', async () => {
  const entry = (n: number) =>
    `<Contents><Key>${settings.prefix}public/${n}.jpg</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`;
  const page = (n: number, rest: string) => `<ListBucketResult>${entry(n)}${rest}</ListBucketResult>`;
  const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b=</NextContinuationToken>';
  const place = await failing((call, response) => {
    if (!call.includes('public%2F')) return false;
    response.end(call.includes('continuation-token=a%26b%3D') ? page(2, '') : page(1, more));
    return true;
  });
  const found = [];
  for await (const { key, storedAt } of s3Storage(place, folder).list())
    found.push([key, storedAt.getUTCFullYear()]);
  expect(found).toEqual([
    ['public/1.jpg', 2026],
    ['public/2.jpg', 2026],
  ]);
});

test('every request is signed: a wrong key is refused', async () => {
  const storage = s3Storage({ ...settings, secretAccessKey: 'wrong' }, folder);
  await expect(storage.open(KEY)).rejects.toThrow(/the storage answered 403/);
});
