import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { factors, recoveryCodes, sessions, signIns } from '../../db/schema.ts';
import { TEST_PASSWORD, type TestApp, testAppForThisTest } from '../../testing/test-app.ts';

const NIL = '00000000-0000-4000-8000-000000000000';

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

const login = (app: TestApp, username = 'admin') =>
  app.anonymous.post('/auth/login', { username, password: TEST_PASSWORD });
const show = (app: TestApp, ticket: string, code: string) =>
  app.anonymous.post('/auth/second-factor', { ticket, code });
const begin = async (app: TestApp, username?: string) =>
  (await login(app, username)).json().secondFactor.ticket as string;

/** A signed-in user with an authenticator app, whose first code was used a minute ago. */
async function withApp(app: TestApp, username = 'admin') {
  const me = app.withToken((await login(app, username)).json().token);
  const { ticket, secret, uri } = (await me.post('/account/factors/app')).json();
  const { codes } = (await me.post('/account/factors/app/confirm', { ticket, code: codeOf(secret) })).json();
  // not with a code of earlier, which is too old where a step ends meanwhile
  await app.db.update(factors).set({ lastStep: sql`${factors.lastStep} - 2` });
  return { me, secret: secret as string, uri: uri as string, codes: codes as string[] };
}

describe('an authenticator app', () => {
  test('is set up with its first code; a wrong one is refused at the field', async () => {
    const app = await testAppForThisTest();
    const me = app.withToken((await login(app)).json().token);
    const { ticket, secret, uri } = (await me.post('/account/factors/app')).json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Diyar:admin\?/);
    const wrong = await me.post('/account/factors/app/confirm', { ticket, code: '000000' });
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'code']);
    expect(await app.db.select().from(factors)).toEqual([]);
    const right = await me.post('/account/factors/app/confirm', { ticket, code: codeOf(secret) });
    expect(right.json().codes).toHaveLength(10);
    expect((await me.get('/account/factors')).json()).toMatchObject({
      app: { lastUsedAt: null },
      passkeys: [],
      recoveryCodesLeft: 10,
    });
    // neither the secret nor the codes can be read from the tables
    const stored = JSON.stringify([
      await app.db.select().from(factors),
      await app.db.select().from(recoveryCodes),
    ]);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(right.json().codes[0]);
  });

  test('is asked for after the password; its code is taken once', async () => {
    const app = await testAppForThisTest();
    const { secret } = await withApp(app);
    const answer = (await login(app)).json();
    expect(answer).toEqual({ secondFactor: { ticket: expect.any(String), hasApp: true, passkey: null } });
    const code = codeOf(secret);
    const entered = await show(app, answer.secondFactor.ticket, code);
    expect([entered.statusCode, entered.json().user.username]).toEqual([200, 'admin']);
    expect((await app.withToken(entered.json().token).get('/auth/me')).statusCode).toBe(200);
    // neither the ticket nor the code works again
    expect((await show(app, answer.secondFactor.ticket, codeOf(secret, 1))).json().code).toBe('stepExpired');
    const again = await show(app, await begin(app), code);
    expect([again.statusCode, again.json().code]).toEqual([401, 'wrongCode']);
    const [wrong] = (await app.db.select().from(signIns)).filter(({ outcome }) => outcome === 'wrongCode');
    expect(wrong?.name).toBe('admin');
  });

  test('two sign-ins at once with one code: one comes in', async () => {
    const app = await testAppForThisTest();
    const { secret } = await withApp(app);
    const tickets = [await begin(app), await begin(app)];
    const code = codeOf(secret);
    const answers = await Promise.all(tickets.map((ticket) => show(app, ticket, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('five wrong codes lock it, also for the right one, and nobody else', async () => {
    const app = await testAppForThisTest();
    const { secret } = await withApp(app);
    const ticket = await begin(app);
    for (let n = 0; n < 5; n++) expect((await show(app, ticket, '000000')).statusCode).toBe(401);
    expect((await show(app, ticket, codeOf(secret))).statusCode).toBe(429);
    expect((await login(app, 'lacasa')).json().token).toEqual(expect.any(String));
  });

  test('a ticket is no token, and a made-up one is nothing', async () => {
    const app = await testAppForThisTest();
    await withApp(app);
    expect((await app.withToken(await begin(app)).get('/auth/me')).statusCode).toBe(401);
    expect((await show(app, NIL, '000000')).json().code).toBe('stepExpired');
  });

  test('a user who is disabled between the steps does not come in', async () => {
    const app = await testAppForThisTest();
    const { secret } = await withApp(app);
    const ticket = await begin(app);
    const { id } = (await app.as('ADMIN').get('/auth/me')).json();
    await app.as('SUPERADMIN').patch(`/admin/users/${id}/status`, { isActive: false });
    expect((await show(app, ticket, codeOf(secret))).json().code).toBe('accountDisabled');
  });
});

describe('recovery codes', () => {
  test('each works once, however it is typed; new ones replace the old', async () => {
    const app = await testAppForThisTest();
    const { me, codes } = await withApp(app);
    const [first = '', second = ''] = codes;
    expect(
      (await show(app, await begin(app), ` ${first.toLowerCase().replaceAll('-', ' ')}`)).statusCode,
    ).toBe(200);
    expect((await show(app, await begin(app), first)).statusCode).toBe(401);
    expect((await me.get('/account/factors')).json().recoveryCodesLeft).toBe(9);
    const fresh = (await me.post('/account/factors/recovery-codes')).json().codes;
    expect((await show(app, await begin(app), second)).statusCode).toBe(401);
    expect((await show(app, await begin(app), fresh[0])).statusCode).toBe(200);
  });

  test('of one user do not work for another', async () => {
    const app = await testAppForThisTest();
    const { codes } = await withApp(app);
    await withApp(app, 'lacasa');
    expect((await show(app, await begin(app, 'lacasa'), codes[0] ?? '')).statusCode).toBe(401);
  });
});

describe('a lost factor', () => {
  test('is reset by SUPERADMIN, who sees who has one; sessions end', async () => {
    const app = await testAppForThisTest();
    const { me } = await withApp(app);
    const superadmin = app.as('SUPERADMIN');
    const { items } = (await superadmin.get('/admin/users')).json();
    const protectedUsers = items.filter((user: { hasSecondFactor: boolean }) => user.hasSecondFactor);
    expect(protectedUsers.map(({ username }: { username: string }) => username)).toEqual(['admin']);
    expect((await superadmin.delete(`/admin/users/${protectedUsers[0].id}/factors`)).statusCode).toBe(204);
    expect((await me.get('/auth/me')).statusCode).toBe(401);
    expect((await login(app)).json().token).toEqual(expect.any(String));
    expect(await app.db.select().from(recoveryCodes)).toEqual([]);
    const [entry] = (await superadmin.get('/admin/audit?entity=user')).json().items;
    expect(entry).toMatchObject({ action: 'users.factorReset', actorName: 'superadmin' });
  });

  test('of oneself is not reset that way', async () => {
    const app = await testAppForThisTest();
    const { me } = await withApp(app, 'superadmin');
    const { id } = (await me.get('/auth/me')).json();
    const refused = await me.delete(`/admin/users/${id}/factors`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ownFactorElsewhere']);
    expect((await me.get('/account/factors')).json().app).not.toBeNull();
  });
});

describe('a factor is shown before it goes', () => {
  /** As the dialog of the back office does it. */
  const ask = async (me: Awaited<ReturnType<typeof withApp>>['me'], factor: string | number) =>
    (await me.post('/auth/confirm/options', { factor })).json();

  test('the password alone removes, replaces and renews nothing', async () => {
    const app = await testAppForThisTest();
    await withApp(app);
    // somebody who has the password, and a token from before the app was set up
    const { id } = (await app.as('ADMIN').get('/auth/me')).json();
    const [session] = await app.db
      .insert(sessions)
      .values({ userId: id, device: '', address: '', endsAt: new Date(Date.now() + 3_600_000) })
      .returning();
    const thief = app.withToken(app.app.jwt.sign({ sub: String(id), ver: 1, sid: session?.id as string }));
    expect((await thief.post('/auth/confirm', { password: TEST_PASSWORD })).statusCode).toBe(204);
    const tried = [
      [await thief.delete('/account/factors/app'), 'app'],
      [await thief.post('/account/factors/app'), 'app'],
      [await thief.post('/account/factors/recovery-codes'), 'any'],
      [await thief.post('/account/factors/passkeys/options'), 'any'],
    ] as const;
    for (const [answer, factor] of tried)
      expect(answer.json()).toMatchObject({ code: 'factorNeeded', factor });
    expect((await thief.get('/account/factors')).json()).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await app.db.select().from(factors)).toHaveLength(1);
  });

  test('its code removes it, with the recovery codes; a wrong one is refused at the field', async () => {
    const app = await testAppForThisTest();
    const { me, secret } = await withApp(app);
    // setting it up, or signing in with it, is not yet being asked
    expect((await me.delete('/account/factors/app')).json().code).toBe('factorNeeded');
    const { ticket, hasApp, passkey } = await ask(me, 'app');
    expect([hasApp, passkey]).toEqual([true, null]);
    const wrong = await me.post('/auth/confirm', { ticket, code: '000000' });
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'code']);
    expect((await me.delete('/account/factors/app')).statusCode).toBe(403);
    expect((await me.post('/auth/confirm', { ticket, code: codeOf(secret) })).statusCode).toBe(204);
    expect((await me.delete('/account/factors/app')).statusCode).toBe(204);
    expect((await me.delete('/account/factors/app')).statusCode).toBe(404);
    expect(await app.db.select().from(recoveryCodes)).toEqual([]);
    expect((await login(app)).json().token).toEqual(expect.any(String));
  });

  test('one does not stand for another, a recovery code for each, once', async () => {
    const app = await testAppForThisTest();
    const { me, secret, codes } = await withApp(app);
    const { id } = (await me.get('/auth/me')).json();
    const [key] = await app.db
      .insert(factors)
      .values({ userId: id, kind: 'passkey', name: 'Lost', credentialId: 'abc', publicKey: 'abc' })
      .returning();
    const path = `/account/factors/passkeys/${key?.id}`;
    const first = await ask(me, 'any');
    await me.post('/auth/confirm', { ticket: first.ticket, code: codeOf(secret) });
    expect((await me.delete(path)).json()).toMatchObject({ code: 'factorNeeded', factor: key?.id });
    const second = await ask(me, key?.id ?? 0);
    expect(second.hasApp).toBe(false);
    const byApp = await me.post('/auth/confirm', { ticket: second.ticket, code: codeOf(secret, 1) });
    expect(byApp.statusCode).toBe(422);
    expect((await me.post('/auth/confirm', { ticket: second.ticket, code: codes[0] })).statusCode).toBe(204);
    expect((await me.delete(path)).statusCode).toBe(204);
    expect((await me.delete('/account/factors/app')).json().code).toBe('factorNeeded');
  });

  test('it also stands for the password where that is asked again; five wrong codes lock it', async () => {
    const app = await testAppForThisTest({ askAgainMinutes: 5 });
    const { me, secret } = await withApp(app, 'superadmin');
    await app.db.update(sessions).set({ confirmedAt: sql`now() - interval '6 minutes'` });
    expect((await me.get('/admin/sign-ins')).json().code).toBe('confirmationNeeded');
    const { ticket } = await ask(me, 'any');
    // nobody else's session is confirmed with it
    const other = app.withToken((await login(app, 'lacasa')).json().token);
    expect((await other.post('/auth/confirm', { ticket, code: codeOf(secret) })).json().code).toBe(
      'stepExpired',
    );
    await me.post('/auth/confirm', { ticket, code: codeOf(secret) });
    expect((await me.get('/admin/sign-ins')).statusCode).toBe(200);
    const again = await ask(me, 'any');
    for (let n = 0; n < 5; n++) await me.post('/auth/confirm', { ticket: again.ticket, code: '000000' });
    const locked = await me.post('/auth/confirm', { ticket: again.ticket, code: codeOf(secret, 1) });
    expect(locked.statusCode).toBe(429);
  });
});

describe('a second-step ticket ends with', () => {
  const ends = {
    'a new password from SUPERADMIN': (app: TestApp, id: number) =>
      app.as('SUPERADMIN').patch(`/admin/users/${id}/password`, { password: 'another one' }),
    'a new password of their own': (_: TestApp, __: number, me: ReturnType<TestApp['withToken']>) =>
      me.post('/account/password', { current: TEST_PASSWORD, password: 'another one' }),
    'another role': (app: TestApp, id: number) =>
      app.as('SUPERADMIN').patch(`/admin/users/${id}`, { role: 'LACASA' }),
    'a time of being disabled': async (app: TestApp, id: number) => {
      await app.as('SUPERADMIN').patch(`/admin/users/${id}/status`, { isActive: false });
      return app.as('SUPERADMIN').patch(`/admin/users/${id}/status`, { isActive: true });
    },
  };
  for (const [what, change] of Object.entries(ends))
    test(what, async () => {
      const app = await testAppForThisTest();
      const { me, secret } = await withApp(app);
      const ticket = await begin(app);
      const { id } = (await me.get('/auth/me')).json();
      expect((await change(app, id, me)).statusCode).toBe(200);
      const late = await show(app, ticket, codeOf(secret));
      expect([late.statusCode, late.json().code]).toEqual([409, 'stepExpired']);
    });
});

test('REQUIRE_SECOND_FACTOR: such a user does nothing else before', async () => {
  const app = await testAppForThisTest({ requireSecondFactor: ['ADMIN'] });
  const { token } = (await login(app)).json();
  const me = app.withToken(token);
  expect((await me.get('/auth/me')).json().setupStep).toBe('factor');
  for (const path of ['/admin/messages', '/admin/projects', '/admin/events', '/admin/persons']) {
    const refused = await me.get(path);
    expect([path, refused.statusCode, refused.json().code]).toEqual([path, 403, 'secondFactorNeeded']);
  }
  expect(
    (await app.withToken((await login(app, 'lacasa')).json().token).get('/admin/buildings')).statusCode,
  ).toBe(200);
  const { ticket, secret } = (await me.post('/account/factors/app')).json();
  await me.post('/account/factors/app/confirm', { ticket, code: codeOf(secret) });
  expect((await me.get('/auth/me')).json()).not.toHaveProperty('setupStep');
  expect((await me.get('/admin/messages')).statusCode).toBe(200);
});

describe('the password is asked again', () => {
  const makeOld = (app: TestApp, minutes: number) =>
    app.db.update(sessions).set({ confirmedAt: sql`now() - make_interval(mins => ${minutes})` });

  test('before a factor changes, a quarter of an hour after it was typed', async () => {
    const app = await testAppForThisTest();
    const me = app.withToken((await login(app)).json().token);
    await makeOld(app, 16);
    const refused = await me.post('/account/factors/app');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmationNeeded']);
    const wrong = await me.post('/auth/confirm', { password: 'wrong one' });
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'password']);
    expect((await me.post('/account/factors/app')).statusCode).toBe(403);
    expect((await me.post('/auth/confirm', { password: TEST_PASSWORD })).statusCode).toBe(204);
    expect((await me.post('/account/factors/app')).statusCode).toBe(200);
  });

  test('ASK_AGAIN_MINUTES: before exports of people, deleting users and reading sign-ins', async () => {
    const paths = ['/admin/messages/export', '/admin/selled/export', '/admin/money/entries/export'];
    const free = await testAppForThisTest();
    const easy = free.withToken((await login(free, 'superadmin')).json().token);
    await makeOld(free, 600);
    for (const path of paths) expect((await easy.get(path)).statusCode, path).toBe(200);

    const app = await testAppForThisTest({ askAgainMinutes: 5 });
    const me = app.withToken((await login(app, 'superadmin')).json().token);
    for (const path of [...paths, '/admin/sign-ins']) expect((await me.get(path)).statusCode, path).toBe(200);
    await makeOld(app, 6);
    const answers = [];
    for (const path of [...paths, '/admin/sign-ins', '/lacasa/export']) answers.push(await me.get(path));
    answers.push(await me.delete('/admin/users/999999'), await me.delete('/admin/users/999999/factors'));
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(7).fill('confirmationNeeded'));
    expect((await me.get('/admin/messages')).statusCode).toBe(200);
    await me.post('/auth/confirm', { password: TEST_PASSWORD });
    expect((await me.get('/admin/sign-ins')).statusCode).toBe(200);
  });

  test('ten wrong passwords, then it waits', async () => {
    const app = await testAppForThisTest();
    const me = app.withToken((await login(app)).json().token);
    for (let n = 0; n < 10; n++) await me.post('/auth/confirm', { password: 'wrong one' });
    expect((await me.post('/auth/confirm', { password: TEST_PASSWORD })).statusCode).toBe(429);
  });
});

describe('passkeys', () => {
  const ANSWER = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'x' } };

  test('are asked for by the host of the site, and what does not fit is refused in words', async () => {
    const app = await testAppForThisTest({ publicUrl: 'https://www.diyar.example' });
    const me = app.withToken((await login(app)).json().token);
    const { ticket, options } = (await me.post('/account/factors/passkeys/options')).json();
    expect(options).toMatchObject({ rp: { id: 'www.diyar.example' }, user: { name: 'admin' } });
    const wrong = await me.post('/account/factors/passkeys', { ticket, name: 'Key', passkey: ANSWER });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'wrongPasskey']);
    // a challenge is used up by a wrong answer
    const again = await me.post('/account/factors/passkeys', { ticket, name: 'Key', passkey: ANSWER });
    expect(again.json().code).toBe('stepExpired');
    const entry = (await app.anonymous.post('/auth/passkey/options', {})).json();
    expect(entry.options.userVerification).toBe('required');
    const refused = await app.anonymous.post('/auth/passkey', { ticket: entry.ticket, passkey: ANSWER });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'wrongPasskey']);
  });

  test('of somebody else cannot be renamed or removed', async () => {
    const app = await testAppForThisTest();
    const { id } = (await app.as('SUPERADMIN').get('/auth/me')).json();
    const [key] = await app.db
      .insert(factors)
      .values({ userId: id, kind: 'passkey', name: 'Theirs', credentialId: 'abc', publicKey: 'abc' })
      .returning();
    const me = app.withToken((await login(app)).json().token);
    const path = `/account/factors/passkeys/${key?.id}`;
    expect((await me.patch(path, { name: 'Mine' })).statusCode).toBe(404);
    expect((await me.delete(path)).statusCode).toBe(404);
  });
});
