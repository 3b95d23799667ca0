import type { ProjectCard } from '@diyar/contract/projects';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sold } from '../../db/schema.ts';
import { projectPayload, unitPayload } from '../../testing/project-payload.ts';
import { testApp } from '../../testing/test-app.ts';
import { refreshFiguresOfUnit } from './service.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let jasmineUnit: number;

const save = async (over: Parameters<typeof projectPayload>[0]) => {
  const answer = await app.as('ADMIN').post('/admin/projects', projectPayload(over));
  expect(answer.statusCode).toBe(201);
  return answer.json();
};

beforeAll(async () => {
  app = await testApp();
  const olive = await save({
    nameEn: 'Olive Terraces',
    nameAr: 'شُرُفات الزيتون',
    units: [
      unitPayload({ bedrooms: 2, sizeSqm: 90, price: 100_000, currency: 'USD' }),
      unitPayload({ bedrooms: 4, sizeSqm: 160, price: 250_000.5, currency: 'USD' }),
    ],
  });
  await app.as('ADMIN').patch(`/projects/${olive.id}/feature`, { featured: true });
  const jasmine = await save({
    nameEn: 'Jasmine Court',
    nameAr: 'ساحة الياسمين',
    address: { cityEn: 'Nablus', cityAr: 'نابلس', streetEn: 'Rafidia 50% off_road', streetAr: 'شارع رفيديا' },
    units: [
      unitPayload({ bedrooms: 1, sizeSqm: 48, price: 60_000, currency: 'ILS' }),
      unitPayload({ bedrooms: 3, sizeSqm: 120, price: 70_000, currency: 'ILS', isAvailable: false }),
    ],
  });
  jasmineUnit = jasmine.units[0].id;
  await save({
    nameEn: 'City Gate Offices',
    nameAr: 'مكاتب بوّابة المدينة',
    address: { cityEn: 'Al-Bireh', cityAr: 'البيرة', streetEn: 'Al-Irsal', streetAr: 'شارع الإرسال' },
    units: [unitPayload({ bedrooms: 0, sizeSqm: 300 })],
  });
  await save({ nameEn: 'Old Quarry', nameAr: 'المحجر القديم', status: 'archived', units: [unitPayload()] });
  await save({
    nameEn: 'Plans Only',
    nameAr: 'مخططات',
    address: { cityEn: 'ramallah ', cityAr: 'رام اللّه' },
  });
});
afterAll(() => app.close());

const list = async (query = '', path = '/projects') => {
  const answer = await (path.startsWith('/admin') ? app.as('ADMIN') : app.anonymous).get(`${path}?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { items: ProjectCard[]; total: number; page: number; size: number };
};
/** 'beds=4+&q=a b' as a browser writes it. */
const encoded = (query: string) =>
  query
    .split('&')
    .map((pair) => pair.replace(/=(.*)$/, (_, value) => `=${encodeURIComponent(value)}`))
    .join('&');
const names = async (query?: string, path?: string) => (await list(query, path)).items.map((p) => p.nameEn);

describe('the public list', () => {
  test('active ones only, featured first, then newest', async () => {
    expect(await names()).toEqual(['Olive Terraces', 'Plans Only', 'City Gate Offices', 'Jasmine Court']);
    expect(await list('', '/api/projects')).toMatchObject({ total: 4, page: 1, size: 24 });
  });

  test('a card carries its figures', async () => {
    const [olive] = (await list('q=olive&lang=en')).items;
    expect(olive).toMatchObject({
      status: 'featured',
      isActive: true,
      types: ['residential'],
      unitsTotal: 2,
      unitsAvailable: 2,
      bedroomsMin: 2,
      bedroomsMax: 4,
      areaMin: 90,
      areaMax: 160,
      priceFrom: { amount: 100_000, currency: 'USD' },
      addressAr: 'شارع الطيرة، رام الله، فلسطين',
      cover: null,
    });
    const [plans] = (await list('q=plans')).items;
    expect(plans).toMatchObject({
      types: [],
      bedroomsMin: null,
      areaMin: null,
      priceFrom: null,
      unitsTotal: 0,
    });
  });

  test('pages, limit and featured', async () => {
    expect(await list('page=2&size=3')).toMatchObject({
      total: 4,
      page: 2,
      size: 3,
      items: [{ nameEn: 'Jasmine Court' }],
    });
    expect((await list('page=9')).items).toEqual([]);
    expect(await names('featured=true&limit=12')).toEqual(['Olive Terraces']);
    expect(await names('featured=false&limit=1')).toEqual(['Plans Only']);
    for (const bad of [
      'page=0',
      'size=101',
      'limit=0',
      'limit=101',
      'beds=x',
      'type=castle',
      'areaMin=-1',
      'featured=maybe',
    ])
      expect((await app.anonymous.get(`/projects?${bad}`)).statusCode, bad).toBe(422);
  });

  test.each([
    ['q=OLIVE&lang=en', ['Olive Terraces']],
    ['q=olive&lang=ar', []],
    ['q=rafidia nablus&lang=en', ['Jasmine Court']],
    ['q=%&lang=en', ['Jasmine Court']],
    ['q=off_road&lang=en', ['Jasmine Court']],
    ['q=offXroad&lang=en', []],
    ['q=\\', []],
    ['q=شرفات&lang=ar', ['Olive Terraces']],
    ['q=الزّيتـــون&lang=ar', ['Olive Terraces']],
    ['q=شارع الارسال&lang=ar', ['City Gate Offices']],
    ['q=مكاتب بوابه&lang=ar', ['City Gate Offices']],
    ['q=البيره', ['City Gate Offices']],
    ['q=old quarry', []],
    ['q=', ['Olive Terraces', 'Plans Only', 'City Gate Offices', 'Jasmine Court']],
  ])('search: %s', async (query, expected) => {
    expect(await names(encoded(query))).toEqual(expected);
  });

  test.each([
    ['city=Nablus', ['Jasmine Court']],
    ['city=نابلس', ['Jasmine Court']],
    ['city=RAMALLAH', ['Olive Terraces', 'Plans Only']],
    ['city=رام الله', ['Olive Terraces', 'Plans Only']],
    ['city=Nab', []],
    ['type=residential', ['Olive Terraces', 'Jasmine Court']],
    ['type=commercial', ['City Gate Offices']],
    ['status=featured', ['Olive Terraces']],
    ['status=active', ['Plans Only', 'City Gate Offices', 'Jasmine Court']],
    ['status=archived', []],
    ['beds=1', ['Olive Terraces', 'Jasmine Court']],
    ['beds=3', ['Olive Terraces', 'Jasmine Court']],
    ['beds=4', ['Olive Terraces']],
    ['beds=4+', ['Olive Terraces']],
    ['beds=٤', ['Olive Terraces']],
    ['areaMin=130', ['Olive Terraces', 'City Gate Offices']],
    ['areaMax=50', ['Jasmine Court']],
    ['areaMin=100&areaMax=110', ['Olive Terraces', 'Jasmine Court']],
    ['areaMin=110&areaMax=100', ['Olive Terraces', 'Jasmine Court']],
    ['areaMin=161&areaMax=299', []],
    ['areaMin=160&areaMax=160', ['Olive Terraces']],
    ['priceMin=50000', ['Olive Terraces', 'Jasmine Court']],
    ['priceMax=60000', ['Jasmine Court']],
    ['priceMin=65000&priceMax=80000', []],
    ['priceMin=120000&priceMax=200000', []],
    ['priceMin=100000&priceMax=100000', ['Olive Terraces']],
    ['priceMin=250000.5&priceMax=250000.5', ['Olive Terraces']],
    ['priceMin=250000.6&priceMax=300000', []],
    ['priceMin=200000&priceMax=250000.4', []],
    [
      'priceMin=90000&priceMax=300000&beds=2&city=ramallah&type=residential&q=olive&lang=en',
      ['Olive Terraces'],
    ],
    [
      'priceMin=&priceMax=&areaMin=&city=&beds=&type=&status=',
      ['Olive Terraces', 'Plans Only', 'City Gate Offices', 'Jasmine Court'],
    ],
  ])('filter: %s', async (query, expected) => {
    expect(await names(encoded(query))).toEqual(expected);
  });
});

describe('the list of the back office', () => {
  test('every status, newest first; search over title, city and type', async () => {
    expect(await names('', '/admin/projects')).toEqual([
      'Plans Only',
      'Old Quarry',
      'City Gate Offices',
      'Jasmine Court',
      'Olive Terraces',
    ]);
    const found = (q: string) => names(`q=${encodeURIComponent(q)}`, '/admin/projects');
    expect(await found('quarry')).toEqual(['Old Quarry']);
    expect(await found('محجر')).toEqual(['Old Quarry']);
    expect(await found('nablus')).toEqual(['Jasmine Court']);
    expect(await found('commercial')).toEqual(['City Gate Offices']);
    expect(await found('تجاري')).toEqual(['City Gate Offices']);
    expect(await found('rafidia')).toEqual([]);
    expect(await names('status=archived', '/admin/projects')).toEqual(['Old Quarry']);
    expect(await list('size=2&page=2', '/admin/projects')).toMatchObject({ total: 5, page: 2, size: 2 });
  });
});

describe('units, places, addresses', () => {
  test('what a project offers: neither switched off nor sold', async () => {
    const id = (await list('q=jasmine')).items[0]?.id;
    const units = async () => (await app.anonymous.get(`/api/units?projectId=${id}`)).json();
    expect(await units()).toMatchObject({ total: 1, items: [{ bedrooms: 1, isSold: false }] });
    const detail = async () => (await app.anonymous.get(`/projects/${id}`)).json();
    expect((await detail()).units).toHaveLength(1);
    expect((await app.as('ADMIN').get(`/admin/projects/${id}`)).json().units).toHaveLength(2);

    const [record] = await app.db
      .insert(sold)
      .values({ apartmentName: 'J1', unitId: jasmineUnit })
      .returning();
    await app.db.transaction((tx) => refreshFiguresOfUnit(tx, jasmineUnit));
    expect(await units()).toMatchObject({ total: 0, items: [] });
    expect(await detail()).toMatchObject({ units: [], unitsTotal: 2, unitsAvailable: 0, priceFrom: null });
    expect(await names('priceMax=60000')).toEqual([]);

    await app.db
      .update(sold)
      .set({ deletedAt: new Date() })
      .where(eq(sold.id, record?.id ?? 0));
    await app.db.transaction((tx) => refreshFiguresOfUnit(tx, jasmineUnit));
    expect(await names('priceMax=60000')).toEqual(['Jasmine Court']);
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
});
