import type { HistoryVersion } from '@diyar/contract/history';
import type { Project } from '@diyar/contract/projects';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertSold } from '../../testing/deals.ts';
import { multipart } from '../../testing/multipart.ts';
import { jpeg } from '../../testing/pictures.ts';
import { projectPayload, unitPayload } from '../../testing/project-payload.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

/** `npm run test:long` tries many more. */
const ROUNDS = process.env.LONG ? 250 : 5;
vi.setConfig({ testTimeout: ROUNDS * 20_000 });
const RUNS = { numRuns: ROUNDS, endOnFailure: true };

let app: TestApp;
let pictures: number[];
beforeAll(async () => {
  app = await testApp();
  const uploaded = [];
  for (const width of [64, 80, 96]) {
    const form = await multipart({ file: { bytes: await jpeg({ width, height: 48 }), name: 'p.jpg' } });
    uploaded.push(await app.as('ADMIN').post('/uploads', form.payload, { headers: form.headers }));
  }
  pictures = uploaded.map((answer) => answer.json().fileId);
});
afterAll(() => app.close());

const admin = () => app.as('SUPERADMIN');
const history = async (path: string): Promise<HistoryVersion[]> => {
  const answer = await admin().get(`${path}/history?size=100`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
};
const restore = (path: string, version: HistoryVersion | undefined, field?: string) =>
  admin().post(`${path}/history/restore`, { batch: version?.batch, field });
const told = (version: HistoryVersion | undefined, entity: string) =>
  Object.fromEntries(
    (version?.changes ?? [])
      .filter((change) => change.entity === entity)
      .map(({ field, before, after }) => [field, [before, after]]),
  );

/** Saves of the editor that differ in anything a person can change. */
const words = fc.constantFrom('', 'a', 'b', 'ج', 'constructor', '١٢');
const saves = fc.record({
  nameEn: fc.constantFrom('Olive', 'Almond', '__proto__'),
  nameAr: fc.constantFrom('زيتون', 'لوز'),
  status: fc.constantFrom('active' as const, 'archived' as const),
  slug: fc.constantFrom('olive', 'almond-hill', ''),
  kind: fc.constantFrom('building', 'villas'),
  launchDate: fc.constantFrom(null, '2027-01-02', '2028-12-31'),
  handoverDate: fc.constantFrom(null, '2029-05-06'),
  building: fc.option(
    fc.record({ floors: fc.option(fc.nat(9)), entrances: fc.option(fc.nat(3)), lifts: fc.option(fc.nat(3)) }),
  ),
  address: fc.record({ cityEn: words, cityAr: words, blockEn: words, lat: fc.constantFrom(31.9, 32.1) }),
  features: fc.array(fc.record({ en: fc.constantFrom('Lift', 'Pool'), ar: words }), { maxLength: 3 }),
  gallery: fc.uniqueArray(fc.nat(2), { maxLength: 3 }),
  cover: fc.option(fc.nat(2)),
});
type Save = typeof saves extends fc.Arbitrary<infer Value> ? Value : never;

const payloadOf = ({ gallery, cover, ...save }: Save) => ({
  ...projectPayload(save as Parameters<typeof projectPayload>[0]),
  gallery: gallery.map((at, position) => ({ fileId: pictures[at], position })),
  coverFileId: cover === null ? null : pictures[cover],
});

/** What the page of the project is made of: another reading than the one the history uses. */
const shownOf = ({ address, gallery, building, cover, ...project }: Project) => {
  const { id: _, ...place } = address;
  const { slug, isActive, kind, nameEn, nameAr, descriptionEn, descriptionAr, features } = project;
  return {
    ...place,
    ...building,
    slug,
    kind,
    nameEn,
    nameAr,
    descriptionEn,
    descriptionAr,
    features,
    status: isActive ? 'active' : 'archived',
    launchDate: project.launchDate,
    handoverDate: project.handoverDate,
    coverFileId: cover?.fileId ?? null,
    gallery: gallery.map(({ fileId }) => fileId),
  };
};
type Shown = ReturnType<typeof shownOf>;
const shown = async (id: number): Promise<Shown> =>
  shownOf((await admin().get(`/admin/projects/${id}`)).json());

/** Pictures are told with more than their file. */
const filesOnly = (changes: Record<string, unknown[]>) => {
  const files = (list: unknown) => (list as { fileId: number }[] | null)?.map(({ fileId }) => fileId) ?? [];
  return changes.gallery ? { ...changes, gallery: changes.gallery.map(files) } : changes;
};
const difference = (before: Shown, after: Shown) =>
  Object.fromEntries(
    Object.keys(after).flatMap((field) => {
      const [old, now] = [before[field as keyof Shown], after[field as keyof Shown]];
      return JSON.stringify(old) === JSON.stringify(now) ? [] : [[field, [old, now]]];
    }),
  );

test('the history of a project is the difference of its stored states, and any version comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(saves, { minLength: 3, maxLength: 5 }), fc.nat(), async (list, any) => {
      const [first, ...others] = list as [Save, ...Save[]];
      const made = (await admin().post('/admin/projects', payloadOf(first))).json();
      const path = `/admin/projects/${made.id}`;
      const states: Shown[] = [shownOf(made)];
      for (const save of others) {
        const answer = await admin().put(path, payloadOf(save));
        expect(answer.statusCode, answer.body).toBe(200);
        const before = states.at(-1) as Shown;
        const now = await shown(made.id);
        const changed = difference(before, now);
        const versions = await history(path);
        if (Object.keys(changed).length === 0) expect(versions).toHaveLength(states.length);
        else {
          states.push(now);
          expect(filesOnly(told(versions[0], 'project'))).toEqual(changed);
        }
      }
      const versions = (await history(path)).toReversed();
      expect(versions).toHaveLength(states.length);
      const at = any % states.length;
      expect(versions[at]?.canRestore).toBe(at < states.length - 1);
      expect((await restore(path, versions[at])).json().kept).toEqual([]);
      expect(await shown(made.id)).toEqual(states[at]);
    }),
    RUNS,
  );
});

test('one field comes back, the others stay', async () => {
  const made = (await admin().post('/admin/projects', projectPayload({ nameEn: 'First' }))).json();
  const path = `/admin/projects/${made.id}`;
  await admin().put(path, {
    ...projectPayload({ nameEn: 'Second' }),
    launchDate: '2027-01-01',
    slug: made.slug,
  });
  const [version] = await history(path);
  expect(told(version, 'project')).toMatchObject({
    nameEn: ['First', 'Second'],
    launchDate: [null, '2027-01-01'],
  });
  const answer = await restore(path, version, 'nameEn');
  expect(answer.statusCode, answer.body).toBe(200);
  const now = (await admin().get(path)).json();
  expect(now).toMatchObject({ nameEn: 'First', launchDate: '2027-01-01' });
  const [newest] = await history(path);
  expect(newest).toMatchObject({ action: 'projects.bringBack', batch: answer.json().batch });
  expect((await restore(path, version, 'status')).statusCode).toBe(404);
  expect((await restore('/admin/projects/999999', version)).statusCode).toBe(404);
});

test('a picture that is deleted for good stays away, and is told', async () => {
  const form = await multipart({ file: { bytes: await jpeg({ width: 50, height: 40 }), name: 'x.jpg' } });
  const { fileId } = (await app.as('ADMIN').post('/uploads', form.payload, { headers: form.headers })).json();
  const kept = { fileId: pictures[0], position: 1 };
  const gallery = [{ fileId, position: 0 }, kept];
  const made = (await admin().post('/admin/projects', { ...projectPayload(), gallery })).json();
  const path = `/admin/projects/${made.id}`;
  await admin().put(path, { ...projectPayload(), slug: made.slug, gallery: [] });
  await app.db.execute(`delete from files where id = ${Number(fileId)}`);
  const versions = await history(path);
  const answer = (await restore(path, versions.at(-1))).json();
  expect(answer.kept).toEqual([{ field: 'gallery', reason: 'gone' }]);
  const now: Project = (await admin().get(path)).json();
  expect(now.gallery.map((item) => item.fileId)).toEqual([pictures[0]]);
});

test('a unit has its own history; its number and a sold price are kept where they must be', async () => {
  const units = [unitPayload({ unitNumber: 'A-1', price: 100_000, currency: 'USD' })];
  const made = (await admin().post('/admin/projects', { ...projectPayload(), units })).json();
  const path = `/admin/projects/${made.id}`;
  const [unit] = made.units;
  const save = (over: object, others: object[] = []) =>
    admin().put(path, {
      ...projectPayload(),
      slug: made.slug,
      units: [{ ...unitPayload(), ...unit, coverFileId: null, images: [], ...over }, ...others],
    });
  expect(
    (await save({ unitNumber: 'A-2', price: 120, currency: 'JOD', images: [{ fileId: pictures[1] }] }))
      .statusCode,
  ).toBe(200);
  expect(
    (await save({ unitNumber: 'A-2', price: 130, currency: 'JOD' }, [unitPayload({ unitNumber: 'A-1' })]))
      .statusCode,
  ).toBe(200);
  const ofUnit = `/admin/units/${unit.id}`;
  const [second, first] = await history(ofUnit);
  expect(told(second, 'unit')).toMatchObject({ price: [120, 130] });
  expect(told(first, 'unit')).toMatchObject({
    unitNumber: ['A-1', 'A-2'],
    price: [100_000, 120],
    currency: ['USD', 'JOD'],
  });
  // the project's own history has the units of the same save
  const [ofProject] = await history(path);
  expect(ofProject?.changes.find(({ field }) => field === 'price')).toMatchObject({ unitNumber: 'A-2' });
  // the price brings its currency along
  expect((await restore(ofUnit, first, 'price')).json()).toMatchObject({ kept: [] });
  expect((await restore(ofUnit, first, 'unitNumber')).json()).toEqual({
    batch: null,
    kept: [{ field: 'unitNumber', reason: 'number' }],
  });
  expect((await restore(ofUnit, first, 'images')).statusCode).toBe(200);
  const inSheet = async () =>
    (await admin().get(`${path}/sheet`)).json().units.find(({ id }: { id: number }) => id === unit.id);
  expect(await inSheet()).toMatchObject({ unitNumber: 'A-2', price: 100_000, currency: 'USD', images: [] });
  expect((await restore(ofUnit, first)).statusCode).toBe(200);
  expect(await inSheet()).toMatchObject({
    price: 120,
    currency: 'JOD',
    images: [{ fileId: pictures[1] }],
  });
  await insertSold(app.db, {}, unit.id);
  expect((await restore(ofUnit, first, 'price')).json()).toEqual({
    batch: null,
    kept: [
      { field: 'price', reason: 'sold' },
      { field: 'currency', reason: 'sold' },
    ],
  });
});

test('the company: only what differs is told, nothing is told of a save as before, and it comes back', async () => {
  const path = '/admin/company';
  const before = (await admin().get('/company')).json();
  await admin().put('/company', { nameEn: 'New name', address: { en: { city: 'Nablus' } } });
  const again = (await admin().get('/company')).json();
  await admin().put('/company', again);
  await admin().put('/company', {});
  const versions = await history(path);
  expect(versions).toHaveLength(1);
  expect(told(versions[0], 'company')).toEqual({
    nameEn: [before.nameEn, 'New name'],
    cityEn: [before.address.en.city, 'Nablus'],
  });
  await admin().put('/company', { phone: '0599111222' });
  expect((await restore(path, versions[0], 'nameEn')).statusCode).toBe(200);
  const now = (await admin().get('/company')).json();
  expect(now).toMatchObject({ nameEn: before.nameEn, phone: '0599111222' });
  expect(now.address.en.city).toBe('Nablus');
  expect((await restore(path, versions[0])).statusCode).toBe(200);
  // as it was, by saves of its own
  expect((await admin().get('/company')).json()).toEqual({ ...again, version: again.version + 3 });
});

test('a slot of the slideshow is filled and emptied again', async () => {
  const path = '/admin/hero-media/2';
  const put = (body: object) => admin().put('/hero-media/2', body);
  await put({ fileId: pictures[0], captionEn: 'One', focalX: 0.2, focalY: 0.3 });
  await put({ fileId: pictures[1], captionEn: 'Two' });
  await put({ captionEn: 'Two' });
  await admin().delete('/hero-media/2');
  const versions = await history(path);
  expect(versions.map(({ action }) => action)).toEqual(['hero.delete', 'hero.save', 'hero.save']);
  const slot = async () =>
    (await admin().get('/hero-media')).json().items.find(({ id }: { id: number }) => id === 2);
  expect((await restore(path, versions[2])).statusCode).toBe(200);
  expect(await slot()).toMatchObject({ fileId: pictures[0], captionEn: 'One', focalX: 0.2, focalY: 0.3 });
  expect((await restore(path, versions[0], 'fileId')).statusCode).toBe(200);
  expect(await slot()).toMatchObject({ fileId: pictures[1], captionEn: 'Two' });
  expect((await restore(path, versions[0])).statusCode).toBe(200);
  expect(await slot()).toBeUndefined();
});

test('a user gets an earlier role back, under the same rules', async () => {
  const made = (
    await admin().post('/admin/users', { username: 'rana', password: 'secret words', role: 'ADMIN' })
  ).json();
  const path = `/admin/users/${made.id}`;
  await admin().patch(path, { fullName: 'Rana', phone: '', role: 'LACASA', buildings: [] });
  await admin().patch(path, { fullName: 'Rana', phone: '', role: 'LACASA', buildings: [] });
  const versions = await history(path);
  expect(told(versions[0], 'user')).toMatchObject({ role: ['ADMIN', 'LACASA'], fullName: ['', 'Rana'] });
  expect(versions).toHaveLength(2);
  expect((await restore(path, versions[0], 'role')).statusCode).toBe(200);
  const { items } = (await admin().get('/admin/users?q=rana')).json();
  expect(items[0]).toMatchObject({ role: 'ADMIN', fullName: 'Rana' });
});
