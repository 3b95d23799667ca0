import { mapFacts } from '@diyar/contract/rules/facts';
import { OPTIONAL_FACTS, REQUIRED_FACTS } from '@diyar/contract/rules/unit-facts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { created, put } = projectCalls(() => app);

const FACTS = { ...REQUIRED_FACTS, ...OPTIONAL_FACTS };
const lowest = {
  ...mapFacts(FACTS, ({ min }) => min),
  unitNumber: 'A-1',
  unitLabelEn: 'Apartment A-1',
  unitLabelAr: 'شقة A-1',
  viewEn: 'Garden',
  viewAr: 'الحديقة',
  price: 120_000,
  currency: 'USD' as const,
  aboutEn: 'Quiet.',
  aboutAr: 'هادئة.',
};
const highest = {
  ...mapFacts(FACTS, ({ max }) => max),
  unitNumber: 'B-2',
  unitLabelEn: 'Apartment B-2',
  unitLabelAr: 'شقة B-2',
  viewEn: 'Street',
  viewAr: 'الشارع',
  price: 98_000,
  currency: 'JOD' as const,
  aboutEn: 'Sunny.',
  aboutAr: 'مشمسة.',
};

/** The two labels have shorter names in the table. */
const columnOf = (field: string) => field.replace('unitLabel', 'label');

test('every field of a unit is stored, answered to everybody and part of its history', async () => {
  const project = await created({ units: [unitPayload(lowest)] });
  expect(project.units[0]).toMatchObject(lowest);
  const { id } = project.units[0];
  const saved = await put(project.id, { version: project.version, units: [unitPayload({ id, ...highest })] });
  expect(saved.json().units[0]).toMatchObject({ id, ...highest });
  const [offer] = (await app.anonymous.get(`/units?projectId=${project.id}`)).json().items;
  expect(offer).toMatchObject(highest);
  const [entry] = (await app.as('SUPERADMIN').get('/admin/audit')).json().items;
  const told = entry.changes.map(({ field }: { field: string }) => field);
  expect(told.sort()).toEqual(Object.keys(highest).map(columnOf).sort());
});
