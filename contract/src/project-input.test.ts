import { describe, expect, test } from 'vitest';
import { ProjectInput } from './project-input.ts';

const payload = {
  slug: '',
  status: 'active',
  isFeatured: false,
  i18n: { en: { name: "Ali's Garden", description: 'D' }, ar: { name: 'حديقة علي', description: '' } },
  address: { streetEn: 'Main', streetAr: 'الرئيسي' },
  coverFileId: 3,
  gallery: [{ fileId: 4, position: -1 }],
  kind: 'building',
  building: null,
  units: [{ bedrooms: '٢', bathrooms: 1, sizeSqm: 90, unitLabel: 'A-1' }],
};
const issues = (over: object) =>
  (ProjectInput.safeParse({ ...payload, ...over }).error?.issues ?? []).map((i) => [
    i.path.join('.'),
    i.message,
  ]);

describe('save payload', () => {
  test('is read into one flat shape', () => {
    const project = ProjectInput.parse(payload);
    expect(project).toMatchObject({
      slug: 'alis-garden',
      nameEn: "Ali's Garden",
      nameAr: 'حديقة علي',
      descriptionEn: 'D',
      version: null,
    });
    expect(project.units?.[0]).toMatchObject({
      id: null,
      unitLabelEn: 'A-1',
      unitLabelAr: 'A-1',
      bedrooms: 2,
      price: null,
      currency: null,
    });
    expect(project.gallery).toEqual([{ id: null, fileId: 4, posterFileId: null, position: -1 }]);
  });

  test('saving never carries featured', () => {
    expect(ProjectInput.parse({ ...payload, isFeatured: true })).not.toHaveProperty('isFeatured');
    expect(issues({ status: 'featured' })).toEqual([['status', 'invalidChoice']]);
  });

  test('a slug that is given is made one', () => {
    expect(ProjectInput.parse({ ...payload, slug: 'My Page!' }).slug).toBe('my-page');
  });
});

describe('limits and defaults', () => {
  test('names and streets in both languages', () => {
    expect(issues({ i18n: { en: { name: '' }, ar: {} }, address: { streetEn: ' ', streetAr: 'x' } })).toEqual(
      [
        ['i18n.en.name', 'required'],
        ['i18n.ar.name', 'required'],
        ['address.streetEn', 'required'],
      ],
    );
  });

  test('units: area from 10, rooms from 0', () => {
    expect(issues({ units: [{ bedrooms: -1, bathrooms: 'x', sizeSqm: 9.9 }] })).toEqual([
      ['units.0.bedrooms', 'min:0'],
      ['units.0.bathrooms', 'notANumber'],
      ['units.0.sizeSqm', 'min:10'],
    ]);
  });

  test('80 files in all, the main one among them', () => {
    const gallery = (count: number) => Array.from({ length: count }, (_, i) => ({ fileId: i + 10 }));
    expect(issues({ gallery: gallery(79) })).toEqual([]);
    expect(issues({ gallery: gallery(80) })).toEqual([['gallery', 'tooManyFiles:80']]);
    expect(issues({ gallery: gallery(80), coverFileId: 10 })).toEqual([]);
    expect(issues({ gallery: gallery(81), coverFileId: null })).toEqual([['gallery', 'tooManyFiles:80']]);
  });
});

test('a price without a currency is in shekels; empty features are left out; half a coordinate is refused', () => {
  const unit = { bedrooms: 1, bathrooms: 1, sizeSqm: 50, price: '1,000' };
  expect(ProjectInput.parse({ ...payload, units: [unit] }).units?.[0]).toMatchObject({
    price: 1000,
    currency: 'ILS',
  });
  const features = [
    { en: ' Lift ', ar: '' },
    { en: '', ar: ' ' },
  ];
  expect(ProjectInput.parse({ ...payload, features }).features).toEqual([{ en: 'Lift', ar: '', icon: null }]);
  expect(issues({ address: { ...payload.address, lat: 31 } })).toEqual([['address.lng', 'required']]);
});
