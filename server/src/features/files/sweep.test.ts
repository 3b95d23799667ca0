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

test('what nothing refers to goes after a day, with its sizes; what is in use stays', async () => {
  const [unused, used] = [await store(700), await store(700)];
  await app.app.files.variants.idle();
  expect(await onDisk()).toHaveLength(14);
  await app.db.insert(heroMedia).values({ id: 1, position: 1, fileId: used.id });
  expect(await sweep(0)).toEqual({ files: 0, strayBytes: 0, drafts: 0 });
  expect(await sweep(23)).toMatchObject({ files: 0 });
  expect(await sweep(24)).toMatchObject({ files: 1 });
  expect((await app.db.select().from(files)).map((row) => row.id)).toEqual([used.id]);
  const left = await onDisk();
  expect(left).toHaveLength(7);
  expect(left.some((name) => unused.storageKey.endsWith(name.split('.')[0] ?? ''))).toBe(false);
  expect(await sweep(1000)).toMatchObject({ files: 0 });
});

test('a day without use begins anew each time something lets go of it', async () => {
  const file = await store();
  await sweep(0);
  await app.db.insert(heroMedia).values({ id: 1, position: 1, fileId: file.id });
  await sweep(20);
  await app.db.delete(heroMedia);
  await sweep(30);
  expect(await sweep(50)).toMatchObject({ files: 0 });
  expect(await sweep(54)).toMatchObject({ files: 1 });
});

test('a file that is being referred to at this moment is passed over', async () => {
  const file = await store();
  await sweep(0);
  await app.db.transaction(async (tx) => {
    await claimFile(tx, file.id, 'public', ['image']);
    // On the embedded database there is one connection, and the sweep would wait for this transaction.
    if (app.database.kind === 'postgres') expect(await sweep(48)).toMatchObject({ files: 0 });
    await tx.insert(heroMedia).values({ id: 2, position: 2, fileId: file.id });
  });
  expect(await sweep(96)).toMatchObject({ files: 0 });
  expect(await app.db.$count(files)).toBe(1);
});

test('a file that was swept cannot be referred to', async () => {
  const file = await store();
  await sweep(0);
  await sweep(24);
  const claim = app.db.transaction((tx) => claimFile(tx, file.id, 'public', ['image']));
  await expect(claim).rejects.toMatchObject({ code: 'unknownReference' });
});

test('bytes without a row and old drafts go; fresh ones stay', async () => {
  const kept = await store();
  await app.db.insert(heroMedia).values({ id: 1, position: 1, fileId: kept.id });
  const keep = async (name: string) => {
    const draft = await app.app.files.storage.draft();
    await writeFile(draft, 'x');
    await app.app.files.storage.keep(draft, `public/${name}`);
  };
  const stray = `${'f'.repeat(32)}.jpg`;
  for (const name of [stray, `${stray}.320.webp`]) await keep(name);
  // Kept now, and a day old in the eyes of a later sweep.
  expect(await sweep(23)).toMatchObject({ strayBytes: 0 });
  expect(await sweep(25)).toMatchObject({ files: 0, strayBytes: 2 });
  const draft = join(dataDir, 'files', 'drafts', 'left-behind');
  await writeFile(draft, 'x');
  await utimes(draft, at(-3), at(-3));
  await writeFile(join(dataDir, 'files', 'drafts', 'at-work'), 'x');
  expect(await sweep(0)).toEqual({ files: 0, strayBytes: 0, drafts: 1 });
  expect(await onDisk()).toEqual(['at-work', kept.storageKey.slice(7)].sort());
});

test('files of another database are left alone', async () => {
  await store();
  await sweep(0);
  const other = await testApp({ dataDir, storage: app.storage });
  onTestFinished(other.close);
  expect(await sweepFiles(other.app.files, at(1000))).toMatchObject({ files: 0, strayBytes: 0 });
  expect(await onDisk()).toHaveLength(1);
});

test('sizes that were not made before a restart are made after it', async () => {
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

test('a stored file can be taken back, unless something refers to it by now', async () => {
  const [gone, used] = [await store(), await store()];
  await app.db.insert(heroMedia).values({ id: 3, position: 3, fileId: used.id });
  await discardFile(app.app.files, gone);
  await discardFile(app.app.files, used);
  expect((await app.db.select().from(files)).map((row) => row.id)).toEqual([used.id]);
  expect(await onDisk()).toHaveLength(1);
});
