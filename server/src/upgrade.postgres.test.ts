import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listeningAt, type Started, serverProgram, startProcess } from './testing/process.ts';
import { emptyPostgresUrl } from './testing/test-database.ts';
import { FIRST, signedIn, spendADay } from './testing/upgrade/day.ts';
import { git, releasedCommit, unpackReleased } from './testing/upgrade/released.ts';

const scratch = mkdtempSync(join(tmpdir(), 'diyar-upgrade-'));
/** Null in a clone without it; `npm run upgrade-test` then fails, `npm test` reports that the test was skipped. */
const released = releasedCommit();
/**
 * `npm run upgrade-test` and `npm run test:long` run that version, which has to be built first. `npm test` looks at its
 * migrations: that new ones only add is the rule of db/safe-migrations.pglite.test.ts, and that a database of an earlier
 * version comes over whole the test of demo/migration.postgres.test.ts.
 */
const isRun = process.env.RELEASED_VERSION === 'required' || process.env.LONG === 'yes';
let oldMain: string;
let url: string;
let database: pg.Client;
let old: { origin: string; started: Started };

const start = async (main: string) => {
  const started = startProcess(main, {
    ...{ DATABASE_URL: url, DATA_DIR: join(scratch, 'data'), TRUST_PROXY: '1' },
    PUBLIC_URL: 'http://127.0.0.1',
    ...{ ADMIN_USERNAME: FIRST.username, ADMIN_PASSWORD: FIRST.password, CHANGE_GIVEN_PASSWORDS: 'no' },
  });
  return { started, origin: await listeningAt(started) };
};
const startOld = () => start(oldMain);
const stop = async ({ started }: { started: Started }) => {
  started.child.kill('SIGTERM');
  expect(await started.exited, started.output()).toBe(0);
};

beforeAll(async () => {
  if (!released || !isRun) return;
  oldMain = unpackReleased(released, join(scratch, 'released'));
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
/** Rate limits count by address, so every day has its own. */
const day = (origin: string) => spendADay(origin, String(++days), `203.0.113.${days % 250}`);

/** Traffic on the running old version, until it is ended; with the failures. */
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
    /** Resolves when another whole day has passed. */
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

/** What must look the same after the upgrade: without fields that are new, and links, which are signed each time. */
async function recordsOf(origin: string) {
  const who = await signedIn(origin);
  const { items: floors } = await who.json('GET', '/api/lacasa/floors', 200);
  const apartments = floors.flatMap((floor: { apartments: object[] }) => floor.apartments);
  const { items: sold } = await who.json('GET', '/api/admin/selled?size=100', 200);
  const DIFFERS = ['contractFileUrl'];
  const plain = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !DIFFERS.includes(name)));
  return {
    apartments: apartments.map(plain),
    reserved: apartments.filter(({ reserved }: { reserved: boolean }) => reserved).map(plain),
    sold: sold.map(plain),
  };
}

test.skipIf(released === null)('the released version has the same migrations, none of them edited', () => {
  const changed = git('diff', '--name-status', String(released), '--', 'server/drizzle/*.sql');
  expect(changed.split('\n').filter((line) => line && !line.startsWith('A'))).toEqual([]);
});

describe.skipIf(released === null || !isRun)('the released version', () => {
  test('keeps working with any column or index that a migration adds', async () => {
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
      "alter table deals add column must text default '' not null; alter table deals alter column must drop default",
      'alter table deals drop column must',
    ],
    ['a table that is gone', 'alter table throttles rename to gone', 'alter table gone rename to throttles'],
  ])('does not work with %s', async (_what, breaks, mends) => {
    await database.query(breaks);
    await expect(day(old.origin)).rejects.toThrow(/ answered 500: /);
    await database.query(mends);
    await day(old.origin);
  });

  test('stops, and this one finds everything it left: apartments, reservations and sold records by their numbers', async () => {
    await day(old.origin);
    const before = await recordsOf(old.origin);
    expect(before.reserved.length).toBeGreaterThan(0);
    expect(before.sold.length).toBeGreaterThan(0);
    await stop(old);
    // As an upgrade does it: the first new process migrates at its start, two may start at once.
    const [fresh, second] = await Promise.all([start(serverProgram('serve')), start(serverProgram('serve'))]);
    onTestFinished(() => void [fresh, second].map(({ started }) => started.child.kill('SIGKILL')));
    expect(await recordsOf(fresh.origin)).toEqual(before);
    await day(fresh.origin);
    await day(second.origin);
    await stop(fresh);
    await stop(second);
  });

  test('runs again on the tables of this one, where a role that it does not know has no rights', async () => {
    const fresh = await start(serverProgram('serve'));
    onTestFinished(() => void fresh.started.child.kill('SIGKILL'));
    const { call, json } = await signedIn(fresh.origin);
    const user = { username: 'tareq', password: 'three plain words', role: 'SALES' };
    const { id } = await json('POST', '/api/admin/users', 201, { body: user });
    const back = await startOld();
    onTestFinished(() => void back.started.child.kill('SIGKILL'));
    const entered = await fetch(`${back.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(user),
    });
    // its answer has no word for the role: nobody even signs in with it
    expect(entered.ok).toBe(false);
    // nor does its list of users: it works again when nobody has such a role
    await call('DELETE', `/api/admin/users/${id}`, 204);
    await day(back.origin);
    await stop(back);
    await stop(fresh);
  });
});
