import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../server/src/db/client.ts';
import { files } from '../server/src/db/schema.ts';
import { dumpDatabase } from '../server/src/features/backup/index.ts';
import { openStorage } from '../server/src/features/files/index.ts';
import { migratedSnapshot, unpackSnapshot } from '../server/src/testing/pglite-snapshot.ts';
import { serverProgram, startProcess } from '../server/src/testing/process.ts';
import { startS3 } from '../server/src/testing/s3.ts';
import { freshPostgresUrl } from '../server/src/testing/test-database.ts';
import { fillDemo } from './fill/index.ts';

const scratch = mkdtempSync(join(tmpdir(), 'diyar-move-test-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** `npm run move-test` moves all of the demo, `npm test` its company, users and the pictures of the first page. */
const isWhole = process.env.WHOLE_DEMO === 'yes';

/** The demo in an embedded database, as `npm start` creates it. */
const from = join(scratch, 'embedded');
beforeAll(async () => {
  mkdirSync(from);
  unpackSnapshot(await migratedSnapshot(), from);
  const database = await openDatabase({ dataDir: from });
  await fillDemo(database, { dataDir: from }, { onlyCompany: !isWhole });
  await database.close();
});

async function move(env: Record<string, string>) {
  const run = startProcess(`${serverProgram('move')} --from ${from}`, env);
  return { code: await run.exited, output: run.output() };
}

async function dumped(options: { databaseUrl?: string; dataDir: string }) {
  const database = await openDatabase(options);
  let text = '';
  await dumpDatabase(database.db, (chunk) => {
    text += chunk;
  });
  const count = await database.db.$count(files);
  await database.close();
  return { text: text.replace(/"at":"[^"]+"/, ''), count };
}

test('the demo moves to PostgreSQL and S3 with every row and byte; a second time is refused', async () => {
  const s3 = await startS3();
  onTestFinished(s3.remove);
  const DATABASE_URL = await freshPostgresUrl();
  const env = {
    ...{ DATABASE_URL, DATA_DIR: join(scratch, 'new'), STORAGE_URL: `s3://${s3.settings.bucket}/demo` },
    ...{ S3_ENDPOINT: s3.settings.endpoint, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
  };
  const moved = await move(env);
  expect(moved.code, moved.output).toBe(0);
  const [, rows, kept] = /Moved and compared: (\d+) rows, (\d+) files/.exec(moved.output) ?? [];
  expect(Number(rows)).toBeGreaterThan(isWhole ? 500 : 40);
  expect(Number(kept)).toBeGreaterThan(isWhole ? 100 : 5);

  // Compared independently of the command's own check.
  const [before, after] = [
    await dumped({ dataDir: from }),
    await dumped({ databaseUrl: `${DATABASE_URL}?options=-c%20TimeZone%3DUTC`, dataDir: from }),
  ];
  expect(after.text === before.text).toBe(true);
  expect(Number(kept)).toBe(before.count);
  const place = { dataDir: join(scratch, 'new'), storage: { ...s3.settings, prefix: 'demo/' } };
  const [old, now] = [openStorage({ dataDir: from }), openStorage(place)];
  let compared = 0;
  for await (const { key } of old.list()) {
    const [a, b] = [await old.localCopy(key), await now.localCopy(key)];
    expect((await readFile(a.path)).equals(await readFile(b.path)), key).toBe(true);
    await b.release();
    compared++;
  }
  expect(compared).toBe(before.count);

  const again = await move(env);
  expect([again.code, again.output]).toEqual([1, expect.stringMatching(/^diyar: the database is not empty/)]);
});

test('a damaged file is found, and nothing to move is said', async () => {
  const storage = openStorage({ dataDir: from });
  const { value } = await storage.list()[Symbol.asyncIterator]().next();
  const { path } = await storage.localCopy(value.key);
  const bytes = await readFile(path);
  onTestFinished(() => writeFile(path, bytes));
  await writeFile(path, Buffer.concat([bytes, Buffer.from('x')]));
  const env = { DATABASE_URL: await freshPostgresUrl(), DATA_DIR: from };
  expect(await move(env)).toEqual({ code: 1, output: `diyar: ${value.key} is damaged\n` });
  const nothing = startProcess(`${serverProgram('move')} --from ${scratch}`, env);
  expect([await nothing.exited, nothing.output()]).toEqual([
    1,
    expect.stringMatching(/no embedded database in/),
  ]);
});
