import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const TRICKS = [
  '/admin/users/',
  '//admin/users',
  '/admin//users',
  '/./admin/users',
  '/public/../admin/users',
  '/%61dmin/users',
  '/admin%2fusers',
  '/admin%252fusers',
  '/ADMIN/USERS',
  '/Admin/Users',
  '/admin/users%00',
  '/admin/users%20',
  '/admin/users;x=1',
  '/admin/users.json',
  '/admin/users?access=public',
  '/admin/users#/company',
  '/admin\\users',
  '/company/..;/admin/users',
  '/uploads/../admin/users',
  '/uploads/..%2f..%2fadmin/users',
];

test.each(TRICKS)('%s lets nobody in', async (path) => {
  for (const prefix of ['', '/api'])
    for (const ask of [app.anonymous, app.as('ADMIN')]) {
      const answer = await ask.get(prefix + path);
      expect([400, 401, 403, 404], `${prefix}${path}: ${answer.statusCode}`).toContain(answer.statusCode);
      expect(answer.body).not.toContain('superadmin');
    }
});

test('HEAD is guarded as GET is, and says nothing in its body', async () => {
  const head = (token?: string) =>
    app.app.inject({
      method: 'HEAD',
      url: '/api/admin/users',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  expect((await head()).statusCode).toBe(401);
  expect((await head(app.token('ADMIN'))).statusCode).toBe(403);
  const allowed = await head(app.token('SUPERADMIN'));
  expect([allowed.statusCode, allowed.body]).toEqual([200, '']);
});

test('a method is what the request line says, whatever headers, query and body claim', async () => {
  const { id } = (
    await app.as('SUPERADMIN').post('/admin/users', { username: 'kept', password: 'abcd' })
  ).json();
  for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method'])
    await app
      .as('SUPERADMIN')
      .post(`/admin/users/${id}?_method=DELETE`, { _method: 'DELETE' }, { headers: { [name]: 'DELETE' } });
  const { items } = (await app.as('SUPERADMIN').get('/admin/users?q=kept')).json();
  expect(items).toHaveLength(1);
  for (const header of ['x-original-url', 'x-rewrite-url']) {
    const answer = await app.anonymous.get('/api/company', { headers: { [header]: '/api/admin/users' } });
    expect(answer.body).not.toContain('superadmin');
  }
});

test('strange methods find nothing', async () => {
  for (const method of ['TRACE', 'CONNECT', 'PROPFIND']) {
    const answer = await app.app
      .inject({ method: method as 'GET', url: '/api/admin/users' })
      .catch(() => ({ statusCode: 405, body: '' }));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  }
});
