import type { Project } from '@diyar/contract/projects';
import type { UnitSheet } from '@diyar/contract/units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertReservation } from '../../testing/deals.ts';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { storePicture } from '../../testing/stored-files.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let original: Project;
beforeAll(async () => {
  app = await testApp();
  const [cover, inside] = [await storePicture(app.app), await storePicture(app.app)];
  original = await created({
    nameEn: 'First House',
    coverFileId: cover,
    gallery: [{ fileId: cover, position: 0, altEn: 'From the street', altAr: 'من الشارع', focalX: 0.2 }],
    features: [{ en: 'Lift', ar: 'مصعد', icon: 'elevator' }],
    units: [
      unitPayload({
        unitNumber: 'A-1',
        floor: 2,
        price: 120_000.5,
        currency: 'JOD',
        images: [{ fileId: inside }],
      }),
      unitPayload({ unitNumber: 'A-2', isAvailable: false }),
      unitPayload({ unitNumber: 'P-1', kind: 'parking', sizeSqm: 12, isListed: false }),
    ],
    unitsAre: 'all',
  });
  await insertReservation(app.db, {}, original.units[0]?.id);
});
afterAll(() => app.close());

const { admin, created } = projectCalls(() => app);
const copy = (body: object) => admin().post(`/admin/projects/${original.id}/duplicate`, body);
const sheetOf = async (id: number): Promise<UnitSheet> =>
  (await admin().get(`/admin/projects/${id}/sheet`)).json();
const NAMES = { nameEn: 'Second House', nameAr: 'البيت الثاني' };

test('a draft with the texts, every unit free, and the pictures with their words', async () => {
  const answer = await copy(NAMES);
  expect(answer.statusCode).toBe(201);
  const project: Project = answer.json();
  expect(project).toMatchObject({
    ...NAMES,
    status: 'draft',
    slug: 'second-house',
    isFeatured: false,
    version: 1,
  });
  expect(project.id).not.toBe(original.id);
  expect(project.features).toEqual(original.features);
  expect(project.address).toMatchObject({ streetEn: 'Al-Tireh Street' });
  expect(project.address.id).not.toBe(original.address.id);
  expect(project.cover?.fileId).toBe(original.cover?.fileId);
  expect(project.gallery[0]).toMatchObject({ altEn: 'From the street', altAr: 'من الشارع', focalX: 0.2 });
  const { units } = await sheetOf(project.id);
  expect(units).toMatchObject([
    { unitNumber: 'A-1', floor: 2, price: 120_000.5, currency: 'JOD', status: 'available', images: [{}] },
    { unitNumber: 'A-2', status: 'available' },
    { unitNumber: 'P-1', kind: 'parking', isListed: false, sizeSqm: 12 },
  ]);
  expect(units.every(({ deal, hasDeals }) => deal === null && !hasDeals)).toBe(true);
  expect((await sheetOf(original.id)).units[0]).toMatchObject({ status: 'reserved' });
  expect((await app.anonymous.get(`/projects/${project.id}`)).statusCode).toBe(404);
  const log = (await app.as('SUPERADMIN').get('/admin/audit?size=5')).json().items;
  expect(log[0]).toMatchObject({ action: 'projects.duplicate', entityId: String(project.id) });
});

test('without pictures, twice under the same name', async () => {
  const [one, two] = [await copy({ ...NAMES, withPictures: false }), await copy(NAMES)];
  const project: Project = one.json();
  expect([project.cover, project.gallery]).toEqual([null, []]);
  expect((await sheetOf(project.id)).units.flatMap(({ images }) => images)).toEqual([]);
  expect(two.json().slug).not.toBe(project.slug);
});

test('names are required at their fields, and what is not there is not copied', async () => {
  const refused = await copy({ nameEn: ' ', nameAr: 'ب' });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'nameEn']);
  expect((await admin().post('/admin/projects/999999/duplicate', NAMES)).statusCode).toBe(404);
});
