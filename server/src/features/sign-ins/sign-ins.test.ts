import type { SignIn } from '@diyar/contract/sign-ins';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox, signIns } from '../../db/schema.ts';
import { ONE_PROXY, TEST_PASSWORD, testApp, testAppForThisTest } from '../../testing/test-app.ts';
import { newDeviceMail, sweepSignIns } from './index.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

type App = Awaited<ReturnType<typeof testApp>>;
let app: App;
beforeAll(async () => {
  app = await testApp({ trustProxy: ONE_PROXY });
});
afterAll(() => app.close());

type Try = { username?: string; password?: string; ip?: string; agent?: string; device?: string };
const enter = (
  to: App,
  { username = 'admin', password = TEST_PASSWORD, ip = '203.0.113.7', agent = CHROME, device }: Try,
) =>
  to.anonymous.post(
    '/auth/login',
    { username, password, device },
    { headers: { 'x-forwarded-for': ip, 'user-agent': agent } },
  );
const listed = async (query = ''): Promise<SignIn[]> =>
  (await app.as('SUPERADMIN').get(`/admin/sign-ins?${query}`)).json().items;

describe('the log', () => {
  test('names who came in and who did not, from where and how, newest first', async () => {
    await enter(app, {});
    await enter(app, { password: 'wrong one' });
    await enter(app, { username: 'hunter2!secret' });
    const [unknown, wrong, right] = await listed();
    expect(right).toMatchObject({
      name: 'admin',
      outcome: 'success',
      address: '203.0.113.7',
      device: 'Chrome, Windows',
    });
    expect(wrong).toMatchObject({ name: 'admin', outcome: 'wrongPassword', userId: right?.userId });
    // what nobody is called may be a password in the wrong field
    expect(unknown).toMatchObject({ name: 'hu…', outcome: 'unknownName', userId: null });
    expect(JSON.stringify(await listed())).not.toMatch(/hunter2|wrong one/);
  });

  test('is filtered by words, outcome and days, in pages', async () => {
    await enter(app, { username: 'lacasa', ip: '198.51.100.9', agent: FIREFOX });
    expect((await listed('q=198.51')).map(({ name }) => name)).toEqual(['lacasa']);
    expect((await listed('q=firefox'))[0]?.name).toBe('lacasa');
    expect((await listed('outcome=wrongPassword')).map(({ outcome }) => outcome)).toEqual(['wrongPassword']);
    expect(await listed('to=2020-01-01')).toEqual([]);
    expect(await listed('size=1&page=2')).toHaveLength(1);
  });

  test('addresses are shortened after 30 days, entries go after a year', async () => {
    const mine = await testAppForThisTest({ trustProxy: ONE_PROXY });
    const kept = async (age: string) => {
      await mine.db.delete(signIns);
      await enter(mine, {});
      await mine.db.update(signIns).set({ at: sql`now() - ${age}::interval` });
      await sweepSignIns(mine.db);
      const { items } = (await mine.as('SUPERADMIN').get('/admin/sign-ins')).json();
      return items.map(({ address }: SignIn) => address);
    };
    expect(await kept('29 days')).toEqual(['203.0.113.7']);
    expect(await kept('31 days')).toEqual(['203.0.113.0']);
    expect(await kept('366 days')).toEqual([]);
  });

  test('a try that a rate limit refuses stores nothing', async () => {
    const mine = await testAppForThisTest();
    for (let n = 0; n < 15; n++) await enter(mine, { password: 'wrong one' });
    expect(await mine.db.select().from(signIns)).toHaveLength(10);
  });
});

describe('a device that the user has not used before', () => {
  test('is noted until seen; the first ever, and the same place again, are not', async () => {
    const mine = await testAppForThisTest({ trustProxy: ONE_PROXY });
    const notes = async (token: string) => (await mine.withToken(token).get('/account')).json().newDevices;
    const first = (await enter(mine, {})).json().token;
    await enter(mine, {});
    expect(await notes(first)).toEqual([]);
    await enter(mine, { ip: '198.51.100.9', agent: FIREFOX });
    const [note, ...more] = await notes(first);
    expect(note).toMatchObject({ device: 'Firefox, Linux', address: '198.51.100.9' });
    expect(more).toEqual([]);
    await mine.withToken(first).post('/account/new-devices/seen', { ids: [note.id] });
    expect(await notes(first)).toEqual([]);
  });

  test('is told by mail where the name is an address', async () => {
    const mine = await testAppForThisTest({ trustProxy: ONE_PROXY, publicUrl: 'https://diyar.example' });
    const username = 'rana@diyar.example';
    await mine.as('SUPERADMIN').post('/admin/users', { username, password: TEST_PASSWORD });
    await enter(mine, { username });
    await enter(mine, { username, ip: '198.51.100.9', agent: FIREFOX });
    const [entry, ...more] = await mine.db.select().from(outbox);
    expect([entry?.kind, more]).toEqual(['newDevice', []]);
    const signInId = Number(entry?.payload.signInId);
    const config = { publicUrl: 'https://diyar.example', basePath: '/diyar' };
    const mail = await newDeviceMail(mine.db, signInId, config);
    expect(mail).toMatchObject({ to: username, subject: expect.stringContaining('new device') });
    expect(mail?.text).toContain('Firefox, Linux');
    expect(mail?.text).toContain('https://diyar.example/diyar/admin/account');
    expect(mail?.text).not.toContain('198.51.100.9');
  });
});

describe('a browser on which the user signed in before', () => {
  const deviceOf = async (to: App, request: Try) =>
    String((await enter(to, request)).headers['x-device'] ?? '');

  test('passes the lock of the name, and has ten failures of its own', async () => {
    const mine = await testAppForThisTest({ trustProxy: ONE_PROXY });
    const device = await deviceOf(mine, {});
    expect(device).toMatch(/^[\w-]{43}$/);
    for (let n = 0; n < 10; n++) await enter(mine, { password: 'wrong one', ip: '198.51.100.9' });
    expect((await enter(mine, {})).statusCode).toBe(429);
    const known = await enter(mine, { device });
    expect([known.statusCode, known.headers['x-device']]).toEqual([200, undefined]);
    // coming in does not open the lock for the others
    expect((await enter(mine, { ip: '198.51.100.10' })).statusCode).toBe(429);
    const guesses: number[] = [];
    for (let n = 0; n < 11; n++)
      guesses.push((await enter(mine, { device, password: 'wrong one' })).statusCode);
    expect(guesses).toEqual([...Array(10).fill(401), 429]);
  });

  test('is known for those who used it, and a made-up one for nobody', async () => {
    const mine = await testAppForThisTest({ trustProxy: ONE_PROXY });
    const device = await deviceOf(mine, {});
    for (let n = 0; n < 10; n++)
      await enter(mine, { username: 'lacasa', password: 'wrong one', ip: '198.51.100.9' });
    expect((await enter(mine, { username: 'lacasa', device })).statusCode).toBe(429);
    // two users of one browser keep one token
    expect((await enter(mine, { username: 'superadmin', device })).headers['x-device']).toBeUndefined();
    const chosen = 'A'.repeat(43);
    expect(await deviceOf(mine, { device: chosen })).not.toBe('');
    expect(await deviceOf(mine, { device: chosen })).not.toBe(chosen);
    expect((await enter(mine, { device: 'x'.repeat(1000) })).statusCode).toBe(200);
  });

  test('an address that is refused is refused with it too', async () => {
    const mine = await testAppForThisTest({ trustProxy: ONE_PROXY });
    const device = await deviceOf(mine, {});
    for (let n = 0; n < 30; n++) await enter(mine, { username: `nobody-${n}` });
    expect((await enter(mine, { device })).statusCode).toBe(429);
  });
});
