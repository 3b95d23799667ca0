import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { TEST_PASSWORD, type TestApp, testAppForThisTest } from '../../testing/test-app.ts';

const STRICT = { min: 8, refuseCommon: true, changeGiven: true };

const login = async (app: TestApp, password: string, username = 'admin') =>
  (await app.anonymous.post('/auth/login', { username, password })).json().token as string;
const status = async (app: TestApp, token: string) => (await app.withToken(token).get('/auth/me')).statusCode;

describe('the own password', () => {
  test('is changed with the current one; every other session ends', async () => {
    const app = await testAppForThisTest();
    const [here, there] = [await login(app, TEST_PASSWORD), await login(app, TEST_PASSWORD)];
    const me = app.withToken(here);
    const wrong = await me.post('/account/password', { current: 'wrong one', password: 'new words' });
    expect([wrong.statusCode, wrong.json().errors[0]]).toEqual([
      422,
      { path: 'current', message: 'This is not your current password.' },
    ]);
    const { token } = (
      await me.post('/account/password', { current: TEST_PASSWORD, password: 'new words' })
    ).json();
    expect([await status(app, token), await status(app, here), await status(app, there)]).toEqual([
      200, 401, 401,
    ]);
    expect(await login(app, TEST_PASSWORD)).toBeUndefined();
    expect(await login(app, 'new words')).toEqual(expect.any(String));
    const { passwordChangedAt } = (await app.withToken(token).get('/account')).json();
    expect(Date.now() - new Date(passwordChangedAt).getTime()).toBeLessThan(60_000);
  });

  test('cannot be guessed by whoever finds an open page', async () => {
    const app = await testAppForThisTest();
    const me = app.withToken(await login(app, TEST_PASSWORD));
    for (let n = 0; n < 10; n++)
      await me.post('/account/password', { current: 'wrong one', password: 'new words' });
    const refused = await me.post('/account/password', { current: TEST_PASSWORD, password: 'new words' });
    expect(refused.statusCode).toBe(429);
  });
});

describe('in production', () => {
  test.each([
    ['short 7', 'Password must be at least 8 characters'],
    ['Football', 'It is on the list of common passwords. Choose another.'],
    ['Diyar-2026!', 'It is on the list of common passwords. Choose another.'],
    ['QWERTYUIOP', 'It is on the list of common passwords. Choose another.'],
  ])('%j is refused, whoever sets it', async (password, message) => {
    const app = await testAppForThisTest({ passwords: STRICT });
    const superadmin = app.as('SUPERADMIN');
    const { id } = (await app.as('ADMIN').get('/auth/me')).json();
    const answers = [
      await app.withToken(await login(app, TEST_PASSWORD)).post('/account/password', {
        current: TEST_PASSWORD,
        password,
      }),
      await superadmin.post('/admin/users', { username: 'new', password }),
      await superadmin.patch(`/admin/users/${id}/password`, { password }),
    ];
    for (const answer of answers) expect(answer.json().errors).toEqual([{ path: 'password', message }]);
  });

  test('nobody is called as their password', async () => {
    const app = await testAppForThisTest({ passwords: STRICT });
    const answer = await app
      .as('SUPERADMIN')
      .post('/admin/users', { username: 'rana.odeh', password: 'Rana.Odeh' });
    expect(answer.json().errors[0].message).toBe('The password must not be your username.');
  });

  test('a password that somebody else has set is changed before anything else', async () => {
    const app = await testAppForThisTest({ passwords: STRICT });
    await app.as('SUPERADMIN').post('/admin/users', { username: 'hala', password: 'given words' });
    const me = app.withToken(await login(app, 'given words', 'hala'));
    expect((await me.get('/auth/me')).json().setupStep).toBe('password');
    const refused = await me.get('/admin/messages');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'passwordChangeNeeded']);
    const { token } = (
      await me.post('/account/password', { current: 'given words', password: 'my own words' })
    ).json();
    expect((await app.withToken(token).get('/auth/me')).json()).not.toHaveProperty('setupStep');
    expect((await app.withToken(token).get('/admin/messages')).statusCode).toBe(200);
  });
});

test('the demo has none of this, and each rule has its setting', () => {
  const policy = (env: NodeJS.ProcessEnv, mode: 'demo' | 'serve') =>
    loadConfig({ DATABASE_URL: 'postgres://x', PUBLIC_URL: 'https://x.example', ...env }, mode).passwords;
  expect(policy({}, 'demo')).toEqual({ min: 4, refuseCommon: false, changeGiven: false });
  expect(policy({}, 'serve')).toEqual(STRICT);
  const settings = { PASSWORD_MIN: '12', REFUSE_COMMON_PASSWORDS: 'no', CHANGE_GIVEN_PASSWORDS: 'no' };
  expect(policy(settings, 'serve')).toEqual({ min: 12, refuseCommon: false, changeGiven: false });
  const first = { ADMIN_USERNAME: 'rana', ADMIN_PASSWORD: 'short' };
  expect(() => policy(first, 'serve')).toThrow('ADMIN_PASSWORD needs at least 8 characters');
  expect(() => policy({ REQUIRE_SECOND_FACTOR: 'KING' }, 'serve')).toThrow(/SUPERADMIN, ADMIN/);
});
