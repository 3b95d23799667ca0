import type { Unit } from '@diyar/contract/units';
import type { units } from '../../db/schema.ts';
import { type GalleryRow, type MediaRow, presentGalleryItem, presentMedia } from '../files/service.ts';

type UnitRow = typeof units.$inferSelect;

interface Found {
  unit: UnitRow;
  isSold: boolean;
  cover: MediaRow | null;
  images: GalleryRow[];
}

export const presentUnit = ({ unit, isSold, cover, images }: Found): Unit => ({
  id: unit.id,
  unitNumber: unit.unitNumber,
  unitLabelEn: unit.labelEn,
  unitLabelAr: unit.labelAr,
  bedrooms: unit.bedrooms,
  bathrooms: unit.bathrooms,
  sizeSqm: unit.sizeSqm,
  isAvailable: unit.isAvailable,
  isSold,
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
