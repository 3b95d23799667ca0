import { UNITS_MAX } from '@diyar/contract/limits';
import { type UnitId, unitId } from '@diyar/contract/rules/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentVersion } from '../../db/schema.ts';
import { type ProjectOver, projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { storePicture } from '../../testing/stored-files.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { admin, create, created, put } = projectCalls(() => app);

test('everything that is sent comes back, in one answer', async () => {
  const [cover, photo, plan, inside] = [
    await storePicture(app.app),
    await storePicture(app.app),
    await storePicture(app.app),
    await storePicture(app.app),
  ];
  const answer = await create({
    nameEn: 'Whole House',
    nameAr: 'بيت كامل',
    coverFileId: cover,
    gallery: [
      { fileId: photo, position: 4 },
      { fileId: plan, position: -1 },
      { fileId: photo, position: 9 },
    ],
    features: [
      { en: 'Lift', ar: 'مصعد', icon: 'elevator' },
      { en: '', ar: '' },
    ],
    building: { floors: 7, lifts: '2', parking: '٣٠', entrances: null },
    launchDate: '2026-01-15',
    handoverDate: '',
    units: [
      unitPayload({ price: 120_000, currency: 'USD', images: [{ fileId: inside }], coverFileId: inside }),
      unitPayload({ bedrooms: 0, sizeSqm: 40.5, isAvailable: false, unitNumber: 'B-2' }),
    ],
  });
  expect(answer.statusCode).toBe(201);
  const project = answer.json();
  expect(project).toMatchObject({
    slug: 'whole-house',
    version: 1,
    status: 'active',
    isFeatured: false,
    cityAr: 'رام الله',
    addressEn: 'Al-Tireh Street, Ramallah, Palestine',
    cover: { fileId: cover, width: 300, height: 200, mimeType: 'image/jpeg', poster: null },
    building: { floors: 7, lifts: 2, parking: 30, entrances: null },
    launchDate: '2026-01-15',
    handoverDate: null,
    features: [{ en: 'Lift', ar: 'مصعد', icon: 'elevator' }],
    types: ['residential', 'commercial'],
    unitsTotal: 2,
    unitsAvailable: 1,
    bedroomsMin: 0,
    bedroomsMax: 2,
    areaMin: 40.5,
    areaMax: 90,
    priceFrom: { amount: 120_000, currency: 'USD' },
  });
  expect(
    project.gallery.map((item: { fileId: number; position: number }) => [item.fileId, item.position]),
  ).toEqual([
    [plan, -1],
    [photo, 4],
  ]);
  expect(project.units).toMatchObject([
    {
      unitNumber: '1',
      price: 120_000,
      cover: { fileId: inside },
      images: [{ fileId: inside, position: 0 }],
    },
    { unitNumber: 'B-2', isAvailable: false, price: null, currency: null, images: [] },
  ]);
  expect((await admin().get(`/admin/projects/${project.id}`)).json()).toEqual(project);
  expect((await admin().get('/admin/projects/whole-house')).json()).toEqual(project);
});

test.each([
  [{ nameEn: ' ' }, 'i18n.en.name'],
  [{ nameAr: '' }, 'i18n.ar.name'],
  [{ address: { streetEn: '' } }, 'address.streetEn'],
  [{ address: { streetAr: ' ' } }, 'address.streetAr'],
  [{ address: { googleMapsUrl: 'javascript:alert(1)' } }, 'address.googleMapsUrl'],
  [{ address: { lat: 91 } }, 'address.lat'],
  [{ address: { lng: null } }, 'address.lng'],
  [{ launchDate: '2026-02-30' }, 'launchDate'],
  [{ units: [unitPayload({ sizeSqm: 9 })] }, 'units.0.sizeSqm'],
  [{ units: [unitPayload({ bedrooms: -1 })] }, 'units.0.bedrooms'],
  [{ gallery: Array.from({ length: 81 }, (_, i) => ({ fileId: i + 1 })) }, 'gallery'],
])('%j is refused at %s', async (over, path) => {
  const answer = await create(over as ProjectOver);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.map((e: { path: string }) => e.path)).toContain(path);
});

test('a failed save leaves nothing behind', async () => {
  const before = await created({
    nameEn: 'Untouched',
    features: [{ en: 'Lift', ar: '' }],
    units: [unitPayload()],
  });
  const [{ version } = { version: 0 }] = await app.db.select().from(contentVersion);
  const answer = await put(before.id, {
    nameEn: 'Changed',
    address: { streetEn: 'Elsewhere' },
    units: [unitPayload({ id: unitId(999_999) })],
  });
  expect(answer.statusCode).toBe(422);
  expect((await admin().get(`/admin/projects/${before.id}`)).json()).toEqual(before);
  expect((await app.db.select().from(contentVersion))[0]?.version).toBe(version);
});

test('a thousand units are saved in one go', async () => {
  const many = Array.from({ length: 1000 }, (_, i) =>
    unitPayload({ unitLabelEn: `U${i}`, price: i, aboutEn: 'x'.repeat(500) }),
  );
  const project = await created({ nameEn: 'Tower', units: many });
  expect(project.units).toHaveLength(1000);
  expect(project.units[999].unitLabelEn).toBe('U999');
  const ids = project.units.map((u: { id: UnitId }, i: number) =>
    unitPayload({ id: u.id, unitLabelEn: `V${i}` }),
  );
  const again = (await put(project.id, { nameEn: 'Tower', units: ids.reverse() })).json();
  expect(again.units[0]).toMatchObject({ id: project.units[999].id, unitLabelEn: 'V999' });
  const tooMany = Array.from({ length: UNITS_MAX + 1 }, () => unitPayload());
  expect((await create({ units: tooMany })).statusCode).toBe(422);
});
