import type { UnitId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deals } from '../../db/schema.ts';
import { insertSold } from '../../testing/deals.ts';
import { saveFiveProjects } from '../../testing/five-projects.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { refreshFigures } from '../projects/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await saveFiveProjects(app);
});
afterAll(() => app.close());

const cheap = async () =>
  (await app.anonymous.get('/projects?priceMax=60000')).json().items.map((p: { nameEn: string }) => p.nameEn);

test('what a project offers: neither switched off nor sold', async () => {
  const project = (await app.as('ADMIN').get('/admin/projects/jasmine-court')).json();
  const { id } = project;
  const jasmineUnit: UnitId = project.units[0].id;
  const units = async () => (await app.anonymous.get(`/api/units?projectId=${id}`)).json();
  expect(await units()).toMatchObject({ total: 1, items: [{ bedrooms: 1, isSold: false }] });
  const detail = async () => (await app.anonymous.get(`/projects/${id}`)).json();
  expect((await detail()).units).toHaveLength(1);
  expect(project.units).toHaveLength(2);

  const deal = await insertSold(app.db, {}, jasmineUnit);
  await app.db.transaction((tx) => refreshFigures(tx, id));
  expect(await units()).toMatchObject({ total: 0, items: [] });
  expect(await detail()).toMatchObject({ units: [], unitsTotal: 2, unitsAvailable: 0, priceFrom: null });
  expect(await cheap()).toEqual([]);

  await app.db.update(deals).set({ deletedAt: new Date() }).where(eq(deals.id, deal.id));
  await app.db.transaction((tx) => refreshFigures(tx, id));
  expect(await cheap()).toEqual(['Jasmine Court']);
});

test('units: an unknown project is 404, a bad or missing id is refused', async () => {
  expect((await app.anonymous.get('/units?projectId=999999')).statusCode).toBe(404);
  expect((await app.anonymous.get('/units?projectId=x')).statusCode).toBe(422);
  expect((await app.anonymous.get('/units')).statusCode).toBe(422);
});

test('places: the cities of public projects, each once', async () => {
  const { items } = (await app.anonymous.get('/places')).json();
  expect(items.map((p: { projects: number }) => p.projects)).toEqual([2, 1, 1]);
  expect(items.map((p: { cityAr: string }) => p.cityAr).slice(1)).toEqual(['البيرة', 'نابلس']);
});

test('addresses: of public projects, nobody else', async () => {
  const { address } = (await app.anonymous.get('/projects/olive-terraces')).json();
  expect((await app.anonymous.get(`/api/addresses/${address.id}`)).json()).toEqual(address);
  const hidden = (await app.as('ADMIN').get('/admin/projects/old-quarry')).json().address.id;
  expect((await app.anonymous.get(`/addresses/${hidden}`)).statusCode).toBe(404);
  expect((await app.anonymous.get('/addresses/999999')).statusCode).toBe(404);
  expect((await app.anonymous.get('/addresses/abc')).statusCode).toBe(400);
});

test('a project by id or slug; anything else is 404', async () => {
  const bySlug = (await app.anonymous.get('/projects/olive-terraces')).json();
  expect((await app.anonymous.get(`/api/projects/${bySlug.id}`)).json()).toEqual(bySlug);
  for (const path of ['old-quarry', 'nothing', '99999999999', '2147483648', '0', '%00', "'"])
    expect((await app.anonymous.get(`/projects/${path}`)).statusCode, path).toBe(404);
});
