import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deals, messages, units } from '../../db/schema.ts';
import { insertReservation, insertSold } from '../../testing/deals.ts';
import { jpeg } from '../../testing/pictures.ts';
import {
  type ProjectOver,
  projectCalls,
  projectPayload,
  unitPayload,
} from '../../testing/project-payload.ts';
import { storeContract, storePicture } from '../../testing/stored-files.ts';
import { testApp } from '../../testing/test-app.ts';
import { uploads } from '../../testing/uploads.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { admin, create, created, put } = projectCalls(() => app);

test('slugs: from the English name, -2 and -3 on a clash, free again after a deletion', async () => {
  const names = await Promise.all(
    Array.from({ length: 4 }, () => created({ nameEn: "Al-Bireh's  Heights!" })),
  );
  expect(names.map((p) => p.slug).sort()).toEqual([
    'al-birehs-heights',
    'al-birehs-heights-2',
    'al-birehs-heights-3',
    'al-birehs-heights-4',
  ]);
  const first = names.find((p) => p.slug === 'al-birehs-heights');
  expect(
    (await put(first.id, { nameEn: "Al-Bireh's  Heights!", slug: 'al-birehs-heights' })).json().slug,
  ).toBe('al-birehs-heights');
  expect((await admin().delete(`/projects/${first.id}`)).statusCode).toBe(204);
  expect((await created({ nameEn: 'Al-Birehs Heights' })).slug).toBe('al-birehs-heights');
  expect((await created({ nameEn: '2026' })).slug).toBe('project-2026');
  expect((await created({ nameEn: 'برج' })).slug).toBe('project');
});

test('texts and focal point of pictures: saved, answered, and kept by a save that does not send them', async () => {
  const [photo, own] = [await storePicture(app.app), await storePicture(app.app)];
  const texts = { altEn: 'The stair', altAr: 'الدرج', isDecoration: false, focalX: 0.2, focalY: 0.8 };
  const before = await created({
    nameEn: 'Described',
    coverFileId: photo,
    gallery: [{ fileId: photo, ...texts }],
    units: [unitPayload({ images: [{ fileId: own, isDecoration: true }] })],
  });
  expect(before.gallery).toMatchObject([texts]);
  const cover = { fileId: photo, focalX: 0.2, focalY: 0.8, posterVariants: null };
  const { items } = (await app.anonymous.get('/projects?q=Described')).json();
  expect([before.cover, items[0].cover]).toMatchObject([cover, cover]);
  const after = (
    await put(before.id, {
      nameEn: 'Described',
      coverFileId: photo,
      version: before.version,
      gallery: [{ fileId: photo, altEn: 'The stone stair' }],
      units: [unitPayload({ id: before.units[0].id, images: [{ fileId: own, altEn: 'A room' }] })],
    })
  ).json();
  expect(after.gallery).toMatchObject([{ ...texts, altEn: 'The stone stair' }]);
  expect(after.units[0].images).toMatchObject([{ altEn: 'A room', isDecoration: true, focalX: 0.5 }]);
  const refused = await put(before.id, { version: after.version, gallery: [{ fileId: photo, focalX: 2 }] });
  expect(refused.json().errors).toMatchObject([{ path: 'gallery.0.focalX' }]);
});

test('a save keeps the ids of units and of gallery entries, and removes what is left out', async () => {
  const [a, b] = [await storePicture(app.app), await storePicture(app.app)];
  const before = await created({
    nameEn: 'Keeps Ids',
    gallery: [{ fileId: a }, { fileId: b }],
    units: [
      unitPayload({ unitLabelEn: 'A' }),
      unitPayload({ unitLabelEn: 'B' }),
      unitPayload({ unitLabelEn: 'C' }),
    ],
  });
  const [unitA, unitB, unitC] = before.units;
  await app.db.insert(messages).values({ senderName: 'Huda', unitId: unitA.id, projectId: before.id });
  const after = (
    await put(before.id, {
      nameEn: 'Keeps Ids',
      version: before.version,
      gallery: [{ fileId: b, position: 0 }],
      units: [
        unitPayload({ id: unitC.id, unitLabelEn: 'C2' }),
        unitPayload({ unitLabelEn: 'D' }),
        unitPayload({ id: unitB.id }),
      ],
    })
  ).json();
  expect(after.version).toBe(2);
  expect(after.units.map((u: { id: number }) => u.id)).toEqual([unitC.id, expect.any(Number), unitB.id]);
  expect(after.units[0].unitLabelEn).toBe('C2');
  expect(after.gallery).toMatchObject([{ id: before.gallery[1].id, fileId: b, position: 0 }]);
  const [removed] = await app.db.select().from(units).where(eq(units.id, unitA.id));
  expect(removed?.deletedAt).toBeInstanceOf(Date);
  const inbox = (await app.as('ADMIN').get('/admin/messages')).json();
  const message = inbox.items.find((one: { senderName: string }) => one.senderName === 'Huda');
  expect(message).toMatchObject({ unit: null, project: { id: before.id } });
});

test('a payload without a gallery leaves pictures and cover; an empty one takes them away', async () => {
  const { upload } = uploads(() => app);
  const [cover, other] = [
    (await upload(await jpeg({ width: 400, height: 300 }))).json(),
    (await upload(await jpeg({ width: 500, height: 300 }))).json(),
  ];
  const gallery = [{ fileId: cover.fileId }, { fileId: other.fileId, altEn: 'The garden' }];
  const made = (
    await projectCalls(() => app).create({ nameEn: 'Pictured', coverFileId: cover.fileId, gallery })
  ).json();
  const shown = async () => {
    const project = (await app.as('ADMIN').get(`/admin/projects/${made.id}`)).json();
    return [project.cover?.fileId ?? null, project.gallery.map((item: { altEn: string }) => item.altEn)];
  };
  const save = (over: ProjectOver) =>
    app.as('ADMIN').put(`/admin/projects/${made.id}`, projectPayload({ nameEn: 'Pictured', ...over }));
  const before = await shown();
  expect(before[0]).toBe(cover.fileId);
  expect((await save({})).statusCode).toBe(200);
  expect(await shown()).toEqual(before);
  expect((await save({ gallery: [] })).statusCode).toBe(200);
  expect(await shown()).toEqual([null, []]);
});

test('a payload without units leaves them; one that leaves out a unit with a deal is refused whole', async () => {
  const before = await created({
    nameEn: 'Sells',
    units: [unitPayload({ unitNumber: 'A-1' }), unitPayload()],
  });
  const [first, second] = before.units;
  await insertSold(app.db, {}, first.id);
  const { units: _, ...silent } = projectPayload({ nameEn: 'Sells On' });
  const renamed = await admin().put(`/admin/projects/${before.id}`, silent);
  expect(renamed.json()).toMatchObject({ nameEn: 'Sells On', units: [{ id: first.id }, { id: second.id }] });
  const without = await put(before.id, { nameEn: 'Gone', units: [unitPayload({ id: second.id })] });
  expect(without.json()).toMatchObject({ code: 'unitHasDeals', message: expect.stringContaining('A-1') });
  expect([without.statusCode, (await admin().get(`/admin/projects/${before.id}`)).json().nameEn]).toEqual([
    409,
    'Sells On',
  ]);
  expect((await put(before.id, { nameEn: 'Fine', units: [unitPayload({ id: first.id })] })).statusCode).toBe(
    200,
  );
});

test('a save withdraws a unit, but not one that a deal has made unavailable', async () => {
  const before = await created({ nameEn: 'Echo', units: [unitPayload(), unitPayload()] });
  const [sold, free] = before.units;
  const deal = await insertSold(app.db, {}, sold.id);
  const echo = [sold, free].map(({ id }) => unitPayload({ id, isAvailable: false }));
  const statuses = (answer: { json(): { units: { status: string }[] } }) =>
    answer.json().units.map((u) => u.status);
  expect(statuses(await put(before.id, { nameEn: 'Echo', units: echo }))).toEqual(['sold', 'withdrawn']);
  await app.db.update(deals).set({ deletedAt: new Date() }).where(eq(deals.id, deal.id));
  expect(statuses(await admin().get(`/admin/projects/${before.id}`))).toEqual(['available', 'withdrawn']);
  const back = [sold, free].map(({ id }) => unitPayload({ id, isAvailable: true }));
  expect(statuses(await put(before.id, { nameEn: 'Echo', units: back }))).toEqual(['available', 'available']);
});

test('a project with an open deal is not deleted', async () => {
  const project = await created({ nameEn: 'Taken', units: [unitPayload()] });
  const deal = await insertReservation(app.db, {}, project.units[0].id);
  const refused = await admin().delete(`/admin/projects/${project.id}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'projectHasDeals']);
  await app.db.update(deals).set({ stage: 'cancelled', endedAt: new Date() }).where(eq(deals.id, deal.id));
  expect((await admin().delete(`/admin/projects/${project.id}`)).statusCode).toBe(204);
});

test("another project's unit, or one twice, is refused", async () => {
  const other = await created({ nameEn: 'Other', units: [unitPayload()] });
  const own = await created({ nameEn: 'Own', units: [unitPayload()] });
  const foreign = await put(own.id, { nameEn: 'Own', units: [unitPayload({ id: other.units[0].id })] });
  expect([foreign.statusCode, foreign.json().code]).toEqual([422, 'unknownReference']);
  const twice = unitPayload({ id: own.units[0].id });
  expect((await put(own.id, { nameEn: 'Own', units: [twice, twice] })).statusCode).toBe(422);
  expect((await admin().get(`/admin/projects/${other.id}`)).json()).toEqual(other);
  expect((await admin().get(`/admin/projects/${own.id}`)).json()).toEqual(own);
});

test('a stale save is 409 and changes nothing, however many are sent at once', async () => {
  const before = await created({ nameEn: 'Contested', units: [unitPayload()] });
  const saves = await Promise.all(
    [1, 2, 3, 4].map((n) => put(before.id, { nameEn: `Contested ${n}`, version: before.version, units: [] })),
  );
  expect(saves.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409]);
  const winner = saves.find((answer) => answer.statusCode === 200)?.json();
  const refused = saves.find((answer) => answer.statusCode === 409)?.json();
  expect(refused).toMatchObject({ code: 'stale', savedBy: { name: 'ADMIN', at: expect.any(String) } });
  expect((await admin().get(`/admin/projects/${before.id}`)).json()).toEqual(winner);
  expect(winner.version).toBe(2);
});

test('a contract never becomes a picture of a project, nor does a file that is not there', async () => {
  const [paper, photo] = [await storeContract(app.app), await storePicture(app.app)];
  const attempts = [
    { coverFileId: paper },
    { gallery: [{ fileId: paper }] },
    { gallery: [{ fileId: photo, posterFileId: paper }] },
    { units: [unitPayload({ images: [{ fileId: paper }] })] },
    { units: [unitPayload({ coverFileId: paper })] },
  ];
  for (const over of attempts) {
    const answer = await create({ nameEn: 'Never', ...over });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'wrongFileClass']);
  }
  const missing = await create({ nameEn: 'Never', gallery: [{ fileId: 999_999 }] });
  expect(missing.json()).toMatchObject({
    code: 'unknownReference',
    errors: [{ path: 'gallery.0.fileId' }],
  });
  expect((await admin().get('/admin/projects?q=never')).json().total).toBe(0);
});
