import type { AuditEntry } from '@diyar/contract/changes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { projectCalls } from '../../testing/project-payload.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const { create } = projectCalls(() => app);
  await create({ nameEn: 'Olive Terraces', nameAr: 'شُرُفات الزيتون' });
  await create({ nameEn: 'City Gate', nameAr: 'بوابة' });
  await app.as('SUPERADMIN').patch('/projects/2/feature', { featured: true });
  await app.as('SUPERADMIN').post('/admin/users', { username: 'sami', password: 'secret words' });
});
afterAll(() => app.close());

async function found(query: string): Promise<AuditEntry[]> {
  const answer = await app.as('SUPERADMIN').get(`/admin/audit?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
}
const actions = async (query: string) => (await found(query)).map(({ action }) => action);

test('entries are listed newest first, in pages', async () => {
  const [last, before] = await found('size=2');
  expect(last).toMatchObject({
    actorName: 'superadmin',
    action: 'users.create',
    entity: 'user',
    details: { username: 'sami', role: 'ADMIN' },
  });
  expect(Math.abs(Date.now() - new Date(last?.at ?? 0).getTime())).toBeLessThan(60_000);
  expect(before?.action).toBe('projects.feature');
  expect(await actions('size=2&page=2')).toEqual(['projects.create', 'projects.create']);
  const { total, page, size } = (await app.as('SUPERADMIN').get('/admin/audit?size=2&page=2')).json();
  expect({ total, page, size }).toEqual({ total: 9, page: 2, size: 2 });
});

test('an entry is found by any of its words, in both languages and any spelling', async () => {
  expect(await actions('q=OLIVE')).toEqual(['projects.create']);
  expect(await actions(`q=${encodeURIComponent('شرفات')}`)).toEqual(['projects.create']);
  expect(await actions('q=superadmin+feature')).toEqual(['projects.feature']);
  expect(await actions(`q=${encodeURIComponent('%')}`)).toEqual([]);
  expect(await actions('entity=user&q=sami')).toEqual(['users.create']);
});

test('filters by days in the time zone of the company, both included', async () => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hebron' }).format(new Date());
  expect(await found(`from=${day}&to=${day}`)).toHaveLength(9);
  expect(await found('to=2020-01-01')).toEqual([]);
  expect(await found('from=2099-01-01')).toEqual([]);
});

test('entries contain no secrets, and only SUPERADMIN reads them', async () => {
  const body = (await app.as('SUPERADMIN').get('/admin/audit')).body;
  expect(body).not.toMatch(/secret words|argon2|passwordHash/);
  for (const role of ['ADMIN', 'LACASA'] as const)
    expect((await app.as(role).get('/admin/audit')).statusCode).toBe(403);
  expect((await app.anonymous.get('/admin/audit')).statusCode).toBe(401);
});

test('an entry has what its write changed, old and new, and nothing that did not', async () => {
  const { put } = projectCalls(() => app);
  const answer = await put(1, { slug: 'olive-terraces', nameEn: 'Olive Hills', nameAr: 'شُرُفات الزيتون' });
  expect(answer.statusCode, answer.body).toBe(200);
  const [saved] = await found('size=1');
  expect(saved?.changes.filter(({ entity }) => entity === 'project')).toEqual([
    {
      entity: 'project',
      unitNumber: null,
      field: 'nameEn',
      before: 'Olive Terraces',
      after: 'Olive Hills',
      names: {},
    },
  ]);
});

test('who did it is told by name, buildings too, and one person’s acts can be chosen', async () => {
  const { json } = await app.as('SUPERADMIN').get('/admin/users?q=sami');
  const { id } = json().items[0];
  const named = await app
    .as('SUPERADMIN')
    .patch(`/admin/users/${id}`, { fullName: 'Sami Odeh', role: 'LACASA', buildings: [1] });
  expect(named.statusCode, named.body).toBe(200);
  const [saved] = await found('size=1');
  expect(saved?.changes.find(({ field }) => field === 'buildings')).toMatchObject({
    after: [1],
    names: { 1: { en: 'Olive Hills', ar: 'شُرُفات الزيتون' } },
  });
  const [me] = await app.db.select().from(users).where(eq(users.username, 'superadmin'));
  await app.db
    .update(users)
    .set({ fullName: 'Rana Odeh' })
    .where(eq(users.id, me?.id ?? 0));
  const own = await found(`actorId=${me?.id}&size=100`);
  expect(own).not.toHaveLength(0);
  expect(new Set(own.map(({ actor, actorName }) => `${actor} ${actorName}`))).toEqual(
    new Set(['Rana Odeh superadmin']),
  );
  expect(await found('actorId=99999')).toEqual([]);
});
