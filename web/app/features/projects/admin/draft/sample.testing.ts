import type { MediaEntry, PublicFile } from '@diyar/contract/files';
import type { Project } from '@diyar/contract/projects';
import { mapFacts, OPTIONAL_FACTS } from '@diyar/contract/rules/unit-facts';
import type { Unit } from '@diyar/contract/units';
import type { DraftMedia } from './media.ts';

export const publicFile = (fileId: number, mimeType = 'image/jpeg'): PublicFile => ({
  fileId,
  url: `/uploads/${fileId}.jpg`,
  mimeType,
  width: 1600,
  height: 1200,
  placeholder: null,
  variants: null,
});

export const entry = (fileId: number, position: number): MediaEntry => ({
  ...publicFile(fileId),
  id: fileId + 1000,
  posterFileId: null,
  poster: null,
  position,
});

/** A chosen file that is not on the server. */
export const chosen = (key: string, isLayout = false): DraftMedia => ({
  key,
  name: `${key}.jpg`,
  size: 1000,
  mimeType: 'image/jpeg',
  isLayout,
  entryId: null,
  stored: null,
});

export const unit = (id: number, more: Partial<Unit> = {}): Unit => ({
  id,
  unitNumber: `A-${id}`,
  unitLabelEn: `Apartment A-${id}`,
  unitLabelAr: `شقة A-${id}`,
  ...mapFacts(OPTIONAL_FACTS, () => null),
  bedrooms: 2,
  bathrooms: 1,
  sizeSqm: 92,
  status: 'available',
  isAvailable: true,
  isSold: false,
  floor: 1,
  viewEn: 'Garden',
  viewAr: 'الحديقة',
  price: 120_000,
  currency: 'USD',
  aboutEn: 'Quiet.',
  aboutAr: 'هادئة.',
  cover: null,
  images: [],
  ...more,
});

export const project = (more: Partial<Project> = {}): Project => ({
  id: 7,
  slug: 'olive-terraces',
  kind: 'building',
  nameEn: 'Olive Terraces',
  nameAr: 'مدرّجات الزيتون',
  descriptionEn: 'Homes on a hillside.',
  descriptionAr: 'بيوت على سفح التل.',
  status: 'featured',
  isFeatured: true,
  isActive: true,
  cityEn: 'Ramallah',
  cityAr: 'رام الله',
  addressEn: 'Al-Tireh Street, Ramallah',
  addressAr: 'شارع الطيرة، رام الله',
  address: {
    id: 3,
    streetEn: 'Al-Tireh Street',
    streetAr: 'شارع الطيرة',
    blockEn: '',
    blockAr: '',
    cityEn: 'Ramallah',
    cityAr: 'رام الله',
    countryEn: 'Palestine',
    countryAr: 'فلسطين',
    googleMapsUrl: 'https://maps.example/olive',
    lat: 31.90917,
    lng: 35.18462,
  },
  cover: { ...publicFile(1), posterFileId: null, poster: null },
  gallery: [entry(10, -1), entry(11, 0), entry(12, 1)],
  features: [{ en: 'Lift', ar: 'مصعد', icon: 'elevator' }],
  building: { floors: 5, entrances: 2, parking: 18, lifts: 2 },
  launchDate: '2025-03-15',
  handoverDate: null,
  units: [unit(1), unit(2)],
  types: ['residential'],
  unitsTotal: 2,
  unitsAvailable: 2,
  bedroomsMin: 2,
  bedroomsMax: 2,
  areaMin: 92,
  areaMax: 92,
  priceFrom: { amount: 120_000, currency: 'USD' },
  version: 4,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-15T07:12:00.000Z',
  ...more,
});
