import { ROLE_REQUEST_MS } from '@diyar/contract/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { createUser } from './index.ts';

let app: TestApp;
let second: ReturnType<TestApp['withToken']>;
let secondId: number;
beforeAll(async () => {
  app = await testApp();
  owner = await signedIn('superadmin');
});
afterAll(() => app.close());

/** Signed in a moment ago: confirming asks for the password otherwise. */
async function signedIn(username: string) {
  const answer = await app.anonymous.post('/auth/login', { username, password: TEST_PASSWORD });
  return app.withToken(answer.json().token);
}

let owner: ReturnType<TestApp['withToken']>;
const first = () => owner;
const input = (username: string, role: string) => ({ username, password: TEST_PASSWORD, role });
const roleOf = async (id: number) =>
  (await app.db.select({ role: users.role }).from(users).where(eq(users.id, id)))[0]?.role;

test('while there is one SUPERADMIN, they make the second alone', async () => {
  const made = await first().post('/admin/users', input('rana', 'SUPERADMIN'));
  expect(made.json()).toMatchObject({ role: 'SUPERADMIN' });
  expect(made.json().pending).toBeUndefined();
  secondId = made.json().id;
  second = await signedIn('rana');
});

test('from then on a role waits, and only somebody else confirms it', async () => {
  const made = await first().post('/admin/users', input('dina', 'SUPERADMIN'));
  const { id, role, pending } = made.json();
  expect([made.statusCode, role]).toEqual([201, 'ADMIN']);
  expect(pending).toMatchObject({ role: 'SUPERADMIN', by: 'SUPERADMIN' });
  const alone = await first().post(`/admin/users/${id}/pending-role`);
  expect([alone.statusCode, alone.json().code]).toEqual([409, 'secondNeeded']);
  expect(await roleOf(id)).toBe('ADMIN');
  for (const role of ['ADMIN', 'SALES', 'ACCOUNTANT', 'LACASA'] as const)
    expect((await app.as(role).post(`/admin/users/${id}/pending-role`)).statusCode).toBe(403);
  const confirmed = await second.post(`/admin/users/${id}/pending-role`);
  expect(confirmed.json()).toMatchObject({ id, role: 'SUPERADMIN' });
  expect(confirmed.json().pending).toBeUndefined();
});

test('so does raising somebody, by whatever call; a new name in the same save counts at once', async () => {
  const { id } = await createUser(app.db, null, {
    ...{ username: 'omar', password: TEST_PASSWORD, fullName: '', phone: '', isActive: true, role: 'SALES' },
  });
  const raised = await first().patch(`/admin/users/${id}`, {
    fullName: 'Omar',
    phone: '',
    role: 'SUPERADMIN',
  });
  expect(raised.json()).toMatchObject({ fullName: 'Omar', role: 'SALES', pending: { role: 'SUPERADMIN' } });
  const listed = (await second.get('/admin/users?q=omar')).json().items[0];
  expect(listed.pending).toMatchObject({ by: 'SUPERADMIN' });
  const refused = await second.delete(`/admin/users/${id}/pending-role`);
  expect(refused.json().pending).toBeUndefined();
  expect((await second.post(`/admin/users/${id}/pending-role`)).json().code).toBe('stepExpired');
  expect(await roleOf(id)).toBe('SALES');
});

test('a request ends after three days, and with the role of who made it', async () => {
  const made = await second.post('/admin/users', input('late', 'SUPERADMIN'));
  const { id } = made.json();
  const confirm = async () => (await first().post(`/admin/users/${id}/pending-role`)).json();
  await app.db
    .update(users)
    .set({ pendingAt: new Date(Date.now() - ROLE_REQUEST_MS - 1) })
    .where(eq(users.id, id));
  expect((await confirm()).code).toBe('stepExpired');
  await app.db.update(users).set({ pendingAt: new Date() }).where(eq(users.id, id));
  await first().patch(`/admin/users/${secondId}/status`, { isActive: false });
  expect((await confirm()).code).toBe('stepExpired');
  expect(await roleOf(id)).toBe('ADMIN');
});
