import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { quiet } from '../testing/test-database.ts';
import type { Database, Heard } from './client.ts';
import { isDatabaseAway } from './errors.ts';
import { openPostgres } from './postgres.ts';
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

test('a database that goes away ends nobody, is known as away, and is used again when it is back', async () => {
  const heard = vi.fn<Heard>();
  await database.listen('news', heard);
  const list = () => database.db.select().from(users);
  // Every connection of the pool is open: some idle, one in a transaction that is busy elsewhere.
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

  expect(await caught).toSatisfy(isDatabaseAway);
  expect(await failure(list())).toSatisfy(isDatabaseAway);
  expect(await failure(database.ping())).toSatisfy(isDatabaseAway);
  expect(await failure(database.db.transaction((tx) => tx.select().from(users)))).toSatisfy(isDatabaseAway);

  await server.start();
  await vi.waitFor(() => database.ping(), { timeout: 10_000 });
  expect(await list()).toEqual([]);

  // Those who listen are told that they may have missed something, and hear again.
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[null]]), { timeout: 10_000 });
  await database.db.execute(sql`select pg_notify('news', 'back')`);
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[null], ['back']]));
});

test('it can be closed while the database is away', async () => {
  const other = await openPostgres({ url: server.url, log: quiet });
  await other.listen('news', () => {});
  await server.stop();
  await other.close();
  await server.start();
});
