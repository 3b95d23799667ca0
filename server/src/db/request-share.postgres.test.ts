import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { database as databasePlugin } from '../plugins/database.ts';
import { testApp } from '../testing/test-app.ts';

const POOL = 10;
/** What one request has of it. */
const PART = 4;

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({}, undefined, undefined, POOL);
});
afterAll(() => app.close());

/** Nobody reads these until `work` is over; who is signed in can still be read. */
const locked = (work: () => Promise<void>) =>
  app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table persons, units, deals, deal_units, entries, cheques, papers, leads, messages,
      projects, viewings, quotes, company, message_counts in access exclusive mode`);
    await work();
  });

test.each(['/admin/find?q=samer', '/admin/today', '/admin/dashboard'])(
  'while %s waits for the database, others are served',
  async (path) => {
    const superadmin = app.as('SUPERADMIN');
    let waiting: Promise<{ statusCode: number }> | undefined;
    await locked(async () => {
      waiting = superadmin.get(path);
      // the one of this test beside those of the request
      await expect.poll(() => app.database.pool().busy, { timeout: 10_000 }).toBeGreaterThanOrEqual(PART + 1);
      const served = await superadmin.get('/account/sessions');
      expect(served.statusCode).toBe(200);
      expect(app.database.pool()).toMatchObject({ busy: PART + 1, waiting: 0 });
    });
    expect((await waiting)?.statusCode).toBe(200);
  },
);

test('a request with a body has its part too', async () => {
  const server = Fastify();
  onTestFinished(() => server.close());
  await server.register(databasePlugin, { database: app.database });
  let most = 0;
  server.post('/', async () => {
    const asked = Array.from({ length: 3 * POOL }, async () => {
      await app.db.execute(sql`select pg_sleep(0.01)`);
      const { busy, waiting } = app.database.pool();
      most = Math.max(most, busy + waiting);
    });
    await Promise.all(asked);
    return {};
  });
  const address = await server.listen({ port: 0 });
  const body = JSON.stringify({ some: 'body'.repeat(50_000) });
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(200);
  expect(most).toBeLessThanOrEqual(PART);
  expect(app.database.pool()).toMatchObject({ busy: 0, waiting: 0 });
});
