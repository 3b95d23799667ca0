import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import type { Storage } from './storage.ts';

let app: TestApp;
let storage: Storage;
beforeAll(async () => {
  app = await testApp();
  storage = app.app.files.storage;
});
afterAll(() => app.close());

const newName = () => `${randomBytes(16).toString('hex')}.mp4`;

async function keep(bytes: Buffer, key = `private/${newName()}`) {
  const tempPath = await storage.newTempPath();
  await writeFile(tempPath, bytes);
  await storage.store(tempPath, key);
  await expect(stat(tempPath)).rejects.toMatchObject({ code: 'ENOENT' });
  return key;
}

async function read(key: string, range?: { start: number; end: number }) {
  const object = await storage.open(key);
  if (!object) throw new Error('nothing there');
  return buffer(object.stream(range) as Readable);
}

async function listed() {
  const entries = [];
  for await (const entry of storage.list()) entries.push(entry);
  return entries;
}
const keys = async () => (await listed()).map(({ key }) => key);
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('a stored file is read unchanged, whole and in ranges, from one byte to several parts', async () => {
  for (const size of [1, 8 * 1024 * 1024, 20 * 1024 * 1024 + 7]) {
    const bytes = randomBytes(size);
    const key = await keep(bytes);
    const opened = await storage.open(key);
    expect(opened?.size).toBe(size);
    await opened?.close();
    expect(hash(await read(key))).toBe(hash(bytes));
    const range = { start: Math.floor(size / 2), end: size - 1 };
    expect(hash(await read(key, range))).toBe(hash(bytes.subarray(range.start)));
  }
});

test('a local copy exists until it is released', async () => {
  const bytes = randomBytes(1000);
  const { path, release } = await storage.localCopy(await keep(bytes));
  expect((await readFile(path)).equals(bytes)).toBe(true);
  await release();
});

test('stored files are listed with their time, removed ones are not', async () => {
  const before = Date.now() - 2000;
  const [first, second] = [await keep(randomBytes(10)), await keep(randomBytes(10), `public/${newName()}`)];
  const found = (await listed()).filter(({ key }) => [first, second].includes(key));
  expect(found).toHaveLength(2);
  for (const { storedAt } of found) expect(storedAt.getTime()).toBeGreaterThan(before);
  await storage.remove([first, `private/${newName()}`]);
  expect(await storage.open(first)).toBeNull();
  expect(await keys()).not.toContain(first);
  expect(await keys()).toContain(second);
});

test('only our own keys are accepted', async () => {
  for (const key of [
    'public/../owner',
    'owner',
    'other/a.jpg',
    'public/',
    'public/a/b.jpg',
    'public/A.jpg',
  ]) {
    await expect(storage.open(key)).rejects.toThrow('not a storage key');
    await expect(storage.remove([key])).rejects.toThrow('not a storage key');
  }
});

test('it belongs to the first database that claims it', async () => {
  expect(await storage.belongsTo('one')).toBe(true);
  expect(await storage.belongsTo('two')).toBe(false);
  expect(await storage.belongsTo('one')).toBe(true);
  expect(await keys()).not.toContain('owner');
});

test('a reader that stops early does no harm', async () => {
  const key = await keep(randomBytes(12 * 1024 * 1024));
  const object = await storage.open(key);
  const stream = object?.stream() as Readable;
  await new Promise((resolve) => stream.once('data', resolve));
  stream.destroy();
  await new Promise((resolve) => stream.once('close', resolve));
  expect((await read(key)).length).toBe(12 * 1024 * 1024);
});
