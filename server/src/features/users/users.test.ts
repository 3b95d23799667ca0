import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changes, users } from '../../db/schema.ts';
import { TEST_PASSWORD, testApp, testAppForThisTest } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const create = (body: object) => app.as('SUPERADMIN').post('/admin/users', body);
const idOf = async (username: string) =>
  (await app.as('SUPERADMIN').get(`/admin/users?q=${username}`)).json().items[0].id as number;

describe('creating', () => {
  test('role ADMIN and active by default; no hash in any response', async () => {
    const answer = await create({
      username: 'hala.sales',
      password: 'abcd',
      fullName: 'هلا مرار',
      phone: '٠٥٩٩١٢٣٤٥٦',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      username: 'hala.sales',
      role: 'ADMIN',
      isActive: true,
      lastSignInAt: null,
    });
    expect(answer.body).not.toMatch(/hash|argon|tokenVersion/i);
  });

  test.each([
    [{ password: 'abcd' }, 'username', 'Username is required'],
    [{ username: '  ', password: 'abcd' }, 'username', 'Username is required'],
    [{ username: 'x', password: 'abc' }, 'password', 'Password must be at least 4 characters'],
    [{ username: 'x', password: 'abcd', role: 'KING' }, 'role', 'Role is required'],
  ])('%j is refused at its field', async (body, path, message) => {
    const answer = await create(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ path, message }]);
  });

  test('a taken name, in any case, is 409; a deleted one is free again', async () => {
    expect((await create({ username: 'Twice', password: 'abcd' })).statusCode).toBe(201);
    const again = await create({ username: 'tWICE', password: 'abcd' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'usernameTaken']);
    expect((await app.as('SUPERADMIN').delete(`/admin/users/${await idOf('Twice')}`)).statusCode).toBe(204);
    expect((await create({ username: 'twice', password: 'abcd' })).statusCode).toBe(201);
  });

  test('unknown fields are ignored', async () => {
    const answer = await create({
      username: 'sneaky',
      password: 'abcd',
      id: 4711,
      tokenVersion: 9,
      deletedAt: 'now',
    });
    expect(answer.json().id).not.toBe(4711);
  });
});

describe('the list', () => {
  test('pages, counts and searches, with % and _ as literals', async () => {
    await create({ username: 'per_cent', password: 'abcd', fullName: '100% real' });
    const list = async (query: string) => (await app.as('SUPERADMIN').get(`/admin/users?${query}`)).json();
    const all = await list('size=2');
    expect(all.items).toHaveLength(2);
    expect(all).toMatchObject({ page: 1, size: 2 });
    expect(all.total).toBeGreaterThan(3);
    expect((await list('q=%25')).items.map((u: { username: string }) => u.username)).toEqual(['per_cent']);
    expect((await list('q=PER_C')).total).toBe(1);
    expect((await list('role=LACASA')).total).toBe(1);
    expect(await list('q=nobody-at-all')).toMatchObject({ items: [], total: 0 });
  });

  test('is ordered by what it may be ordered by, those without a value last, page after page', async () => {
    type Listed = { id: number; username: string; lastSignInAt: string | null };
    const ordered = async (sort: string): Promise<Listed[]> => {
      const pageOf = async (page: number) =>
        (await app.as('SUPERADMIN').get(`/admin/users?sort=${sort}&size=2&page=${page}`)).json();
      const { total } = await pageOf(1);
      const pages = await Promise.all(Array.from({ length: Math.ceil(total / 2) }, (_, i) => pageOf(i + 1)));
      return pages.flatMap(({ items }) => items);
    };
    const names = (list: Listed[]) => list.map(({ username }) => username.toLowerCase());
    const forward = names(await ordered('name'));
    expect(names(await ordered('-name'))).toEqual(forward.toReversed());
    for (const sort of ['lastSignIn', '-lastSignIn', 'role']) {
      const found = await ordered(sort);
      expect(new Set(found.map(({ id }) => id)).size).toBe(forward.length);
      if (sort === 'role') continue;
      const days = found.map(({ lastSignInAt }) => lastSignInAt);
      const known = days.filter((day) => day !== null);
      expect(days).toEqual([...known, ...days.filter((day) => day === null)]);
      expect(known).toEqual(sort === 'lastSignIn' ? known.toSorted() : known.toSorted().reverse());
    }
    expect((await app.as('SUPERADMIN').get('/admin/users?sort=password_hash')).statusCode).toBe(422);
  });

  test.each(['page=0', 'size=101', 'size=0', 'page=x'])('%s is 422', async (query) => {
    expect((await app.as('SUPERADMIN').get(`/admin/users?${query}`)).statusCode).toBe(422);
  });
});

describe('changing', () => {
  test('status, name and password; unknown and deleted users are 404; a bad id is 400', async () => {
    const superadmin = app.as('SUPERADMIN');
    const { id } = (await create({ username: 'changes', password: 'abcd' })).json();
    expect((await superadmin.patch(`/admin/users/${id}/status`, { isActive: false })).json().isActive).toBe(
      false,
    );
    expect((await superadmin.patch(`/admin/users/${id}/status`, { isActive: 'no' })).statusCode).toBe(422);
    expect(
      (await superadmin.patch(`/admin/users/${id}`, { fullName: 'New', role: 'ADMIN' })).json().fullName,
    ).toBe('New');
    expect((await superadmin.patch(`/admin/users/${id}/password`, { password: 'new' })).statusCode).toBe(422);
    expect((await superadmin.delete(`/admin/users/${id}`)).body).toBe('');
    expect((await superadmin.delete(`/admin/users/${id}`)).statusCode).toBe(404);
    expect((await superadmin.patch('/admin/users/999999/status', { isActive: true })).statusCode).toBe(404);
    expect((await superadmin.delete('/admin/users/abc')).statusCode).toBe(400);
  });

  test('users cannot disable or delete themselves', async () => {
    const me = await idOf('superadmin');
    const superadmin = app.as('SUPERADMIN');
    for (const answer of [
      await superadmin.patch(`/admin/users/${me}/status`, { isActive: false }),
      await superadmin.patch(`/admin/users/${me}`, { role: 'ADMIN' }),
      await superadmin.delete(`/admin/users/${me}`),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'cannotChangeSelf']);
    }
    expect(
      (await superadmin.patch(`/admin/users/${me}`, { fullName: 'Rana', role: 'SUPERADMIN' })).statusCode,
    ).toBe(200);
    expect((await superadmin.get('/auth/me')).statusCode).toBe(200);
  });

  test('nobody sets their own password here, whatever they know', async () => {
    const mine = await testAppForThisTest();
    const login = (password: string) =>
      mine.anonymous.post('/auth/login', { username: 'superadmin', password });
    const me = mine.withToken((await login(TEST_PASSWORD)).json().token);
    const { id } = (await me.get('/auth/me')).json();
    const path = `/admin/users/${id}/password`;
    const refused = await me.patch(path, { password: 'another one' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Change your own password under My account, with the current one.',
    ]);
    const arabic = await me.patch(
      path,
      { password: 'another one' },
      { headers: { 'accept-language': 'ar' } },
    );
    expect(arabic.json().message).toContain('«حسابي»');
    expect((await login('another one')).statusCode).toBe(401);
    expect((await me.get('/auth/me')).statusCode).toBe(200);
  });

  test('two SUPERADMINs who remove each other concurrently leave one', async () => {
    const mine = await testAppForThisTest();
    const second = (
      await mine
        .as('SUPERADMIN')
        .post('/admin/users', { username: 'second', password: TEST_PASSWORD, role: 'SUPERADMIN' })
    ).json();
    const first = (await mine.as('SUPERADMIN').get('/auth/me')).json();
    const token = (
      await mine.anonymous.post('/auth/login', { username: 'second', password: TEST_PASSWORD })
    ).json().token;
    const answers = await Promise.all([
      mine.as('SUPERADMIN').delete(`/admin/users/${second.id}`),
      mine.withToken(token).delete(`/admin/users/${first.id}`),
    ]);
    expect(answers.filter((answer) => answer.statusCode === 204)).toHaveLength(1);
    const left = (await mine.db.select().from(users)).filter((u) => u.role === 'SUPERADMIN' && !u.deletedAt);
    expect(left).toHaveLength(1);
  });
});

test('each write is recorded', async () => {
  const mine = await testAppForThisTest();
  const superadmin = mine.as('SUPERADMIN');
  const { id } = (await superadmin.post('/admin/users', { username: 'watched', password: 'abcd' })).json();
  await superadmin.patch(`/admin/users/${id}/password`, { password: 'other' });
  await superadmin.delete(`/admin/users/${id}`);
  const entries = (await mine.db.select().from(changes)).filter(
    (entry) => entry.field === '' && entry.entityId === id,
  );
  expect(entries.map((entry) => [entry.actorName, entry.action])).toEqual([
    ['superadmin', 'users.create'],
    ['superadmin', 'users.password'],
    ['superadmin', 'users.delete'],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/argon|abcd|other/);
});
