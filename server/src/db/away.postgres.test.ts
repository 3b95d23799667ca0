import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { quiet } from '../testing/test-database.ts';
import type { Database, OnNotify } from './client.ts';
import { isDatabaseUnreachable } from './errors.ts';
import { openPostgres, requireWritable } from './postgres.ts';
import { openPool } from './postgres-pool.ts';
import { users } from './schema.ts';

let server: TestPostgres;
let database: Database;

beforeAll(async () => {
  server = await startPostgres();
  database = await openPostgres({ url: server.url, log: quiet, poolSize: 4 });
});
afterAll(async () => {
  await database.close();
  await server.remove();
});

const failure = (attempt: Promise<unknown>) =>
  attempt.then(
    () => expect.unreachable('it answered'),
    (error: unknown) => error,
  );

test('a lost database does not end the process, is reported, and is used again when it is back', async () => {
  const onNotify = vi.fn<OnNotify>();
  await database.listen('news', onNotify);
  const list = () => database.db.select().from(users);
  // all connections of the pool are open: some idle, one in a transaction
  await Promise.all([list(), list(), list()]);
  const halfway = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const caught = failure(
    database.db.transaction(async (tx) => {
      await tx.insert(users).values({ username: 'halfway', passwordHash: 'x' });
      halfway.resolve();
      await stopped.promise;
      await tx.insert(users).values({ username: 'never', passwordHash: 'x' });
    }),
  );
  await halfway.promise;
  await server.stop();
  stopped.resolve();

  expect(await caught).toSatisfy(isDatabaseUnreachable);
  expect(await failure(list())).toSatisfy(isDatabaseUnreachable);
  expect(await failure(database.ping())).toSatisfy(isDatabaseUnreachable);
  expect(await failure(database.db.transaction((tx) => tx.select().from(users)))).toSatisfy(
    isDatabaseUnreachable,
  );

  await server.start();
  await vi.waitFor(() => database.ping(), { timeout: 10_000 });
  expect(await list()).toEqual([]);

  // listeners are notified that they may have missed something, and receive again
  await vi.waitFor(() => expect(onNotify.mock.calls).toEqual([[null]]), { timeout: 10_000 });
  await database.db.execute(sql`select pg_notify('news', 'back')`);
  await vi.waitFor(() => expect(onNotify.mock.calls).toEqual([[null], ['back']]), 10_000);
});

test('a statement that takes long is not taken for a database that hangs', async () => {
  const { rows } = await database.db.execute<{ done: string }>(
    sql`select 'slept' as done from pg_sleep(2.5)`,
  );
  expect(rows).toEqual([{ done: 'slept' }]);
});

/** Takes ten seconds, after which PostgreSQL ends a transaction in which nobody goes on. */
test.runIf(process.env.LONG)('a process that hangs in a transaction does not hold the others', async () => {
  const stuck = await openPostgres({ url: server.url, log: quiet, poolSize: 1 });
  const held = Promise.withResolvers<void>();
  const never = stuck.db.transaction(async (tx) => {
    await tx.execute(sql`update content_version set version = version + 1`);
    held.resolve();
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    await tx.execute(sql`select 1`);
  });
  never.catch(() => {});
  await held.promise;
  const began = performance.now();
  await database.db.execute(sql`update content_version set version = version + 1`);
  expect(performance.now() - began).toBeLessThan(13_000);
  await never.catch(() => {});
  await stuck.close();
});

test('it can be closed while the database is unreachable', async () => {
  const other = await openPostgres({ url: server.url, log: quiet });
  await other.listen('news', () => {});
  await server.stop();
  await other.close();
  await server.start();
});

test('a database that is read-only is not ready, and writing to it is 503', async () => {
  const url = `${server.url}${server.url.includes('?') ? '&' : '?'}options=-c%20default_transaction_read_only%3Don`;
  const pool = openPool({ url, log: quiet, poolSize: 1 });
  try {
    expect(String(await failure(requireWritable(pool)))).toContain('read-only');
    const write = pool.query("insert into users (username, password_hash) values ('nobody', 'x')");
    expect(await failure(write)).toSatisfy(isDatabaseUnreachable);
  } finally {
    await pool.end();
  }
});
