import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listeningAt, type Started, startProcess } from './testing/process.ts';
import { emptyPostgresUrl } from './testing/test-database.ts';
import { FIRST, spendADay } from './testing/upgrade/day.ts';
import { git, landedCommit, unpackLanded } from './testing/upgrade/landed.ts';

const scratch = mkdtempSync(join(tmpdir(), 'diyar-upgrade-'));
/** Null in a clone that does not have it; `npm run upgrade-test` then fails, `npm test` says what it left out. */
const landed = landedCommit();
let oldMain: string;
let url: string;
let database: pg.Client;
let old: { origin: string; started: Started };

const start = async (main: string) => {
  const started = startProcess(main, {
    ...{ DATABASE_URL: url, DATA_DIR: join(scratch, 'data'), TRUST_PROXY: '1' },
    PUBLIC_URL: 'http://127.0.0.1',
    ...{ ADMIN_USERNAME: FIRST.username, ADMIN_PASSWORD: FIRST.password },
  });
  return { started, origin: await listeningAt(started) };
};
const startOld = () => start(oldMain);
const stop = async ({ started }: { started: Started }) => {
  started.child.kill('SIGTERM');
  expect(await started.exited, started.output()).toBe(0);
};

beforeAll(async () => {
  if (!landed) return;
  oldMain = unpackLanded(landed, join(scratch, 'landed'));
  url = await emptyPostgresUrl();
  old = await startOld();
  database = new pg.Client({ connectionString: url });
  await database.connect();
});
afterAll(async () => {
  old?.started.child.kill('SIGKILL');
  await database?.end();
  rmSync(scratch, { recursive: true, force: true });
});

let days = 0;
/** Limits count by address, so every day has a visitor of its own. */
const day = (origin: string) => spendADay(origin, String(++days), `203.0.113.${days % 250}`);

/** Days on the running old version, one after the other, until told to stop; what failed in them. */
function traffic() {
  const failed: string[] = [];
  let going = true;
  const done = (async () => {
    while (going) await day(old.origin).catch((error) => failed.push((error as Error).message));
  })();
  onTestFinished(() => {
    going = false;
    return done;
  });
  return {
    failed,
    /** Until another whole day is over. */
    async another() {
      for (const before = days; days < before + 2; ) await sleep(20);
    },
    async end() {
      going = false;
      await done;
    },
  };
}

const tables = async () => {
  const { rows } = await database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
};

describe.skipIf(landed === null)('the landed version', () => {
  test('migrations that have landed are as they were', () => {
    const changed = git('diff', '--name-status', String(landed), '--', 'server/drizzle/*.sql');
    expect(changed.split('\n').filter((line) => line && !line.startsWith('A'))).toEqual([]);
  });

  test('goes on while this one migrates under it and serves beside it, and starts anew after', async () => {
    const running = traffic();
    await running.another();
    // As an upgrade does it: the first new process migrates at its start.
    const fresh = await start('server/src/main.ts');
    onTestFinished(() => void fresh.started.child.kill('SIGKILL'));
    await running.another();
    await day(fresh.origin);
    await running.end();
    expect(running.failed).toEqual([]);
    // Back again: the old version on the new tables.
    await stop(fresh);
    const again = await startOld();
    onTestFinished(() => void again.started.child.kill('SIGKILL'));
    await day(again.origin);
    await stop(again);
  });

  test('what a migration may add to any table harms it nothing', async () => {
    const running = traffic();
    for (const name of await tables()) {
      await database.query(`alter table "${name}" add column later text default 'new' not null`);
      await database.query(`create index on "${name}" (later)`);
    }
    await running.another();
    await running.end();
    expect(running.failed).toEqual([]);
  });

  test.each([
    [
      'a renamed column',
      'alter table messages rename column phone to mobile',
      'alter table messages rename column mobile to phone',
    ],
    [
      'a column that must be filled',
      "alter table sold add column must text default '' not null; alter table sold alter column must drop default",
      'alter table sold drop column must',
    ],
    ['a table that is gone', 'alter table throttles rename to gone', 'alter table gone rename to throttles'],
  ])('%s is found', async (_what, breaks, mends) => {
    await database.query(breaks);
    await expect(day(old.origin)).rejects.toThrow(/ answered 500: /);
    await database.query(mends);
    await day(old.origin);
  });
});
