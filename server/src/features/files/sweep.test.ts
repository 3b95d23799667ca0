import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { files, heroMedia } from '../../db/schema.ts';
import { jpeg } from '../../testing/pictures.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { storedNames } from '../../testing/uploads.ts';
import { claimFile, discardFile, openFiles, receiveFile, sweepFiles } from './index.ts';
import { REFERENCES } from './references.ts';

const HOUR = 3_600_000;
const start = Date.now();
const at = (hours: number) => new Date(start + hours * HOUR);

let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  app = await testApp();
  dataDir = app.dataDir;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(heroMedia);
  await app.db.delete(files);
  await rm(join(dataDir, 'files'), { recursive: true, force: true });
  for await (const { key } of app.app.files.storage.list()) await app.app.files.storage.remove([key]);
});

async function store(width = 100) {
  const incoming = { stream: Readable.from([await jpeg({ width, height: 500 })]), name: 'a.jpg' };
  return receiveFile(app.app.files, null, incoming, { class: 'public', kinds: ['image'] });
}
const onDisk = () => storedNames(app);
const sweep = (hours: number) => sweepFiles(app.app.files, at(hours));

test('every column that refers to a file is known', async () => {
  const { rows } = await app.db.execute<{ reference: string }>(sql`
    select c.conrelid::regclass::text || '.' || a.attname as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'files'::regclass order by 1`);
  const known = REFERENCES.map((column) => `${getTableName(column.table)}.${column.name}`).sort();
  expect(known).toEqual(rows.map(({ reference }) => reference).sort());
});

test('an unreferenced file is removed after a day, with its sizes; a file in use is not', async () => {
  const [unused, used] = [await store(700), await store(700)];
  await app.app.files.variants.idle();
  expect(await onDisk()).toHaveLength(14);
  await app.db.insert(heroMedia).values({ id: 1, position: 1, fileId: used.id });
  expect(await sweep(0)).toEqual({ files: 0, strayBytes: 0, tempFiles: 0 });
  expect(await sweep(23)).toMatchObject({ files: 0 });
  expect(await sweep(24)).toMatchObject({ files: 1 });
  expect((await app.db.select().from(files)).map((row) => row.id)).toEqual([used.id]);
  const left = await onDisk();
  expect(left).toHaveLength(7);
  expect(left.some((name) => unused.storageKey.endsWith(name.split('.')[0] ?? ''))).toBe(false);
  expect(await sweep(1000)).toMatchObject({ files: 0 });
});

test('a picture that was shown stays a month, because an earlier version can come back', async () => {
  const file = await store();
  await app.db.transaction((tx) => claimFile(tx, file.id, 'public', ['image']));
  await sweep(0);
  expect(await sweep(29 * 24)).toMatchObject({ files: 0 });
  expect(await sweep(30 * 24)).toMatchObject({ files: 1 });
});

test('the day starts again when the last reference is removed', async () => {
  const file = await store();
  await sweep(0);
  await app.db.insert(heroMedia).values({ id: 1, position: 1, fileId: file.id });
  await sweep(20);
  await app.db.delete(heroMedia);
  await sweep(30);
  expect(await sweep(50)).toMatchObject({ files: 0 });
  expect(await sweep(54)).toMatchObject({ files: 1 });
});

test('a file that a transaction is about to reference is skipped', async () => {
  const file = await store();
  await sweep(0);
  await app.db.transaction(async (tx) => {
    await claimFile(tx, file.id, 'public', ['image']);
    // the embedded database has one connection, and the sweep would wait for this transaction
    if (app.database.kind === 'postgres') expect(await sweep(48)).toMatchObject({ files: 0 });
    await tx.insert(heroMedia).values({ id: 2, position: 2, fileId: file.id });
  });
  expect(await sweep(96)).toMatchObject({ files: 0 });
  expect(await app.db.$count(files)).toBe(1);
});

test('a removed file cannot be referenced', async () => {
  const file = await store();
  await sweep(0);
  await sweep(24);
  const claim = app.db.transaction((tx) => claimFile(tx, file.id, 'public', ['image']));
  await expect(claim).rejects.toMatchObject({ code: 'unknownReference' });
});

test('old files without a row and old temporary files are removed, recent ones are not', async () => {
  const used = await store();
  await app.db.insert(heroMedia).values({ id: 1, position: 1, fileId: used.id });
  const keep = async (name: string) => {
    const tempPath = await app.app.files.storage.newTempPath();
    await writeFile(tempPath, 'x');
    await app.app.files.storage.store(tempPath, `public/${name}`);
  };
  const stray = `${'f'.repeat(32)}.jpg`;
  for (const name of [stray, `${stray}.320.webp`]) await keep(name);
  // stored now, and a day old for a later sweep
  expect(await sweep(23)).toMatchObject({ strayBytes: 0 });
  expect(await sweep(25)).toMatchObject({ files: 0, strayBytes: 2 });
  const tempPath = join(dataDir, 'files', 'drafts', 'left-behind');
  await writeFile(tempPath, 'x');
  await utimes(tempPath, at(-3), at(-3));
  await writeFile(join(dataDir, 'files', 'drafts', 'at-work'), 'x');
  expect(await sweep(0)).toEqual({ files: 0, strayBytes: 0, tempFiles: 1 });
  expect(await onDisk()).toEqual(['at-work', used.storageKey.slice(7)].sort());
});

test('files of another database are not touched', async () => {
  await store();
  await sweep(0);
  const other = await testApp({ dataDir, storage: app.storage });
  onTestFinished(other.close);
  expect(await sweepFiles(other.app.files, at(1000))).toMatchObject({ files: 0, strayBytes: 0 });
  expect(await onDisk()).toHaveLength(1);
});

test('missing sizes are made after a restart', async () => {
  const log = { info() {}, warn() {}, error() {} };
  const open = () => openFiles({ db: app.db, dataDir, storage: app.storage, log });
  const first = await open();
  const incoming = { stream: Readable.from([await jpeg({ width: 700, height: 500 })]), name: 'a.jpg' };
  const file = await receiveFile(first, null, incoming, { class: 'public', kinds: ['image'] });
  await first.close();
  const [before] = await app.db.select().from(files);
  expect(before?.variants).toBe('pending');
  const second = await open();
  onTestFinished(second.close);
  await second.variants.resume();
  await second.variants.idle();
  const [after] = await app.db.select().from(files);
  expect(after).toMatchObject({ id: file.id, variants: 'ready' });
  expect(after?.variantFormats).toContain('webp');
});

test('a stored file can be discarded, unless something refers to it', async () => {
  const [gone, used] = [await store(), await store()];
  await app.db.insert(heroMedia).values({ id: 3, position: 3, fileId: used.id });
  await discardFile(app.app.files, gone);
  await discardFile(app.app.files, used);
  expect((await app.db.select().from(files)).map((row) => row.id)).toEqual([used.id]);
  expect(await onDisk()).toHaveLength(1);
});
