import type { OpenStage } from '@diyar/contract/rules/deals';
import type { Unit } from '@diyar/contract/units';
import { units } from '../../db/schema.ts';
import { type GalleryRow, type MediaRow, presentGalleryItem, presentMedia } from '../files/index.ts';
import { presentStatus } from './status.ts';

/** What a unit shows; select these to present one. */
export const unitColumns = {
  id: units.id,
  unitNumber: units.unitNumber,
  labelEn: units.labelEn,
  labelAr: units.labelAr,
  bedrooms: units.bedrooms,
  bathrooms: units.bathrooms,
  sizeSqm: units.sizeSqm,
  isWithdrawn: units.isWithdrawn,
  floor: units.floor,
  viewEn: units.viewEn,
  viewAr: units.viewAr,
  price: units.price,
  currency: units.currency,
  aboutEn: units.aboutEn,
  aboutAr: units.aboutAr,
};

export interface UnitParts {
  unit: Pick<typeof units.$inferSelect, keyof typeof unitColumns>;
  claim: OpenStage | null;
  cover: MediaRow | null;
  images: GalleryRow[];
}

export const presentUnit = ({ unit, claim, cover, images }: UnitParts): Unit => ({
  id: unit.id,
  unitNumber: unit.unitNumber,
  unitLabelEn: unit.labelEn,
  unitLabelAr: unit.labelAr,
  bedrooms: unit.bedrooms,
  bathrooms: unit.bathrooms,
  sizeSqm: unit.sizeSqm,
  ...presentStatus({ claim, isWithdrawn: unit.isWithdrawn }),
  floor: unit.floor,
  viewEn: unit.viewEn,
  viewAr: unit.viewAr,
  price: unit.price,
  currency: unit.currency,
  aboutEn: unit.aboutEn,
  aboutAr: unit.aboutAr,
  cover: cover && presentMedia(cover),
  images: images.map(presentGalleryItem),
});
