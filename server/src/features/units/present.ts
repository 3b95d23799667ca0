import type { OpenStage } from '@diyar/contract/rules/deals';
import type { Unit } from '@diyar/contract/units';
import type { units } from '../../db/schema.ts';
import { type GalleryRow, type MediaRow, presentGalleryItem, presentMedia } from '../files/index.ts';
import type { shownColumns } from './columns.ts';
import { presentStatus } from './status.ts';

export interface UnitParts {
  unit: Pick<typeof units.$inferSelect, keyof typeof shownColumns>;
  claim: OpenStage | null;
  cover: MediaRow | null;
  images: GalleryRow[];
}

/** A column named as in the answer is in it. */
export function presentUnit({ unit, claim, cover, images }: UnitParts): Unit {
  const { labelEn, labelAr, isWithdrawn, ...same } = unit;
  return {
    ...same,
    unitLabelEn: labelEn,
    unitLabelAr: labelAr,
    ...presentStatus({ claim, isWithdrawn }),
    cover: cover && presentMedia(cover),
    images: images.map(presentGalleryItem),
  };
}
