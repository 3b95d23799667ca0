import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { S3Settings } from '../../config.ts';
import { jpeg } from '../../testing/pictures.ts';
import { storeContract } from '../../testing/stored-files.ts';
import { testAppForThisTest } from '../../testing/test-app.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { uploads } from '../../testing/uploads.ts';
import { openStorage, type Storage } from '../files/index.ts';
import { makeBackup, readBackup, restoreBackup } from './index.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'diyar-s3-backup-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function bytesIn(storage: Storage): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { key } of storage.list()) {
    const { path, release } = await storage.localCopy(key);
    found[key] = (await readFile(path)).toString('base64');
    await release();
  }
  return found;
}

async function emptyDatabase() {
  const database = await freshDatabase();
  onTestFinished(database.close);
  return database.db;
}

test('a bucket is backed up, and restored into another bucket or a folder with the same bytes', async () => {
  const app = await testAppForThisTest();
  await uploads(() => app).upload(await jpeg({ width: 700, height: 400 }));
  await storeContract(app.app);
  await app.app.files.variants.idle();
  const { storage } = app.app.files;
  const { path, files, problems } = await makeBackup({ db: app.db, storage }, await folder());
  const before = await bytesIn(storage);
  expect(problems).toEqual([]);
  expect(files.map(({ key }) => key).sort()).toEqual(Object.keys(before).sort());
  expect(Object.keys(before).some((key) => key.startsWith('private/'))).toBe(true);

  const settings = app.storage as S3Settings;
  const places = [
    openStorage({ dataDir: await folder(), storage: { ...settings, prefix: `${settings.prefix}restored/` } }),
    openStorage({ dataDir: await folder() }),
  ];
  for (const place of places) {
    await restoreBackup({ db: await emptyDatabase(), storage: place }, path, await readBackup(place, path));
    expect(await bytesIn(place)).toEqual(before);
  }
  // a restore needs an empty storage
  await expect(readBackup(storage, path)).rejects.toThrow(/files here already/);
});
