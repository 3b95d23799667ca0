import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../db/client.ts';
import { jobs, leases } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { leaseHolder, runPeriodically } from './service.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => void (await database.db.delete(leases)));
afterEach(() => vi.useRealTimers());

const log = { warn: () => {} };
/** Simulates elapsed time in the database. */
const pass = (time: string) =>
  database.db.update(leases).set({ until: sql`${leases.until} - ${time}::interval` });

function holder() {
  const opened = leaseHolder(database.db);
  onTestFinished(opened.close);
  return opened;
}

test('of many concurrent holders one gets the lease, until it is released', async () => {
  const holders = Array.from({ length: 6 }, holder);
  const taken = await Promise.all(holders.map((one) => one.take('a')));
  expect(taken.filter(Boolean)).toHaveLength(1);
  const [first, second] = [holders[taken.indexOf(true)], holders[taken.indexOf(false)]];
  expect([await first?.take('a'), await second?.take('a'), await second?.take('b')]).toEqual([
    true,
    false,
    true,
  ]);
  await first?.release('a');
  expect(await second?.take('a')).toBe(true);
  await second?.close();
  expect(await database.db.$count(leases)).toBe(0);
});

test('a live process renews its leases, those of a dead one expire after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [alive, other] = [holder(), holder()];
  await alive.take('a');
  await pass('25 seconds');
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(async () => {
    const [row] = await database.db.select().from(leases);
    expect((row?.until.getTime() ?? 0) - Date.now()).toBeGreaterThan(20_000);
  }, 10_000);
  await pass('20 seconds');
  expect(await other.take('a')).toBe(false);
  await pass('15 seconds');
  expect(await other.take('a')).toBe(true);
});

test('a job runs in one of all processes, and again when it is due', async () => {
  let done = 0;
  const job = { name: 'trash' as const, everyMs: 3_600_000, run: async () => void done++ };
  const start = async () => {
    const stops = [1, 2, 3].map(() => runPeriodically(database.db, job, log));
    await Promise.all(stops.map((stop) => stop()));
  };
  await start();
  expect(done).toBe(1);
  await start();
  expect(done).toBe(1);
  await pass('1 hour');
  await start();
  expect(done).toBe(2);
});

test('a failed job can run again at once', async () => {
  const failing = { name: 'trash' as const, everyMs: 3_600_000, run: () => Promise.reject(new Error('no')) };
  await runPeriodically(database.db, failing, log)();
  const known = async () => (await database.db.select().from(jobs))[0];
  expect(await known()).toMatchObject({ name: 'trash', problem: 'no', failures: 1 });
  await runPeriodically(database.db, failing, log)();
  expect(await known()).toMatchObject({ failures: 2 });
  const run = vi.fn(async () => {});
  await runPeriodically(database.db, { ...failing, run }, log)();
  expect(run).toHaveBeenCalledOnce();
  expect(await known()).toMatchObject({ problem: '', failures: 0, ranAt: expect.any(Date) });
});
