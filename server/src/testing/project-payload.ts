import type { ProjectPayload } from '@diyar/contract/project-input';
import type { TestApp } from './test-app.ts';

type Payload = Omit<ProjectPayload, 'i18n' | 'address'> & {
  nameEn?: string;
  nameAr?: string;
  address?: Partial<ProjectPayload['address']>;
};

/** The save payload as the editor sends it, with a test's own values. */
export function projectPayload({ nameEn, nameAr, address, ...rest }: Payload = {}): ProjectPayload {
  return {
    status: 'active',
    isFeatured: false,
    kind: 'building',
    i18n: {
      en: { name: nameEn ?? 'Olive Terraces', description: 'Terraces above the valley.' },
      ar: { name: nameAr ?? 'شرفات الزيتون', description: 'شرفات تطل على الوادي.' },
    },
    address: {
      streetEn: 'Al-Tireh Street',
      streetAr: 'شارع الطيرة',
      cityEn: 'Ramallah',
      cityAr: 'رام الله',
      countryEn: 'Palestine',
      countryAr: 'فلسطين',
      lat: 31.9,
      lng: 35.2,
      ...address,
    },
    ...rest,
  };
}

export const unitPayload = (over: Partial<NonNullable<ProjectPayload['units']>[number]> = {}) => ({
  unitLabelEn: 'Unit 1',
  unitLabelAr: 'وحدة 1',
  bedrooms: 2,
  bathrooms: 2,
  sizeSqm: 90,
  ...over,
});

export type ProjectOver = Parameters<typeof projectPayload>[0];

/** The writes of the editor, as an ADMIN. */
export function projectCalls(app: () => TestApp) {
  const admin = () => app().as('ADMIN');
  const create = (over?: ProjectOver) => admin().post('/admin/projects', projectPayload(over));
  return {
    admin,
    create,
    created: async (over?: ProjectOver) => (await create(over)).json(),
    put: (id: number, over?: ProjectOver) => admin().put(`/admin/projects/${id}`, projectPayload(over)),
  };
}
