import { ROLES } from '@diyar/contract/rules/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages, projects } from '../../db/schema.ts';
import { insertSold } from '../../testing/deals.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
const dashboard = async (role: 'ADMIN' | 'SUPERADMIN') => (await app.as(role).get('/admin/dashboard')).json();

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('an empty back office has zeroes', async () => {
  expect(await dashboard('ADMIN')).toMatchObject({
    projects: { total: 0, featured: 0, active: 0, archived: 0, withoutCover: 0 },
    units: { total: 0, available: 0 },
    messages: { total: 0, unread: 0, unreadViewings: 0, oldestUnreadAt: null },
    sold: { total: 0, thisMonth: 0, lastAddedAt: null },
    hero: { filled: 0 },
    recent: [],
    waiting: [],
  });
});

test('counts existing rows, and nothing deleted', async () => {
  const deletedAt = new Date();
  await app.db.insert(projects).values([
    { slug: 'a', nameEn: 'A', isFeatured: true, unitCount: 5, availableUnits: 2 },
    { slug: 'b', nameEn: 'B', unitCount: 3, availableUnits: 3 },
    { slug: 'c', nameEn: 'C', status: 'archived', isFeatured: true },
    { slug: 'e', nameEn: 'E', status: 'archived' },
    { slug: 'd', nameEn: 'D', unitCount: 99, deletedAt },
  ]);
  await app.db.insert(messages).values([
    { senderName: 'Rana', source: 'viewing', createdAt: new Date('2026-01-02T03:04:05Z') },
    { senderName: 'Dina', isRead: true },
    { senderName: 'Gone', deletedAt },
  ]);
  for (const values of [{ soldAt: new Date() }, { soldAt: new Date('2020-05-05') }, { deletedAt }])
    await insertSold(app.db, values);
  const answer = await dashboard('SUPERADMIN');
  // a featured project counts as featured, whatever its status
  const shown = (await app.as('ADMIN').get('/admin/projects')).json().items;
  expect(shown.map(({ status }: { status: string }) => status).toSorted()).toEqual([
    'active',
    'archived',
    'featured',
    'featured',
  ]);
  expect(answer.projects).toEqual({
    total: 4,
    featured: 2,
    active: 1,
    draft: 0,
    archived: 1,
    withoutCover: 4,
  });
  expect(answer.units).toEqual({ total: 8, available: 5 });
  expect(answer.messages).toEqual({
    total: 2,
    unread: 1,
    unreadViewings: 1,
    oldestUnreadAt: '2026-01-02T03:04:05.000Z',
  });
  expect(answer.sold).toMatchObject({ total: 2, thisMonth: 1 });
  expect(answer.unitsByProject.map((bar: { slug: string }) => bar.slug)).toEqual(['a', 'b', 'e', 'c']);
  expect(answer.recent).toHaveLength(4);
  expect(answer.waiting.map((message: { senderName: string }) => message.senderName)).toEqual(['Rana']);
});

test('users and LaCasa are for SUPERADMIN; who edits no projects, and anonymous clients, are refused', async () => {
  expect(await dashboard('ADMIN')).toMatchObject({ users: null, lacasa: null });
  expect(await dashboard('SUPERADMIN')).toMatchObject({ users: { active: ROLES.length, disabled: 0 } });
  expect((await dashboard('SUPERADMIN')).lacasa).not.toBeNull();
  for (const role of ['SALES', 'ACCOUNTANT', 'LACASA'] as const)
    expect((await app.as(role).get('/admin/dashboard')).statusCode, role).toBe(403);
  expect((await app.anonymous.get('/admin/dashboard')).statusCode).toBe(401);
});
