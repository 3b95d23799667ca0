import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changes, messages, projects, units } from '../../db/schema.ts';
import { insertSold } from '../../testing/deals.ts';
import { testApp } from '../../testing/test-app.ts';
import { inboxReader, messageMaker } from './test-inbox.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(messages);
});

const put = messageMaker(() => app.db);
const { list } = inboxReader(() => app);
const admin = () => app.as('ADMIN');

test('a viewing request shows its project and unit, and loses them with the project', async () => {
  const [project] = await app.db
    .insert(projects)
    .values({ slug: 'tower', nameEn: 'Tower', nameAr: 'البرج' })
    .returning();
  const [unit] = await app.db
    .insert(units)
    .values({
      projectId: project?.id ?? 0,
      labelEn: 'A-1',
      labelAr: 'أ-1',
      floor: 3,
      sizeSqm: 120.5,
      price: 95_000,
      currency: 'USD',
    })
    .returning();
  const id = await put({ source: 'viewing', projectId: project?.id, unitId: unit?.id });
  const read = async () => (await admin().get(`/admin/messages/${id}`)).json();
  expect(await read()).toMatchObject({
    source: 'viewing',
    project: { id: project?.id, slug: 'tower', nameEn: 'Tower', nameAr: 'البرج' },
    unit: {
      id: unit?.id,
      unitLabelEn: 'A-1',
      unitLabelAr: 'أ-1',
      floor: 3,
      sizeSqm: 120.5,
      price: 95_000,
      currency: 'USD',
      status: 'available',
      isAvailable: true,
      isSold: false,
    },
  });
  await insertSold(app.db, {}, unit?.id);
  expect((await read()).unit).toMatchObject({ status: 'sold', isAvailable: false, isSold: true });
  await app.db.update(projects).set({ deletedAt: new Date() }).where(eq(projects.slug, 'tower'));
  expect(await read()).toMatchObject({ project: null, unit: null });
});

describe('changing', () => {
  test('read and unread, read unless said otherwise; recorded once', async () => {
    const id = await put();
    const mark = (query = '') => admin().patch(`/admin/messages/${id}/read${query}`);
    const answer = await mark();
    expect([answer.statusCode, answer.json().isRead]).toEqual([200, true]);
    expect((await mark('?read=true')).json().isRead).toBe(true);
    expect((await list()).unread).toBe(0);
    expect((await mark('?read=false')).json().isRead).toBe(false);
    expect((await list()).unread).toBe(1);
    expect((await mark('?read=perhaps')).statusCode).toBe(422);
    const entries = (await app.db.select().from(changes)).filter(
      (entry) => entry.entity === 'message' && entry.entityId === id,
    );
    expect(entries.map((entry) => [entry.actorName, entry.action])).toEqual([
      ['admin', 'messages.read'],
      ['admin', 'messages.unread'],
    ]);
  });

  test('deleting is 204 with no body, then 404 everywhere; it stays in the trash', async () => {
    const id = await put();
    const answer = await admin().delete(`/admin/messages/${id}`);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await admin().delete(`/admin/messages/${id}`)).statusCode).toBe(404);
    expect((await admin().get(`/admin/messages/${id}`)).statusCode).toBe(404);
    const gone = await admin().patch(`/admin/messages/${id}/read`);
    expect([gone.statusCode, gone.json()]).toEqual([404, { message: 'Not found.', code: 'notFound' }]);
    expect((await list()).unread).toBe(0);
    const [row] = await app.db.select().from(messages).where(eq(messages.id, id));
    expect(row?.deletedAt).not.toBeNull();
  });

  test('who deleted it brings it back, read or unread as it was; SUPERADMIN brings back any', async () => {
    const id = await put({ isRead: true });
    const restore = (role: 'ADMIN' | 'SUPERADMIN') => app.as(role).post(`/admin/messages/${id}/restore`);
    expect((await restore('ADMIN')).statusCode).toBe(404);
    await admin().delete(`/admin/messages/${id}`);
    expect((await restore('ADMIN')).statusCode).toBe(204);
    expect((await admin().get(`/admin/messages/${id}`)).json().isRead).toBe(true);
    expect((await restore('ADMIN')).statusCode).toBe(404);

    await app.as('SUPERADMIN').delete(`/admin/messages/${id}`);
    expect((await restore('ADMIN')).statusCode).toBe(404);
    expect((await admin().get(`/admin/messages/${id}`)).statusCode).toBe(404);
    expect((await restore('SUPERADMIN')).statusCode).toBe(204);

    await admin().delete(`/admin/messages/${id}`);
    expect((await restore('SUPERADMIN')).statusCode).toBe(204);
  });

  test('ten at once leave the right count', async () => {
    const made = [];
    for (let i = 0; i < 10; i++) made.push(await put());
    await Promise.all(
      made.map((id, i) =>
        i % 2 ? admin().patch(`/admin/messages/${id}/read`) : admin().delete(`/admin/messages/${id}`),
      ),
    );
    expect(await list()).toMatchObject({ total: 5, unread: 0 });
  });

  test('an unknown id is 404, a bad one 400', async () => {
    expect((await admin().get('/admin/messages/999999')).statusCode).toBe(404);
    expect((await admin().patch('/admin/messages/x/read')).statusCode).toBe(400);
  });
});

test('what a visitor types comes back as they typed it', async () => {
  const attack = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
  const sent = await app.anonymous.post('/public/messages', {
    name: attack,
    phone: '0599123456',
    message: attack,
    page: attack,
  });
  const answer = await admin().get(`/admin/messages/${sent.json().id}`);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.json()).toMatchObject({ senderName: attack, body: attack, page: attack });
});
