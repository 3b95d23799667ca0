import {
  existsSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { startProcess } from '../testing/process.ts';
import { createPGlite } from './embedded.ts';
import { lockFolder } from './lock.ts';
import { startOfProcess } from './process-identity.ts';

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'diyar-lock-'));
  file = join(dataDir, 'db.lock');
  return () => rmSync(dataDir, { recursive: true, force: true });
});

const program = relative(
  process.cwd(),
  fileURLToPath(new URL('../testing/hold-database.ts', import.meta.url)),
);

function hold() {
  const started = startProcess(program, { DATA_DIR: dataDir });
  onTestFinished(() => {
    started.child.kill('SIGKILL');
  });
  return started;
}

/** Unpacks a migrated database: creating one takes many seconds. */
async function fill() {
  const migrated = inject('migratedDatabase');
  if (migrated.kind !== 'embedded') throw new Error('this file is about the embedded database');
  const loadDataDir = await openAsBlob(migrated.snapshot);
  await (await createPGlite({ dataDir: join(dataDir, 'db'), loadDataDir })).close();
}

const isOpen = ({ output }: ReturnType<typeof hold>) =>
  vi.waitFor(() => expect(output()).toBe('open\n'), { timeout: 120_000, interval: 50 });

const lock = () => lockFolder(join(dataDir, 'db'), file);

const leave = (holder: object) => writeFileSync(file, JSON.stringify(holder));

test('a second process is refused with one line; the lock of a killed one is taken over; a stop unlocks', async () => {
  await fill();
  const first = hold();
  await isOpen(first);
  const second = hold();
  expect(await second.exited).toBe(1);
  expect(second.output()).toBe(
    `The database in ${join(dataDir, 'db')} is in use by process ${first.child.pid}: stop it first\n`,
  );
  first.child.kill('SIGKILL');
  await first.exited;
  expect(existsSync(file)).toBe(true);

  const third = hold();
  await isOpen(third);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: third.child.pid });
  third.child.kill('SIGTERM');
  expect(await third.exited).toBe(0);
  expect(readdirSync(dataDir)).toEqual(['db']);
}, 300_000);

test('the same process cannot open it twice', async () => {
  const unlock = await lock();
  await expect(lock()).rejects.toThrow(`is in use by process ${process.pid}: stop it first`);
  unlock();
  (await lock())();
  expect(existsSync(file)).toBe(false);
});

test('a reused process id does not hold the lock', async () => {
  const { host } = await identity();
  leave({ pid: process.ppid, started: 'another time', host });
  (await lock())();
  leave({ pid: process.ppid, started: startOfProcess(process.ppid), host });
  await expect(lock()).rejects.toThrow(`is in use by process ${process.ppid}`);
});

test('a truncated lock file is ignored', async () => {
  writeFileSync(file, '{"pid": 1');
  (await lock())();
  expect(existsSync(file)).toBe(false);
});

test('a process on another host holds the lock while its heartbeat is recent', async () => {
  leave({ pid: 1, started: 'then', host: 'another-host' });
  await expect(lock()).rejects.toThrow('is in use by process 1 on another-host');
  utimesSync(file, new Date(), new Date(Date.now() - 120_000));
  (await lock())();
});

test('of many concurrent takeovers one succeeds', async () => {
  const { host } = await identity();
  leave({ pid: 2 ** 22 + 1, started: 'gone', host });
  const asked = await Promise.allSettled(Array.from({ length: 10 }, lock));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

/** The content of this process's lock. */
async function identity(): Promise<{ host: string }> {
  const unlock = await lock();
  const own = JSON.parse(readFileSync(file, 'utf8'));
  unlock();
  return own;
}
