import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectCalls, projectPayload, unitPayload } from '../../testing/project-payload.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { admin, create, created } = projectCalls(() => app);
const total = async (name: string) =>
  (await admin().get(`/admin/projects?q=${encodeURIComponent(name)}`)).json().total;

test('sent again after an answer that got lost, a draft is the same project, as it was sent last', async () => {
  const draft = { nameEn: 'Lost Answer', idempotencyKey: 'lost', units: [unitPayload()] };
  const first = await created(draft);
  const again = await create({ ...draft, nameAr: 'جواب ضائع', units: [unitPayload(), unitPayload()] });
  expect(again.statusCode).toBe(201);
  expect(again.json()).toMatchObject({ id: first.id, slug: first.slug, nameAr: 'جواب ضائع', unitsTotal: 2 });
  expect(await total('lost answer')).toBe(1);
});

test('sent at the same time, it is one project', async () => {
  const draft = { nameEn: 'Impatient', idempotencyKey: 'impatient' };
  const answers = await Promise.all([1, 2, 3].map(() => create(draft)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await total('impatient')).toBe(1);
});

test('without a key, or with another one, it is another project', async () => {
  for (const idempotencyKey of [undefined, '', 'one', 'two'])
    await create({ nameEn: 'Twin', idempotencyKey });
  expect(await total('twin')).toBe(4);
});

test('what somebody else saved meanwhile is not overwritten', async () => {
  const draft = { nameEn: 'Handed On', idempotencyKey: 'handed-on' };
  const first = await created(draft);
  await app
    .as('SUPERADMIN')
    .put(`/admin/projects/${first.id}`, projectPayload({ nameEn: 'Handed On, Theirs' }));
  const again = await create(draft);
  expect([again.statusCode, again.json().code]).toEqual([409, 'stale']);
  expect((await admin().get(`/admin/projects/${first.id}`)).json().nameEn).toBe('Handed On, Theirs');
});

test('what was deleted meanwhile is made anew', async () => {
  const draft = { nameEn: 'Second Life', idempotencyKey: 'second-life' };
  const first = await created(draft);
  await admin().delete(`/admin/projects/${first.id}`);
  const again = await created(draft);
  expect(again.id).not.toBe(first.id);
  expect((await created(draft)).id).toBe(again.id);
  expect(await total('second life')).toBe(1);
});
