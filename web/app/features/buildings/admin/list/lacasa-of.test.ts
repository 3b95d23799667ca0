import type { BuildingCard, BuildingList } from '@diyar/contract/buildings';
import { expect, test } from 'vitest';
import { lacasaOf } from './tracker-route.tsx';

const building = (id: number, isLacasa: boolean) => ({ id, isLacasa }) as BuildingCard;
const list = (...items: BuildingCard[]): BuildingList => ({ items, total: items.length, page: 1, size: 24 });

test('LaCasa is called by its number where the server knows buildings', () => {
  expect(lacasaOf(list(building(3, true), building(8, false)), 'LACASA')).toMatchObject({
    buildingId: 3,
    base: '/admin/buildings/3',
    filesBase: '/admin/buildings/3',
    pages: '/admin/lacasa',
    seesMoney: true,
    seesHistory: true,
  });
});

test('by its own calls where it does not, with the photo and the contract at the root', () => {
  expect(lacasaOf(null, 'LACASA')).toMatchObject({
    buildingId: null,
    base: '/lacasa',
    filesBase: '',
    seesHistory: false,
  });
});

test('not at all for a user to whom it is not given', () => {
  expect(lacasaOf(list(building(8, false)), 'LACASA')).toBeNull();
});
