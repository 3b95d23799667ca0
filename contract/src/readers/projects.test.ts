import { describe, expect, test } from 'vitest';
import { Project } from '../projects.ts';
import { readPlaces, readProject, readProjects } from './projects.ts';
import { expectShape, snakeCased } from './shapes.testing.ts';

const odd = {
  project_id: '12',
  title_en: 'Olive Terraces',
  title_ar: 'مدرّجات الزيتون',
  about_en: 'On the hill',
  description_ar: 'على السفح',
  city: 'Ramallah',
  address: { street_en: 'Olive Street', street_ar: 'شارع الزيتون', lat: 31.9, lng: 35.2 },
  featured: true,
  cover: { public_url: '/uploads/c.jpg', file_id: 3 },
  photos: [
    { id: 1, fileId: 4, url: '/uploads/p.jpg', position: 0 },
    { id: 2, storage_key: 'l.png', position: -1 },
  ],
  amenities: ['Lift', { name_en: 'Garden', name_ar: 'حديقة' }, { title: 'Well' }, ''],
  units: [
    { id: 1, bedrooms: 2, size_sqm: 92 },
    { id: 2, bedrooms: 0, size_sqm: 40, is_available: false },
  ],
  handover_date: '2027-09-01T00:00:00Z',
  building: { floors: '5', elevators: 2 },
};

test('every alias', () => {
  expect(readProject(odd)).toMatchObject({
    id: 12,
    slug: '12',
    kind: 'building',
    nameEn: 'Olive Terraces',
    nameAr: 'مدرّجات الزيتون',
    descriptionEn: 'On the hill',
    descriptionAr: 'على السفح',
    status: 'featured',
    cityEn: 'Ramallah',
    cityAr: 'Ramallah',
    addressEn: 'Olive Street, Ramallah',
    address: { streetAr: 'شارع الزيتون', lat: 31.9 },
    cover: { fileId: 3, url: '/uploads/c.jpg', mimeType: 'image/jpeg' },
    gallery: [
      { url: '/uploads/l.png', position: -1 },
      { fileId: 4, position: 0 },
    ],
    features: [
      { en: 'Lift', ar: 'Lift', icon: null },
      { en: 'Garden', ar: 'حديقة', icon: null },
      { en: 'Well', ar: 'Well', icon: null },
    ],
    types: ['residential', 'commercial'],
    unitsTotal: 2,
    unitsAvailable: 1,
    areaMin: 40,
    areaMax: 92,
    handoverDate: '2027-09-01',
    launchDate: null,
    building: { floors: 5, lifts: 2, parking: null },
  });
});

test('what was read once reads the same again, in snake_case too, alone or in a wrapper', () => {
  const once = readProject(odd);
  expect(Project.safeParse(once).success).toBe(true);
  expect(readProject(once)).toEqual(once);
  expect(readProject(snakeCased(once))).toEqual(once);
  expect(readProject({ data: odd })).toEqual(once);
  expect(readProject({ project: odd })).toEqual(once);
});

describe('pieces', () => {
  test('names by language inside i18n, and one name for both', () => {
    const i18n = { en: { name: 'Olive', description: 'D' }, ar: { name: 'زيتون' } };
    expect(readProject({ id: 1, i18n })).toMatchObject({
      nameEn: 'Olive',
      nameAr: 'زيتون',
      descriptionEn: 'D',
    });
    expect(readProject({ id: 1, name: 'Olive' })).toMatchObject({ nameEn: 'Olive', nameAr: 'Olive' });
  });

  test.each([
    [{}, 'active'],
    [{ isActive: false }, 'archived'],
    [{ status: 'ARCHIVED' }, 'archived'],
    [{ status: 'draft' }, 'draft'],
    [{ isActive: false, isDraft: true }, 'draft'],
    [{ status: 'featured' }, 'featured'],
    [{ is_featured: 1, status: 'active' }, 'featured'],
  ])('status of %j is %s', (fields, status) => {
    expect(readProject({ id: 1, ...fields })?.status).toBe(status);
  });

  test('without a cover the first photo, never a layout', () => {
    const images = [
      { url: '/l', position: -1 },
      { url: '/p', position: 3 },
    ];
    expect(readProject({ id: 1, images })?.cover?.url).toBe('/p');
    expect(readProject({ id: 1, images: [images[0]] })?.cover).toBeNull();
    expect(readProject({ id: 1, coverUrl: '/c', images })?.cover?.url).toBe('/c');
  });

  test('our own lists carry the figures without the units', () => {
    const figures = {
      types: ['commercial'],
      unitsTotal: 9,
      unitsAvailable: 4,
      bedroomsMin: 0,
      bedroomsMax: 0,
      areaMin: 40,
      areaMax: 90,
      priceFrom: { amount: 7, currency: 'JOD' },
    };
    expect(readProject({ id: 1, ...figures })).toMatchObject(figures);
  });

  test('no id, no project; lists leave it out', () => {
    expect(readProject({ nameEn: 'x' })).toBeNull();
    expect(readProjects({ content: [odd, {}, null] }).items.length).toBe(1);
  });

  test('places', () => {
    expect(
      readPlaces({ items: [{ cityEn: 'Ramallah', cityAr: 'رام الله', projects: 3 }, 'Birzeit', {}] }),
    ).toEqual([
      { cityEn: 'Ramallah', cityAr: 'رام الله', projects: 3 },
      { cityEn: 'Birzeit', cityAr: 'Birzeit', projects: 0 },
    ]);
  });
});

test('whatever comes, what is read has our shape', () => {
  const names = [
    'nameEn',
    'title',
    'address',
    'city',
    'cover',
    'coverUrl',
    'gallery',
    'images',
    'features',
    'units',
    'unitsTotal',
    'areaMin',
    'bedroomsMin',
    'building',
    'launchDate',
    'version',
    'createdAt',
    'status',
    'i18n',
  ];
  expectShape(Project, readProject, names);
});
