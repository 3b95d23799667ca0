import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../server/src/testing/test-app.ts';
import { oneContract, reservations } from './content/index.ts';
import { fillLacasa } from './fill/lacasa.ts';
import { fillProjects } from './fill/projects.ts';
import { fillSold, fillSoldOfLacasa, soldOfProjects } from './fill/sold.ts';
import { uploadNothing } from './upload-nothing.testing.ts';

const NOW = new Date('2026-06-15T09:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const files = { ...app.app.files, variants: { ...app.app.files.variants, add: () => undefined } };
  const find = await fillProjects(app.db, uploadNothing(app.db));
  await fillSold(app.db, files, find, NOW, soldOfProjects);
  await fillLacasa(app.db, files, uploadNothing(app.db), NOW, oneContract(reservations));
  await fillSoldOfLacasa(app.db, files, NOW);
});
afterAll(() => app.close());

test('every sold record of the demo is the sale of its unit, and the tracker says so', async () => {
  const { items } = (await app.as('SUPERADMIN').get('/admin/selled?size=50')).json();
  expect(items).toHaveLength(8);
  for (const { apartmentName, unit } of items)
    expect([apartmentName, unit === null]).toEqual([apartmentName, false]);
  const floors = (await app.as('SUPERADMIN').get('/lacasa/floors')).json().items;
  const apartments = floors.flatMap(
    (floor: { apartments: { label: string; status: string }[] }) => floor.apartments,
  );
  const sold = apartments.filter(({ status }: { status: string }) => status === 'sold');
  expect(sold.map(({ label }: { label: string }) => label).sort()).toEqual([
    'A-103',
    'A-601',
    'P-01',
    'S-01',
  ]);
});
