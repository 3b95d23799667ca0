import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { ONE_PROXY, testAppForThisTest } from '../testing/test-app.ts';

type Line = { reqId?: string; msg: string; level: number };

/** A second app on the database of a testApp, whose log is captured. */
async function logged(trustProxy?: typeof ONE_PROXY) {
  const { database, dataDir, storage, token } = await testAppForThisTest();
  const config = { ...loadConfig({ LOG_LEVEL: 'debug' }, 'test'), dataDir, storage, trustProxy };
  const text: string[] = [];
  const app = await buildApp({ config, database, logTo: { write: (line) => void text.push(line) } });
  app.get('/broken', { config: { access: 'public' } }, () =>
    database.db.execute(sql`select ${'hidden-value'}::int`),
  );
  // as a page that fails
  app.get('/diyar/*', { config: { access: 'public' } }, (request) => {
    throw new Error(`No route matches URL "${request.url}"`);
  });
  await app.ready();
  return {
    app,
    database,
    bearer: { authorization: `Bearer ${token('ADMIN')}` },
    text: () => text.join(''),
    lines: () => text.map((line) => JSON.parse(line) as Line),
  };
}

test('logs contain no personal data: no names, numbers, searches, addresses, tokens or passwords', async () => {
  const { app, bearer, text, lines } = await logged();
  const remoteAddress = '198.51.100.77';
  const visitor = {
    name: 'Salma Private',
    phone: '0791234567',
    email: 'salma@example.com',
    message: 'Whisper',
  };
  await app.inject({ method: 'POST', url: '/api/public/messages', payload: visitor, remoteAddress });
  const login = { username: 'someone-private', password: 'pass-private' };
  await app.inject({ method: 'POST', url: '/api/auth/login', payload: login, remoteAddress });
  await app.inject({ url: '/api/admin/messages?q=Salma%20Private', headers: bearer, remoteAddress });
  await app.inject({ url: '/private-files/1?expires=1&signature=sig-private', remoteAddress });
  const broken = await app.inject({ url: '/broken', remoteAddress });
  expect(broken.statusCode).toBe(500);
  await app.close();
  expect(lines().some(({ level }) => level === 50)).toBe(true);
  for (const secret of [
    ...Object.values(visitor),
    ...Object.values(login),
    ...[remoteAddress, 'Salma', 'sig-private', 'hidden-value', bearer.authorization.slice(7)],
  ])
    expect(text()).not.toContain(secret);
});

test('polls of /readyz are in the log only where they fail; a database that hangs is not ready', async () => {
  const { app, database, lines } = await logged();
  for (const url of ['/readyz', '/healthz']) expect((await app.inject({ url })).statusCode).toBe(200);
  expect(lines().filter(({ reqId }) => reqId)).toEqual([]);
  vi.spyOn(database, 'ping').mockReturnValue(new Promise(() => {}));
  await new Promise((resolve) => setTimeout(resolve, 1_001));
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  await app.close();
});

test('a secret address is in no line, at any level, in any spelling, and not in an error', async () => {
  const { app, text, lines } = await logged();
  const token = 'YR_Nal7T9s2-secretsecretsecret01';
  const half = token.slice(8);
  const paths = [
    ...['quote', 'preview', 'my'].map((page) => `/diyar/${page}/${token}`),
    `/diyar/quote/${token}.data?_routes=x`,
    `/diyar/QUOTE//${token}`,
    `/diyar/%71uote/%59${token.slice(1)}`,
    ...['quotes/T', 'calendars/T/viewings.ics', 'viewings/T/viewing.ics'].flatMap((path) =>
      ['/api/', '/'].map((prefix) => prefix + path.replace('T', token)),
    ),
  ];
  for (const url of paths) await app.inject({ url });
  await app.inject({ url: '/api/admin/quotes/1234567' });
  await app.close();
  expect(lines().filter(({ level }) => level === 50).length).toBeGreaterThanOrEqual(6);
  expect(text()).not.toContain(half);
  expect(text()).toContain('/api/calendars/***/viewings.ics');
  expect(text()).toContain('/api/admin/quotes/1234567');
});

test('every log line of a request has its id, and so has the response', async () => {
  const { app, lines } = await logged();
  const answers = [await app.inject('/api/places'), await app.inject('/api/company')];
  const ids = answers.map(({ headers }) => String(headers['x-request-id']));
  expect(new Set(ids).size).toBe(2);
  // the line about a failure too, which is the one that is looked at
  await app.inject('/broken?q=private');
  const failure = lines().find(({ msg }) => msg === 'request failed');
  expect(failure).toMatchObject({ method: 'GET', path: '/broken' });
  for (const id of ids) expect(lines().filter(({ reqId }) => reqId === id).length).toBeGreaterThanOrEqual(2);
  await app.close();
});

test('a request id is taken from a trusted proxy only', async () => {
  const headers = { 'x-request-id': 'from-the-proxy-1' };
  const alone = await logged();
  expect((await alone.app.inject({ url: '/healthz', headers })).headers['x-request-id']).not.toBe(
    'from-the-proxy-1',
  );
  const behind = await logged(ONE_PROXY);
  expect((await behind.app.inject({ url: '/healthz', headers })).headers['x-request-id']).toBe(
    'from-the-proxy-1',
  );
  const odd = { 'x-request-id': 'a b"<script>' };
  expect((await behind.app.inject({ url: '/healthz', headers: odd })).headers['x-request-id']).toMatch(
    /^[\w-]{36}$/,
  );
  await Promise.all([alone.app.close(), behind.app.close()]);
});
