import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes, contentVersion } from '../../db/schema.ts';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { admin, created, put } = projectCalls(() => app);

test('saving never features or un-features; the patch does, and is no new version', async () => {
  const project = await created({ nameEn: 'Star', isFeatured: true });
  expect(project.isFeatured).toBe(false);
  const featured = (await admin().patch(`/projects/${project.id}/feature`, { featured: true })).json();
  expect(featured).toMatchObject({ isFeatured: true, status: 'featured', version: 1 });
  expect((await put(project.id, { nameEn: 'Star', version: 1 })).json().isFeatured).toBe(true);
  const plain = await app
    .as('SUPERADMIN')
    .patch(`/admin/projects/${project.id}/feature`, { featured: false });
  expect(plain.json().status).toBe('active');
  expect((await admin().patch(`/projects/${project.id}/feature`, {})).statusCode).toBe(422);
  expect((await admin().patch('/projects/999999/feature', { featured: true })).statusCode).toBe(404);
});

test.each(['archived', 'draft'] as const)(
  'one that is %s is 404 to the public, with its units and address',
  async (status) => {
    const project = await created({ nameEn: 'Gone Quiet', slug: 'gone-quiet', units: [unitPayload()] });
    const open = [
      `/projects/${project.id}`,
      '/projects/gone-quiet',
      `/units?projectId=${project.id}`,
      `/addresses/${project.address.id}`,
    ];
    for (const path of open) expect((await app.anonymous.get(path)).statusCode).toBe(200);
    await put(project.id, { nameEn: 'Gone Quiet', status });
    for (const path of open) expect((await app.anonymous.get(path)).statusCode).toBe(404);
    const all = (await app.anonymous.get('/projects?size=100')).json().items;
    expect(all.map(({ id }: { id: number }) => id)).not.toContain(project.id);
    expect((await admin().get('/admin/projects/gone-quiet')).json()).toMatchObject({
      status,
      isActive: false,
      isDraft: status === 'draft',
    });
    const listed = (await admin().get(`/admin/projects?status=${status}&size=100`)).json();
    expect(listed.items.map(({ id }: { id: number }) => id)).toContain(project.id);
    const figures = (await app.as('SUPERADMIN').get('/admin/dashboard')).json().projects;
    expect(figures[status]).toBe(listed.total);
    await admin().delete(`/admin/projects/${project.id}`);
  },
);

test('deleting is 204, then 404 everywhere', async () => {
  const project = await created({ nameEn: 'Short Lived' });
  const answer = await admin().delete(`/admin/projects/${project.id}`);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect((await admin().delete(`/admin/projects/${project.id}`)).statusCode).toBe(404);
  expect((await put(project.id)).statusCode).toBe(404);
  expect((await admin().get(`/admin/projects/${project.id}`)).statusCode).toBe(404);
  expect((await app.anonymous.get(`/projects/${project.slug}`)).statusCode).toBe(404);
  expect((await admin().delete('/admin/projects/x')).statusCode).toBe(400);
});

test('every write is recorded and makes cached pages stale', async () => {
  const version = async () => (await app.db.select().from(contentVersion))[0]?.version ?? 0;
  const start = await version();
  const { id } = await created({ nameEn: 'Recorded' });
  await put(id, { nameEn: 'Recorded anew' });
  await admin().patch(`/projects/${id}/feature`, { featured: true });
  await admin().delete(`/projects/${id}`);
  expect(await version()).toBe(start + 4);
  const entries = await app.db
    .select()
    .from(changes)
    .where(and(eq(changes.field, ''), eq(changes.entity, 'project'), eq(changes.entityId, id)))
    .orderBy(changes.id);
  expect(entries.map((entry) => [entry.action, entry.actorName])).toEqual([
    ['projects.create', 'admin'],
    ['projects.update', 'admin'],
    ['projects.feature', 'admin'],
    ['projects.delete', 'admin'],
  ]);
});
