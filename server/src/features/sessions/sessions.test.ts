import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema.ts';
import { TEST_PASSWORD, testApp, testAppForThisTest } from '../../testing/test-app.ts';
import { sweepSessions } from './index.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const signIn = async (username = 'admin', userAgent = PHONE) =>
  (
    await app.anonymous.post(
      '/auth/login',
      { username, password: TEST_PASSWORD },
      { headers: { 'user-agent': userAgent } },
    )
  ).json().token as string;
const me = async (token: string) => (await app.withToken(token).get('/auth/me')).statusCode;
const sessionsOf = async (token: string) =>
  (await app.withToken(token).get('/account/sessions')).json().items;

describe('a session', () => {
  test('is named after its device and network, and the own one is marked', async () => {
    const token = await signIn('lacasa');
    const [mine] = await sessionsOf(token);
    expect(mine).toMatchObject({ device: 'Chrome, Android', address: '127.0.0.0', isCurrent: true });
    expect(new Date(mine.endsAt).getTime() - Date.now()).toBeGreaterThan(11 * 3600_000);
  });

  test('ends when its user signs out; the others stay', async () => {
    const [first, second] = [await signIn(), await signIn()];
    expect((await app.withToken(first).post('/auth/logout')).statusCode).toBe(204);
    expect([await me(first), await me(second)]).toEqual([401, 200]);
  });

  test('is ended from another device, alone or with all others', async () => {
    const [phone, laptop, tablet] = [await signIn(), await signIn('admin', 'curl/8'), await signIn()];
    const other = (await sessionsOf(laptop)).find((one: { device: string }) => one.device === 'curl');
    expect((await app.withToken(phone).delete(`/account/sessions/${other.id}`)).statusCode).toBe(204);
    expect([await me(phone), await me(laptop), await me(tablet)]).toEqual([200, 401, 200]);
    expect((await app.withToken(phone).delete('/account/sessions')).statusCode).toBe(204);
    expect([await me(phone), await me(tablet)]).toEqual([200, 401]);
  });

  test('of somebody else cannot be ended or seen', async () => {
    const [mine, theirs] = [await signIn('admin'), await signIn('superadmin')];
    const [row] = await sessionsOf(theirs);
    expect((await app.withToken(mine).delete(`/account/sessions/${row.id}`)).statusCode).toBe(404);
    expect(await me(theirs)).toBe(200);
    expect((await sessionsOf(mine)).map(({ id }: { id: string }) => id)).not.toContain(row.id);
  });

  test('does not survive a token that names another user’s session', async () => {
    const [row] = await sessionsOf(await signIn('superadmin'));
    const { id } = (await app.as('ADMIN').get('/auth/me')).json();
    expect(await me(app.app.jwt.sign({ sub: String(id), ver: 1, sid: row.id }))).toBe(401);
    expect(await me(app.app.jwt.sign({ sub: String(id), ver: 1, sid: 'x' }))).toBe(401);
  });
});

test('rows go with a new password, a disabled user and their end', async () => {
  const mine = await testAppForThisTest();
  const superadmin = mine.as('SUPERADMIN');
  const { id } = (await mine.as('ADMIN').get('/auth/me')).json();
  const open = async () => (await mine.db.select().from(sessions).where(eq(sessions.userId, id))).length;
  const enter = (password: string) => mine.anonymous.post('/auth/login', { username: 'admin', password });
  await enter(TEST_PASSWORD);
  await superadmin.patch(`/admin/users/${id}/password`, { password: 'another one' });
  expect(await open()).toBe(0);
  await enter('another one');
  await superadmin.patch(`/admin/users/${id}/status`, { isActive: false });
  expect(await open()).toBe(0);
  await superadmin.patch(`/admin/users/${id}/status`, { isActive: true });
  const { token } = (await enter('another one')).json();
  await mine.db.update(sessions).set({ endsAt: sql`now() - interval '1 second'` });
  expect((await mine.withToken(token).get('/auth/me')).statusCode).toBe(401);
  await sweepSessions(mine.db);
  expect(await open()).toBe(0);
});

test('SESSION_IDLE ends what nobody uses; a use is written at most every few minutes', async () => {
  const mine = await testAppForThisTest({ sessionIdleSeconds: 3600 });
  const enter = async () =>
    (await mine.anonymous.post('/auth/login', { username: 'admin', password: TEST_PASSWORD })).json().token;
  const token = await enter();
  const at = (interval: string) =>
    mine.db.update(sessions).set({ lastUsedAt: sql`now() - ${interval}::interval` });
  const age = async () => {
    const [row] = await mine.db.select().from(sessions);
    return Math.round((Date.now() - (row?.lastUsedAt.getTime() ?? 0)) / 60_000);
  };
  const status = async () => (await mine.withToken(token).get('/auth/me')).statusCode;
  await at('4 minutes');
  expect([await status(), await age()]).toEqual([200, 4]);
  await at('6 minutes');
  expect([await status(), await age()]).toEqual([200, 0]);
  await at('61 minutes');
  expect(await status()).toBe(401);
  // signing in again needs no more than the password
  expect((await mine.withToken(await enter()).get('/auth/me')).statusCode).toBe(200);
});
