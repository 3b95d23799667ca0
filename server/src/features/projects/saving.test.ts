import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, contentVersion, messages, sold, units } from '../../db/schema.ts';
import { multipart } from '../../testing/multipart.ts';
import { jpeg, pdf } from '../../testing/pictures.ts';
import { projectPayload, unitPayload } from '../../testing/project-payload.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const admin = () => app.as('ADMIN');
const create = (over?: Parameters<typeof projectPayload>[0]) =>
  admin().post('/admin/projects', projectPayload(over));
const put = (id: number, over?: Parameters<typeof projectPayload>[0]) =>
  admin().put(`/admin/projects/${id}`, projectPayload(over));
const created = async (over?: Parameters<typeof projectPayload>[0]) => (await create(over)).json();

async function picture(): Promise<number> {
  const form = await multipart({ file: { bytes: await jpeg({ width: 300, height: 200 }), name: 'a.jpg' } });
  const answer = await admin().post('/files', form.payload, { headers: form.headers });
  return answer.json().fileId;
}

async function contract(): Promise<number> {
  const { receiveFile } = await import('../files/service.ts');
  const { Readable } = await import('node:stream');
  const incoming = { stream: Readable.from([pdf()]), name: 'contract.pdf' };
  return (await receiveFile(app.app.files, null, incoming, { class: 'contract', kinds: ['pdf'] })).id;
}

describe('who may', () => {
  test.each([
    ['GET', '/admin/projects'],
    ['GET', '/admin/projects/1'],
    ['POST', '/admin/projects'],
    ['PUT', '/admin/projects/1'],
    ['DELETE', '/admin/projects/1'],
    ['PATCH', '/admin/projects/1/feature'],
    ['POST', '/projects'],
    ['PUT', '/projects/1'],
    ['DELETE', '/projects/1'],
    ['PATCH', '/projects/1/feature'],
  ] as const)('%s %s is for ADMIN and SUPERADMIN, at both mounts', async (method, path) => {
    for (const mount of ['', '/api']) {
      const call = (token?: string) =>
        app.app.inject({
          method,
          url: mount + path,
          headers: token ? { authorization: `Bearer ${token}` } : {},
        });
      expect((await call()).statusCode).toBe(401);
      expect((await call(app.token('LACASA'))).statusCode).toBe(403);
      expect([401, 403]).not.toContain((await call(app.token('ADMIN'))).statusCode);
      expect([401, 403]).not.toContain((await call(app.token('SUPERADMIN'))).statusCode);
    }
  });
});

describe('saving', () => {
  test('everything that is sent comes back, in one answer', async () => {
    const [cover, photo, plan, inside] = [await picture(), await picture(), await picture(), await picture()];
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
    const answer = await create(over as Parameters<typeof projectPayload>[0]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.map((e: { path: string }) => e.path)).toContain(path);
  });

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

  test('a save keeps the ids of units and of gallery entries, and removes what is left out', async () => {
    const [a, b] = [await picture(), await picture()];
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
    await app.db.insert(sold).values({ apartmentName: 'A', unitId: unitA.id });
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
    expect(await app.db.select().from(units).where(eq(units.id, unitA.id))).toEqual([]);
    const [record] = await app.db.select().from(sold).where(eq(sold.apartmentName, 'A'));
    const [message] = await app.db.select().from(messages).where(eq(messages.senderName, 'Huda'));
    expect([record?.unitId, message?.unitId, message?.projectId]).toEqual([null, null, before.id]);
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
      [1, 2, 3, 4].map((n) =>
        put(before.id, { nameEn: `Contested ${n}`, version: before.version, units: [] }),
      ),
    );
    expect(saves.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409]);
    const winner = saves.find((answer) => answer.statusCode === 200)?.json();
    expect(saves.find((answer) => answer.statusCode === 409)?.json().code).toBe('stale');
    expect((await admin().get(`/admin/projects/${before.id}`)).json()).toEqual(winner);
    expect(winner.version).toBe(2);
  });

  test('a contract never becomes a picture of a project, nor does a file that is not there', async () => {
    const [paper, photo] = [await contract(), await picture()];
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
      units: [unitPayload({ id: 999_999 })],
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
    const ids = project.units.map((u: { id: number }, i: number) =>
      unitPayload({ id: u.id, unitLabelEn: `V${i}` }),
    );
    const again = (await put(project.id, { nameEn: 'Tower', units: ids.reverse() })).json();
    expect(again.units[0]).toMatchObject({ id: project.units[999].id, unitLabelEn: 'V999' });
    expect((await create({ units: [...many, unitPayload()] })).statusCode).toBe(422);
  });
});

describe('featured, archived, deleted', () => {
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

  test('an archived project is 404 to the public, with its units and address', async () => {
    const project = await created({ nameEn: 'Gone Quiet', units: [unitPayload()] });
    const open = [
      `/projects/${project.id}`,
      '/projects/gone-quiet',
      `/units?projectId=${project.id}`,
      `/addresses/${project.address.id}`,
    ];
    for (const path of open) expect((await app.anonymous.get(path)).statusCode).toBe(200);
    await put(project.id, { nameEn: 'Gone Quiet', status: 'archived' });
    for (const path of open) expect((await app.anonymous.get(path)).statusCode).toBe(404);
    expect((await admin().get('/admin/projects/gone-quiet')).json().status).toBe('archived');
  });

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

  test('every write is recorded and makes kept pages stale', async () => {
    const version = async () => (await app.db.select().from(contentVersion))[0]?.version ?? 0;
    const start = await version();
    const { id } = await created({ nameEn: 'Recorded' });
    await put(id, { nameEn: 'Recorded' });
    await admin().patch(`/projects/${id}/feature`, { featured: true });
    await admin().delete(`/projects/${id}`);
    expect(await version()).toBe(start + 4);
    const entries = await app.db
      .select()
      .from(audit)
      .where(eq(audit.entityId, String(id)));
    expect(entries.map((entry) => [entry.action, entry.actorName])).toEqual([
      ['projects.create', 'admin'],
      ['projects.update', 'admin'],
      ['projects.feature', 'admin'],
      ['projects.delete', 'admin'],
    ]);
  });
});
