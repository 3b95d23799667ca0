import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { throttles, users } from '../../db/schema.ts';
import { ONE_PROXY, TEST_PASSWORD, testApp, testAppForThisTest } from '../../testing/test-app.ts';
import { signingKey } from '../secrets/index.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const signIn = (username: string, password: string) =>
  app.anonymous.post('/api/auth/login', { username, password });
const idOf = async (username: string) => {
  const [row] = await app.db.select().from(users).where(eq(users.username, username));
  return row?.id as number;
};
const newUser = async (username: string, role = 'ADMIN') =>
  (await app.as('SUPERADMIN').post('/admin/users', { username, password: TEST_PASSWORD, role })).json();

describe('sign-in', () => {
  test('a name and its password return a token and the user, at both mounts', async () => {
    for (const mount of ['', '/api']) {
      const answer = await app.anonymous.post(`${mount}/auth/login`, {
        username: 'Admin',
        password: TEST_PASSWORD,
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        token: expect.any(String),
        user: { username: 'admin', role: 'ADMIN' },
      });
      expect(answer.headers['cache-control']).toBe('no-store');
      const me = await app.withToken(answer.json().token).get(`${mount}/auth/me`);
      expect(me.json()).toEqual({
        id: await idOf('admin'),
        username: 'admin',
        fullName: 'ADMIN',
        role: 'ADMIN',
      });
    }
  });

  test('an unknown name and a wrong password get the same response', async () => {
    const [unknown, wrong] = [await signIn('nobody', 'wrong one'), await signIn('admin', 'wrong one')];
    expect([unknown.statusCode, wrong.statusCode]).toEqual([401, 401]);
    expect(unknown.json()).toEqual(wrong.json());
    expect(unknown.json().code).toBe('badCredentials');
  });

  test('for the same work', async () => {
    // not the time, which other programs stretch
    const time = async (name: string) => {
      const before = process.cpuUsage();
      await signIn(name, 'wrong one');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await time('warm-up');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 4; round++) {
      known.push(await time('superadmin'));
      unknown.push(await time(`ghost-${round}`));
    }
    const fastest = (times: number[]) => Math.min(...times);
    // without the decoy hash an unknown name takes about a tenth
    expect(fastest(unknown) / fastest(known)).toBeGreaterThan(0.5);
    expect(fastest(unknown) / fastest(known)).toBeLessThan(2);
  });

  test.each([
    [{}, 'username', 'Username is required', 'اسم المستخدم مطلوب'],
    [{ username: 'admin' }, 'password', 'Password is required', 'كلمة المرور مطلوبة'],
    [{ username: 'admin', password: 'abc' }, 'password', 'Minimum 4 characters', '4 أحرف على الأقل'],
  ])('%j is refused at the field, in both languages', async (body, path, english, arabic) => {
    const en = await app.anonymous.post('/auth/login', body);
    expect(en.statusCode).toBe(422);
    expect(en.json().errors).toContainEqual({ path, message: english });
    const ar = await app.anonymous.post('/auth/login', body, { headers: { 'accept-language': 'ar' } });
    expect(ar.json().errors).toContainEqual({ path, message: arabic });
  });

  test('DELETE and PATCH without a body are fine, whatever the type says', async () => {
    const bare = (method: 'DELETE' | 'PATCH', url: string) =>
      app.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${app.token('SUPERADMIN')}`, 'content-type': 'application/json' },
      });
    expect((await bare('DELETE', '/api/admin/selled/999999')).statusCode).toBe(404);
    expect((await bare('PATCH', '/api/admin/selled/999999')).statusCode).toBe(422);
  });

  test('a body that is not JSON is 400, another type 415', async () => {
    const send = (type: string) =>
      app.app.inject({
        method: 'POST',
        url: '/auth/login',
        payload: '{nope',
        headers: { 'content-type': type },
      });
    expect((await send('application/json')).statusCode).toBe(400);
    expect((await send('text/csv')).statusCode).toBe(415);
  });
});

describe('rate limits', () => {
  test('ten failures for a name, then 429 with Retry-After, whatever X-Forwarded-For says', async () => {
    const mine = await testAppForThisTest();
    const guess = (n: number) =>
      mine.anonymous.post(
        '/auth/login',
        { username: 'ADMIN ', password: 'wrong one' },
        {
          headers: { 'x-forwarded-for': `10.0.0.${n}` },
        },
      );
    const answers = [];
    for (let n = 1; n <= 11; n++) answers.push((await guess(n)).statusCode);
    expect(answers).toEqual([...Array(10).fill(401), 429]);
    const refused = await guess(12);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    const right = await mine.anonymous.post('/auth/login', { username: 'admin', password: TEST_PASSWORD });
    expect(right.statusCode).toBe(429);
  });

  test('an address that is refused locks nobody out, and refused tries store nothing', async () => {
    const mine = await testAppForThisTest({ trustProxy: ONE_PROXY });
    const from = (ip: string, username: string, password = 'wrong one') =>
      mine.anonymous.post('/auth/login', { username, password }, { headers: { 'x-forwarded-for': ip } });
    const attacker = (n: number) => `2001:db8:1:2::${n.toString(16)}`;
    for (let n = 1; n <= 30; n++) await from(attacker(n), `nobody-${n}`);
    const stored = async () =>
      (await mine.db.select().from(throttles)).reduce((sum, { count }) => sum + count, 0);
    const before = await stored();
    // from one /64, thirty tries are all there are
    for (let n = 31; n <= 60; n++) expect((await from(attacker(n), 'admin')).statusCode).toBe(429);
    expect(await stored()).toBe(before);
    expect((await from('10.3.3.3', 'admin', TEST_PASSWORD)).statusCode).toBe(200);
    // a mapped address is the IPv4 address
    for (let n = 1; n <= 15; n++) await from('10.4.4.4', `somebody-${n}`);
    for (let n = 16; n <= 30; n++) await from('::ffff:10.4.4.4', `somebody-${n}`);
    expect((await from('10.4.4.4', 'admin', TEST_PASSWORD)).statusCode).toBe(429);
  });

  test('concurrent attempts are counted too', async () => {
    const mine = await testAppForThisTest();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () =>
        mine.anonymous.post('/auth/login', { username: 'admin', password: 'wrong one' }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
  });

  test('a trusted proxy sets the address; other addresses are not limited', async () => {
    const mine = await testAppForThisTest({ trustProxy: ONE_PROXY });
    const from = (ip: string, n: number) =>
      mine.anonymous.post(
        '/auth/login',
        { username: `name-${n}`, password: 'wrong one' },
        { headers: { 'x-forwarded-for': ip } },
      );
    for (let n = 0; n < 31; n++) await from('10.1.1.1', n);
    expect((await from('10.1.1.1', 99)).statusCode).toBe(429);
    expect((await from('10.2.2.2', 99)).statusCode).toBe(401);
  });

  test('a success does not count against the address', async () => {
    const mine = await testAppForThisTest();
    for (let n = 0; n < 35; n++) {
      const answer = await mine.anonymous.post('/auth/login', { username: 'admin', password: TEST_PASSWORD });
      expect(answer.statusCode).toBe(200);
    }
    const counts = await mine.db.select({ count: throttles.count }).from(throttles);
    expect(counts.every((row) => row.count === 0)).toBe(true);
  }, 60_000);
});

describe('tokens', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const me = async (token: string) => (await app.withToken(token).get('/auth/me')).statusCode;

  test('none, garbage, alg none, another key and no expiry are all 401', async () => {
    const payload = { sub: String(await idOf('admin')), ver: 1 };
    const soon = Math.floor(Date.now() / 1000) + 600;
    const signed = (header: object, body: object, key: string) => {
      const text = `${part(header)}.${part(body)}`;
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    expect((await app.anonymous.get('/auth/me')).statusCode).toBe(401);
    expect(await me('garbage')).toBe(401);
    expect(await me(`${part({ alg: 'none', typ: 'JWT' })}.${part({ ...payload, exp: soon })}.`)).toBe(401);
    expect(await me(signed({ alg: 'HS256', typ: 'JWT' }, { ...payload, exp: soon }, 'another key'))).toBe(
      401,
    );
    const key = await signingKey(app.db, 'token');
    expect(await me(signed({ alg: 'HS256', typ: 'JWT' }, { ...payload, exp: soon }, key))).toBe(200);
    expect(await me(signed({ alg: 'HS256', typ: 'JWT' }, payload, key))).toBe(401);
  });

  test('an expired token has its own error', async () => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: String(await idOf('admin')), ver: 1 };
    const issued = (iat: number) => app.app.jwt.sign(Object.assign({ iat }, claims), { expiresIn: '1h' });
    expect(await me(issued(now - 60))).toBe(200);
    const token = issued(now - 3601);
    const answer = await app.withToken(token).get('/auth/me');
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Session expired']);
  });

  test('only who knows the password is told that an account is disabled', async () => {
    const { id } = await newUser('out-of-office');
    await app.as('SUPERADMIN').patch(`/admin/users/${id}/status`, { isActive: false });
    const [right, wrong] = [
      await signIn('out-of-office', TEST_PASSWORD),
      await signIn('out-of-office', 'wrong'),
    ];
    expect([right.statusCode, right.json().code]).toEqual([403, 'accountDisabled']);
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'badCredentials']);
  });

  test('disabling, deleting, a new password and a new role invalidate tokens for the next call', async () => {
    const superadmin = app.as('SUPERADMIN');
    const enders = {
      disabled: (id: number) => superadmin.patch(`/admin/users/${id}/status`, { isActive: false }),
      deleted: (id: number) => superadmin.delete(`/admin/users/${id}`),
      password: (id: number) => superadmin.patch(`/admin/users/${id}/password`, { password: 'another one' }),
      role: (id: number) => superadmin.patch(`/admin/users/${id}`, { role: 'LACASA' }),
    };
    for (const [name, end] of Object.entries(enders)) {
      const user = await newUser(`ends-${name}`);
      const { token } = (await signIn(`ends-${name}`, TEST_PASSWORD)).json();
      expect(await me(token)).toBe(200);
      expect((await end(user.id)).statusCode).toBeLessThan(300);
      expect(await me(token), name).toBe(401);
    }
  });

  test('a re-created name does not revive the old token, nor does re-activation', async () => {
    const first = await newUser('phoenix');
    const { token } = (await signIn('phoenix', TEST_PASSWORD)).json();
    await app.as('SUPERADMIN').delete(`/admin/users/${first.id}`);
    await newUser('phoenix');
    expect(await me(token)).toBe(401);
    const other = await newUser('sleeper');
    const before = (await signIn('sleeper', TEST_PASSWORD)).json().token;
    for (const isActive of [false, true])
      await app.as('SUPERADMIN').patch(`/admin/users/${other.id}/status`, { isActive });
    expect(await me(before)).toBe(401);
  });
});

test('SIGN_IN_WITH=email has its own messages and minimum', async () => {
  const mine = await testAppForThisTest({ signInWith: 'email' });
  await mine.as('SUPERADMIN').post('/admin/users', { username: 'rana@diyar.example', password: 'secret-6' });
  const login = (body: object) => mine.anonymous.post('/auth/login', body);
  expect((await login({ email: '', password: 'secret-6' })).json().errors[0].message).toBe(
    'Email is required',
  );
  expect((await login({ email: 'rana', password: 'secret-6' })).json().errors[0].message).toBe(
    'Enter a valid email',
  );
  expect((await login({ email: 'rana@diyar.example', password: '12345' })).json().errors[0].message).toBe(
    'Minimum 6 characters',
  );
  expect((await login({ email: 'Rana@diyar.example', password: 'secret-6' })).statusCode).toBe(200);
});
