import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventAction, EventTopic } from '@diyar/contract/rules/events';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { testAppForThisTest } from '../../testing/test-app.ts';
import { announceUnlogged } from '../changes/index.ts';
import { STREAMS_PER_USER_MAX } from './hub.ts';

type App = Awaited<ReturnType<typeof testAppForThisTest>>;

afterEach(() => vi.useRealTimers());

const notify = (tx: Tx, topic: EventTopic, action: EventAction, id: number) =>
  tx.execute(sql`select pg_notify('events', ${JSON.stringify({ topic, id, action })})`);

/** Opens a stream over a real connection and collects the events. */
async function listen(app: App, token: string, path = '/api/admin/events') {
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  // not fetch, which would hold connections of its own open
  const request = get({ port, path, agent: false, headers: { authorization: `Bearer ${token}` } });
  const leave = () => void request.destroy();
  onTestFinished(leave);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  answer.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  answer.on('error', () => {});
  const ended = new Promise((resolve) => answer.once('close', resolve));
  const events = () =>
    [...text.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, name, content]) => [
      name,
      JSON.parse(content ?? ''),
    ]);
  if (answer.statusCode === 200)
    await vi.waitFor(() => expect(events()[0]).toEqual(['ready', { quietMs: expect.any(Number) }]), 5000);
  return { status: answer.statusCode, headers: answer.headers, events, ended, leave, text: () => text };
}

test('events of committed writes arrive, each once; of rolled back ones they do not', async () => {
  const app = await testAppForThisTest();
  const { headers, events } = await listen(app, app.token('ADMIN'));
  expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store, no-transform');
  await app.db
    .transaction(async (tx) => {
      await announceUnlogged(tx, 'messages.sent', { id: 1 });
      throw new Error('undone');
    })
    .catch(() => {});
  await app.db.transaction(async (tx) => {
    await announceUnlogged(tx, 'messages.sent', { id: 2 });
    await announceUnlogged(tx, 'leads.opened', { id: 3 });
    await announceUnlogged(tx, 'messages.sent', { id: 2 });
  });
  await announceUnlogged(app.db, 'messages.answered', {});
  await vi.waitFor(() => expect(events()).toHaveLength(4), 5000);
  expect(events().slice(1)).toEqual([
    ['messages', { topic: 'messages', id: 2, action: 'created' }],
    ['leads', { topic: 'leads', id: 3, action: 'created' }],
    ['messages', { topic: 'messages', id: null, action: 'updated' }],
  ]);
});

test('each role gets the events it may see, at both mounts', async () => {
  const app = await testAppForThisTest();
  const streams = {
    SUPERADMIN: await listen(app, app.token('SUPERADMIN')),
    ADMIN: await listen(app, app.token('ADMIN'), '/admin/events'),
    LACASA: await listen(app, app.token('LACASA')),
  };
  const topics = ['messages', 'sold', 'company', 'projects', 'users', 'lacasa'] as const;
  for (const topic of topics) await app.db.transaction((tx) => notify(tx, topic, 'updated', 4711));
  // the server listens from its start: that its users were created may be told only now
  const heard = (role: keyof typeof streams) =>
    streams[role].events().flatMap(([name, { action }]) => (action === 'updated' ? [name] : []));
  await vi.waitFor(() => expect(heard('SUPERADMIN')).toHaveLength(topics.length), 5000);
  expect(heard('SUPERADMIN')).toEqual(topics);
  await vi.waitFor(() => expect(heard('LACASA')).toEqual(['lacasa']), 5000);
  expect(heard('ADMIN')).toEqual(['messages', 'sold', 'company', 'projects']);
});

test('a stream needs a token, and unknown payloads on the channel are ignored', async () => {
  const app = await testAppForThisTest();
  expect((await app.anonymous.get('/admin/events')).statusCode).toBe(401);
  const { events } = await listen(app, app.token('ADMIN'));
  await app.db.execute(`select pg_notify('events', 'not json'), pg_notify('events', '{"topic":"secrets"}')`);
  await app.db.transaction((tx) => notify(tx, 'sold', 'created', 5));
  await vi.waitFor(() => expect(events()).toHaveLength(2), 5000);
});

test('a heartbeat every 15 s, which also ends the stream of a disabled user', async () => {
  const app = await testAppForThisTest();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const admin = await listen(app, app.token('ADMIN'));
  const lacasa = await listen(app, app.token('LACASA'));
  vi.advanceTimersByTime(14_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(admin.text()).not.toContain(':\n\n');
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(admin.text()).toContain('\n\n:\n\n'), 5000);
  await app.db.update(users).set({ isActive: false }).where(eq(users.username, 'admin'));
  vi.advanceTimersByTime(15_000);
  await admin.ended;
  await app.db.transaction((tx) => notify(tx, 'lacasa', 'updated', 1));
  await vi.waitFor(() => expect(lacasa.events()).toHaveLength(2), 5000);
});

test('a disabled user gets no more events at once', async () => {
  const app = await testAppForThisTest();
  const { ended } = await listen(app, app.token('ADMIN'));
  const [admin] = await app.db.select().from(users).where(eq(users.username, 'admin'));
  await app.as('SUPERADMIN').patch(`/admin/users/${admin?.id}/status`, { isActive: false });
  await ended;
});

test('the stream ends with its token', async () => {
  const app = await testAppForThisTest({ tokenTtlSeconds: 2 });
  const [admin] = await app.db.select().from(users).where(eq(users.username, 'admin'));
  const { ended } = await listen(app, app.app.jwt.sign({ sub: String(admin?.id), ver: 1 }));
  await ended;
});

test('the number of streams per user is bounded, and closed ones are released', async () => {
  const app = await testAppForThisTest();
  const open = [];
  for (let i = 0; i < STREAMS_PER_USER_MAX; i++) open.push(await listen(app, app.token('ADMIN')));
  const refused = await listen(app, app.token('ADMIN'));
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
  expect((await listen(app, app.token('LACASA'))).status).toBe(200);
  open[0]?.leave();
  await vi.waitFor(async () => expect((await listen(app, app.token('ADMIN'))).status).toBe(200), 5000);
});

test('closing the app ends the streams', async () => {
  const app = await testAppForThisTest();
  const { ended } = await listen(app, app.token('ADMIN'));
  await app.app.close();
  await ended;
});
