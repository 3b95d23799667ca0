import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { backups, leases } from '../../db/schema.ts';
import { saveFiveProjects } from '../../testing/five-projects.ts';
import { jpeg } from '../../testing/pictures.ts';
import { storeContract } from '../../testing/stored-files.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { uploads } from '../../testing/uploads.ts';
import { openStorage } from '../files/index.ts';
import { sha256Of } from './dump-file.ts';
import {
  backupFigures,
  backupsIn,
  checkBackups,
  dumpDatabase,
  makeBackup,
  type Place,
  proveBackup,
  readBackup,
  restoreBackup,
  scheduleBackups,
  thinBackups,
} from './index.ts';
import { nameOf } from './manifest.ts';
import { newestUnproven } from './proofs.ts';
import { proveHere } from './prove.ts';
import { expired } from './thin.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'diyar-backups-'));
  await saveFiveProjects(app);
  await uploads(() => app).upload(await jpeg({ width: 700, height: 400 }));
  await storeContract(app.app);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const restore = async (target: Place, path: string) =>
  restoreBackup(target, path, await readBackup(target.storage, path));

/** It does not depend on the database that the backup is of: the proof uses one of its own. */
const onceForBoth = test.runIf(inject('migratedDatabase').kind === 'postgres');

const place = () => ({ db: app.db, storage: app.app.files.storage });

async function emptyPlace() {
  const database = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'diyar-restored-'));
  onTestFinished(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { db: database.db, storage: openStorage({ dataDir }), dataDir };
}

async function rowsOf(db: TestApp['db']) {
  let text = '';
  await dumpDatabase(db, (chunk) => {
    text += chunk;
  });
  // a backup that is made is a row itself
  return text
    .replace(/"at":"[^"]+"/, '')
    .replace(/(?<=\["table","backups"\]\n)(\{.*\n)*/, '')
    .replace(/\["end",\d+\]/, '');
}

async function bytesOf(dataDir: string) {
  const found: Record<string, string> = {};
  const root = join(dataDir, 'files');
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name !== 'owner' && !entry.parentPath.endsWith('drafts'))
      found[entry.name] = (await readFile(join(entry.parentPath, entry.name))).toString('base64');
  return found;
}

/** Waits for picture sizes, which are made in the background, so that nothing changes during the backup. */
async function quietBackup() {
  for (;;) {
    await app.app.files.variants.idle();
    const before = await rowsOf(app.db);
    const made = await makeBackup(place(), folder);
    if ((await rowsOf(app.db)) === before) return { made, before };
  }
}

test('a restore into an empty place has the same rows and bytes', async () => {
  const { made, before } = await quietBackup();
  const { path, problems, files, database } = made;
  expect(problems).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(2);
  expect(database.rows).toBeGreaterThan(40);
  expect((await stat(path)).mode & 0o077).toBe(0);
  const target = await emptyPlace();
  await restore(target, path);
  expect(await rowsOf(target.db)).toBe(before);
  const restored = await bytesOf(target.dataDir);
  expect(Object.keys(restored).length).toBeGreaterThanOrEqual(2);
  expect(restored).toEqual(await bytesOf(app.dataDir));
  await expect(restore(target, path)).rejects.toThrow(/files here already/);
});

test('a backup during writes is consistent: no row lacks what it refers to', async () => {
  let going = true;
  const writer = (async () => {
    for (let n = 0; going && n < 200; n++)
      await app.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ id: number }>(
          sql`insert into projects (slug, name_en) values (${`w-${n}`}, 'w') returning id`,
        );
        await tx.execute(sql`insert into units (project_id) values (${rows[0]?.id}), (${rows[0]?.id})`);
      });
  })();
  const { path } = await makeBackup(place(), folder);
  going = false;
  await writer;
  const target = await emptyPlace();
  await restore(target, path);
  const { rows } = await target.db.execute(sql`
    select count(*)::int as broken from projects p
    where slug like 'w-%' and (select count(*) from units where project_id = p.id) <> 2`);
  expect(rows).toEqual([{ broken: 0 }]);
});

test('a damaged backup is refused before anything is changed', async () => {
  const { path, files } = await makeBackup(place(), folder);
  const copy = join(folder, 'copy');
  await cp(path, copy, { recursive: true });
  const target = await emptyPlace();
  const before = await rowsOf(target.db);
  const key = files[0]?.key ?? '';
  const bytes = await readFile(join(copy, 'files', key));
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(join(copy, 'files', key), bytes);
  await expect(restore(target, copy)).rejects.toThrow(/damaged/);
  await rm(join(copy, 'manifest.json'));
  await expect(restore(target, copy)).rejects.toThrow(/not a finished backup/);
  expect(await rowsOf(target.db)).toBe(before);
  await rm(copy, { recursive: true });
});

onceForBoth(
  'a backup is proven by restoring it; one that changed later is found, in the metrics and on the dashboard',
  async () => {
    const own = join(folder, 'proven');
    const { path, files } = await makeBackup(place(), own);
    expect(await newestUnproven(app.db, own)).toBe(path);
    expect(await proveBackup(app.db, path)).toEqual([]);
    expect(await newestUnproven(app.db, own)).toBeNull();
    expect(await checkBackups(app.db, own)).toEqual([]);
    expect(await backupFigures(app.db)).toEqual({
      madeAt: expect.any(Date),
      provenAt: expect.any(Date),
      damaged: 0,
    });
    const seen = async (role: 'ADMIN' | 'SUPERADMIN') =>
      (await app.as(role).get('/admin/dashboard')).json().backups;
    expect(await seen('SUPERADMIN')).toEqual({
      ...{ madeAt: expect.any(String), provenAt: expect.any(String), damaged: 0 },
      ...{ everySeconds: null, problem: null },
    });
    expect(await seen('ADMIN')).toBeNull();

    const file = join(path, 'files', files[0]?.key ?? '');
    const bytes = await readFile(file);
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    await writeFile(file, bytes);
    expect(await checkBackups(app.db, own)).toEqual([
      { name: path.split('/').at(-1), problem: expect.stringMatching(/is damaged$/) },
    ]);
    expect(await seen('SUPERADMIN')).toMatchObject({ provenAt: null, damaged: 1 });
    await rm(path, { recursive: true });
    expect(await checkBackups(app.db, own)).toEqual([]);
    expect(await backupFigures(app.db)).toEqual({ madeAt: null, provenAt: null, damaged: 0 });
  },
);

test('a dump whose rows cannot be restored as they were is found, though its checksum is right', async () => {
  const { path } = await makeBackup(place(), join(folder, 'wrong'));
  const dump = join(path, 'database.ndjson.gz');
  // a trigger or a default that changed a row on its way would look like this
  const text = gunzipSync(await readFile(dump)).toString();
  await writeFile(dump, gzipSync(text.replace('"name_en": "', '"no_such_column": "x", "name_en": "')));
  const manifest = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8'));
  const whole = { sha256: await sha256Of(dump), size: (await stat(dump)).size };
  Object.assign(manifest.database, whole);
  await writeFile(join(path, 'manifest.json'), JSON.stringify(manifest));
  expect(await proveHere(path, freshDatabase)).toEqual([
    expect.stringMatching(/its rows differ from line \d+/),
  ]);
});

test('a missing file is reported, and the rest is backed up', async () => {
  const own = await testApp();
  onTestFinished(own.close);
  await uploads(() => own).upload(await jpeg({ width: 100, height: 80 }));
  await rm(join(own.dataDir, 'files', 'public'), { recursive: true });
  const { problems, files } = await makeBackup(
    { db: own.db, storage: own.app.files.storage },
    join(folder, 'other'),
  );
  expect(problems).toEqual([expect.stringMatching(/^public\/.* is missing$/)]);
  expect(files).toEqual([]);
});

test('an unchanged file is stored once; old backups are thinned out', async () => {
  const own = join(folder, 'thinned');
  const at = (days: number) => new Date(Date.now() - days * 86_400_000);
  const first = await makeBackup(place(), own, at(400));
  const second = await makeBackup(place(), own, at(0));
  const key = second.files[0]?.key ?? '';
  const inode = async (path: string) => (await stat(join(path, 'files', key))).ino;
  expect(await inode(second.path)).toBe(await inode(first.path));
  expect(await thinBackups(own)).toEqual([first.path.split('/').at(-1)]);
  expect(await readdir(own)).toHaveLength(1);
  await restore(await emptyPlace(), second.path);
});

test('thinning retains the last day, then one a day, a week, a month, and always the newest', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const hourly = Array.from({ length: 24 * 400 }, (_, hour) =>
    nameOf(new Date(now.getTime() - hour * 3_600_000)),
  );
  const gone = new Set(expired(hourly, now));
  const retained = hourly.filter((name) => !gone.has(name));
  expect(hourly.slice(0, 25).every((name) => retained.includes(name))).toBe(true);
  expect(retained.length).toBeLessThan(25 + 8 + 5 + 13);
  expect(retained.length).toBeGreaterThan(25 + 6 + 3 + 10);
  expect(expired([nameOf(new Date('2020-01-01T00:00:00Z'))], now)).toEqual([]);
});

test('on a schedule one of all processes makes a backup, and not again before it is due', async () => {
  const own = join(folder, 'scheduled');
  await app.db.delete(backups);
  for (let n = 0; n < 2; n++) {
    const stops = [1, 2].map(() => scheduleBackups(place(), own, 6 * 3_600_000, silent));
    await Promise.all(stops.map((stop) => stop()));
  }
  expect(await backupsIn(own)).toHaveLength(1);
});

const isLong = process.env.LONG === 'yes';
/** A whole proof, as the test above makes one: 20 seconds. */
test.runIf(isLong)(
  'a backup is known as soon as it is made; one whose proof a restart cut off is proven at the next start',
  async () => {
    const own = join(folder, 'cut-off');
    await app.db.delete(backups);
    const { path } = await makeBackup(place(), own);
    expect(await backupFigures(app.db)).toMatchObject({ madeAt: expect.any(Date), provenAt: null });
    // the process was killed, and its lease has run out
    await app.db.delete(backups);
    await app.db.delete(leases);
    const stop = scheduleBackups(place(), own, 6 * 3_600_000, silent);
    onTestFinished(stop);
    await expect
      .poll(() => backupFigures(app.db), { timeout: 60_000 })
      .toMatchObject({ madeAt: expect.any(Date), provenAt: expect.any(Date), damaged: 0 });
    // nothing was due: it is the one that was there
    expect(await backupsIn(own)).toEqual([basename(path)]);
  },
);

test('a restored place does not tell of the backups of another one', async () => {
  const own = join(folder, 'told');
  await makeBackup(place(), own);
  // the second one has the first among its rows
  const { path } = await makeBackup(place(), own, new Date(Date.now() + 1000));
  expect((await backupFigures(app.db)).madeAt).not.toBeNull();
  const target = await emptyPlace();
  await restore(target, path);
  expect(await backupFigures(target.db)).toEqual({ madeAt: null, provenAt: null, damaged: 0 });
});

test('a restore that fails leaves no file behind', async () => {
  const own = join(folder, 'failing');
  const { path } = await makeBackup(place(), own);
  const target = await emptyPlace();
  const manifest = await readBackup(target.storage, path);
  expect(manifest.files.length).toBeGreaterThan(0);
  const dump = join(path, 'database.ndjson.gz');
  const lines = gunzipSync(await readFile(dump))
    .toString()
    .trimEnd()
    .split('\n');
  await writeFile(dump, gzipSync(lines.slice(0, -1).join('\n')));
  await expect(restoreBackup(target, path, manifest)).rejects.toThrow(/ends in the middle/);
  expect(await bytesOf(target.dataDir)).toEqual({});
});
