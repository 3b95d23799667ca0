import type { TrashItem } from '@diyar/contract/trash';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { jpeg } from '../../testing/pictures.ts';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { storedNames, uploads } from '../../testing/uploads.ts';
import { sweepFiles } from '../files/index.ts';
import { sweepTrash } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const owner = () => app.as('SUPERADMIN');
const { create } = projectCalls(() => app);
const { upload } = uploads(() => app);
const DAY = 86_400_000;

async function trash(query = ''): Promise<TrashItem[]> {
  const answer = await owner().get(`/admin/trash${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
}
const restore = (kind: string, id: number) => owner().post(`/admin/trash/${kind}/${id}/restore`);

async function addSold(fields: Record<string, string>) {
  const form = await multipart(fields);
  return owner().post('/admin/selled', form.payload, { headers: form.headers });
}

async function newUser(username: string): Promise<{ id: number }> {
  const input = { username, password: TEST_PASSWORD, fullName: 'Huda', role: 'ADMIN' };
  return (await owner().post('/admin/users', input)).json();
}
const signIn = async (username: string) =>
  (await app.anonymous.post('/auth/login', { username, password: TEST_PASSWORD })).json().token as string;

test('a project is restored completely, with another slug if its own was taken', async () => {
  const { id, slug } = (await create({ nameEn: 'Olive Court', units: [unitPayload()] })).json();
  await owner().delete(`/admin/projects/${id}`);
  expect((await app.anonymous.get(`/projects/${id}`)).statusCode).toBe(404);
  const [item] = await trash('?kind=project');
  expect(item).toMatchObject({ kind: 'project', id, nameEn: 'Olive Court', deletedBy: 'SUPERADMIN' });
  const retention = new Date(item?.removedAt ?? 0).getTime() - new Date(item?.deletedAt ?? 0).getTime();
  expect(retention).toBe(30 * DAY);
  const second = (await create({ nameEn: 'Olive Court' })).json();
  expect(second.slug).toBe(slug);
  expect((await restore('project', id)).statusCode).toBe(204);
  expect((await app.anonymous.get(`/projects/${id}`)).statusCode).toBe(404);
  const back = (await owner().get(`/admin/projects/${id}`)).json();
  expect(back).toMatchObject({ slug: `${slug}-2`, isActive: false, units: [expect.anything()] });
  expect((await owner().get('/admin/projects?q=olive')).json().total).toBe(2);
  expect((await restore('project', id)).statusCode).toBe(404);
});

test('the undo of a deletion brings a project back as it was', async () => {
  const { id } = (await create({ nameEn: 'Carob House' })).json();
  await owner().delete(`/admin/projects/${id}`);
  expect((await owner().post(`/admin/trash/project/${id}/restore?undo=true`)).statusCode).toBe(204);
  expect((await app.anonymous.get(`/projects/${id}`)).json().isActive).toBe(true);
});

test('ADMIN sees and brings back what they deleted themselves, and nothing else', async () => {
  const admin = app.as('ADMIN');
  const [own, other] = [
    (await create({ nameEn: 'Mine' })).json(),
    (await create({ nameEn: 'Theirs' })).json(),
  ];
  await admin.delete(`/admin/projects/${own.id}`);
  await owner().delete(`/admin/projects/${other.id}`);
  const listed = (await admin.get('/admin/trash')).json();
  expect(listed).toMatchObject({ total: 1, items: [{ id: own.id }] });
  expect((await trash('?kind=project')).map(({ id }) => id)).toEqual(
    expect.arrayContaining([own.id, other.id]),
  );
  expect((await admin.post(`/admin/trash/project/${other.id}/restore`)).statusCode).toBe(404);
  expect((await admin.post(`/admin/trash/project/${own.id}/restore`)).statusCode).toBe(204);
  expect((await admin.get('/admin/trash')).json().total).toBe(0);
});

test('a message is restored unread, and counted again', async () => {
  const sent = { fullName: 'ليلى', mobile: '0599123456', content: 'a viewing, please' };
  await app.anonymous.post('/public/messages', sent);
  const [message] = (await owner().get('/admin/messages')).json().items;
  await owner().delete(`/admin/messages/${message.id}`);
  expect((await owner().get('/admin/messages')).json()).toMatchObject({ total: 0, unread: 0 });
  const [item] = await trash(`?q=${encodeURIComponent('viewing, PLEASE')}`);
  expect(item).toMatchObject({ kind: 'message', id: message.id, nameAr: 'ليلى' });
  expect((await restore('message', message.id)).statusCode).toBe(204);
  expect((await owner().get('/admin/messages')).json()).toMatchObject({ total: 1, unread: 1 });
});

test('a sold record is restored unless its unit was sold again', async () => {
  const project = (await create({ nameEn: 'Jasmine', units: [unitPayload(), unitPayload()] })).json();
  const [unit] = project.units;
  const first = (await addSold({ unitId: String(unit.id), buyerName: 'First' })).json();
  await owner().delete(`/admin/selled/${first.id}`);
  const second = (await addSold({ unitId: String(unit.id), buyerName: 'Second' })).json();
  const refused = await restore('sold', first.id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'unitTaken']);
  await owner().delete(`/admin/selled/${second.id}`);
  expect((await restore('sold', first.id)).statusCode).toBe(204);
  expect((await owner().get('/admin/selled')).json().items[0].buyerName).toBe('First');
  const units = (await app.anonymous.get(`/units?projectId=${project.id}`)).json().items;
  expect(units.some((one: { id: number }) => one.id === unit.id)).toBe(false);
});

test('a user is restored signed out, unless the name was taken', async () => {
  const { id } = await newUser('huda');
  const old = await signIn('huda');
  await owner().delete(`/admin/users/${id}`);
  const again = await newUser('Huda');
  expect(again.id).not.toBe(id);
  expect((await app.withToken(old).get('/auth/me')).statusCode).toBe(401);
  const refused = await restore('user', id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'usernameTaken']);
  await owner().delete(`/admin/users/${again.id}`);
  expect((await restore('user', id)).statusCode).toBe(204);
  expect((await app.withToken(old).get('/auth/me')).statusCode).toBe(401);
  expect((await app.withToken(await signIn('huda')).get('/auth/me')).json().id).toBe(id);
});

test('not for LACASA; an unknown kind or id is refused', async () => {
  expect((await app.as('LACASA').get('/admin/trash')).statusCode).toBe(403);
  expect((await app.as('LACASA').post('/admin/trash/user/1/restore')).statusCode).toBe(403);
  expect((await restore('reservation', 1)).statusCode).toBe(400);
  expect((await restore('user', 999_999)).statusCode).toBe(404);
  expect((await owner().get('/admin/trash?kind=x')).statusCode).toBe(422);
});

test('after 30 days nothing can be restored, and the sweep deletes it with its files', async () => {
  const cover = (await upload(await jpeg({ width: 40, height: 30 }))).json();
  const { id } = (await create({ nameEn: 'Gone', coverFileId: cover.fileId, units: [unitPayload()] })).json();
  const user = await newUser('gone');
  await owner().delete(`/admin/projects/${id}`);
  await owner().delete(`/admin/users/${user.id}`);
  const before = (await storedNames(app)).length;
  expect(await sweepTrash(app.db)).toBe(0);
  await sweepFiles(app.app.files, new Date(Date.now() + 2 * DAY));
  expect(await storedNames(app)).toHaveLength(before);
  await app.db.execute(sql`update projects set deleted_at = now() - interval '30 days' where id = ${id}`);
  await app.db.execute(sql`update users set deleted_at = now() - interval '30 days' where id = ${user.id}`);
  expect((await restore('project', id)).statusCode).toBe(404);
  expect((await trash('?q=gone')).map((item) => item.id)).not.toContain(id);
  expect(await sweepTrash(app.db)).toBe(2);
  const { rows } = await app.db.execute(sql`
    select (select count(*)::int from projects where id = ${id}) as projects,
      (select count(*)::int from units where project_id = ${id}) as units,
      (select count(*)::int from users where id = ${user.id}) as users,
      (select count(*)::int from changes where actor_name = 'system' and action = 'trash.sweep') as told`);
  expect(rows).toEqual([{ projects: 0, units: 0, users: 0, told: 1 }]);
  await sweepFiles(app.app.files, new Date(Date.now() + 4 * DAY));
  // a picture that was shown stays a month longer
  await sweepFiles(app.app.files, new Date(Date.now() + 35 * DAY));
  expect(await storedNames(app)).toEqual([]);
});
