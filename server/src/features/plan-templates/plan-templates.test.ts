import type { PlanTemplates } from '@diyar/contract/plan-templates';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes, projects } from '../../db/schema.ts';
import { projectPayload } from '../../testing/project-payload.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { ensureBuilding } from '../buildings/index.ts';
import { readOfferedPlans } from './service.ts';

let app: TestApp;
let projectId: number;
beforeAll(async () => {
  app = await testApp();
  await ensureBuilding(app.db);
  const made = await app
    .as('ADMIN')
    .post('/admin/projects', projectPayload({ nameEn: 'Almond Court', handoverDate: '2028-03-01' }));
  projectId = made.json().id;
});
afterAll(() => app.close());

const template = (nameEn: string, more: object = {}) => ({
  nameEn,
  nameAr: 'دفعة وأقساط',
  steps: [
    { step: 'signing', percent: 20 },
    { step: 'monthly', percent: 70, count: 12, everyMonths: 2 },
    { step: 'handover', percent: 10 },
  ],
  ...more,
});
const put = (items: object[]) =>
  app.as('ADMIN').put(`/admin/projects/${projectId}/plan-templates`, { items });

test('templates are stored in order, with the day of the handover, and recorded', async () => {
  const saved = await put([template('Over two years', { isPublic: true }), template('Half now')]);
  expect(saved.statusCode).toBe(200);
  const { items, handoverOn } = saved.json() as PlanTemplates;
  expect(items.map(({ nameEn, isPublic }) => [nameEn, isPublic])).toEqual([
    ['Over two years', true],
    ['Half now', false],
  ]);
  expect(items[0]?.steps).toEqual([
    { step: 'signing', percent: 20, count: 1, everyMonths: 1 },
    { step: 'monthly', percent: 70, count: 12, everyMonths: 2 },
    { step: 'handover', percent: 10, count: 1, everyMonths: 1 },
  ]);
  expect(handoverOn).toBe('2028-03-01');
  expect((await app.as('ADMIN').get(`/admin/projects/${projectId}/plan-templates`)).json()).toEqual(
    saved.json(),
  );

  const recorded = () =>
    app.db
      .select()
      .from(changes)
      .where(and(eq(changes.entityId, projectId), eq(changes.field, 'planTemplates')));
  expect(await recorded()).toHaveLength(1);
  await put(items);
  expect(await recorded(), 'nothing changed').toHaveLength(1);
  expect((await put([template('Half now')])).json().items).toHaveLength(1);
});

test('percents that do not make 100 are refused at their template', async () => {
  const answer = await put([
    template('Whole'),
    template('Short', { steps: [{ step: 'signing', percent: 99.99 }] }),
  ]);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(['items.1.steps']);
});

test('those who see the building read them, nobody else', async () => {
  const [lacasa] = await app.db.select().from(projects).where(eq(projects.isLacasa, true));
  const path = `/admin/buildings/${lacasa?.id}/plan-templates`;
  expect((await app.as('LACASA').get(path)).json()).toEqual({ items: [], handoverOn: null });
  expect((await app.as('ADMIN').get(path)).statusCode).toBe(200);
  await app.db.update(projects).set({ floorsFrom: 0, floorsTo: 1 }).where(eq(projects.id, projectId));
  expect((await app.as('LACASA').get(`/admin/buildings/${projectId}/plan-templates`)).statusCode).toBe(403);
});

test('the site offers the plans that staff made public, in their order, and nothing else of them', async () => {
  await put([
    template('Over two years', { isPublic: true }),
    template('For the family'),
    template('Half now', { isPublic: true }),
  ]);
  const offered = await readOfferedPlans(app.db, projectId);
  expect(offered.map(({ nameEn }) => nameEn)).toEqual(['Over two years', 'Half now']);
  expect(Object.keys(offered[0] ?? {})).toEqual(['nameEn', 'nameAr', 'steps']);
  expect(offered[0]?.steps[1]).toEqual({ step: 'monthly', percent: 70, count: 12, everyMonths: 2 });
  expect(await readOfferedPlans(app.db, projectId + 1)).toEqual([]);
});
