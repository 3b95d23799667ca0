import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase } from '../testing/test-database.ts';
import type { Database } from './client.ts';
import { contentVersion } from './schema.ts';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const announce = (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`;

test('a notification arrives after the commit, and never after a rollback', async () => {
  const onNotify = vi.fn();
  const stop = await database.listen('orders', onNotify);
  await database.db.transaction(async (tx) => {
    await tx.execute(announce('orders', 'kept'));
    expect(onNotify).not.toHaveBeenCalled();
  });
  await vi.waitFor(() => expect(onNotify.mock.calls).toEqual([['kept']]), 10_000);
  await database.db
    .transaction(async (tx) => {
      await tx.execute(announce('orders', 'taken back'));
      tx.rollback();
    })
    .catch(() => {});
  await database.db.execute(announce('orders', 'ديار'));
  await vi.waitFor(() => expect(onNotify.mock.calls).toEqual([['kept'], ['ديار']]), 10_000);
  await stop();
});

test('each listener receives its own channel, until it stops', async () => {
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  const stops = await Promise.all([
    database.listen('Floors', first),
    database.listen('Floors', second),
    database.listen('floors', other),
  ]);
  await database.db.execute(announce('Floors', '1'));
  await vi.waitFor(() => expect([first.mock.calls, second.mock.calls]).toEqual([[['1']], [['1']]]), 10_000);
  await stops[0]?.();
  await database.db.execute(announce('Floors', '2'));
  await vi.waitFor(() => expect(second.mock.calls).toEqual([['1'], ['2']]), 10_000);
  expect(first).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  await Promise.all(stops.slice(1).map((stop) => stop()));
});

test('the database notifies a new content version', async () => {
  const onNotify = vi.fn();
  const stop = await database.listen('content_version', onNotify);
  const raise = (by: number) =>
    database.db
      .update(contentVersion)
      .set({ version: sql`${contentVersion.version} + ${by}` })
      .where(eq(contentVersion.id, 1));
  await raise(0);
  await raise(1);
  await vi.waitFor(() => expect(onNotify.mock.calls).toEqual([['2']]), 10_000);
  await stop();
});
