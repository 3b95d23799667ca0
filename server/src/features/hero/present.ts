import type { HeroItem } from '@diyar/contract/hero';
import { heroMedia } from '../../db/schema.ts';
import { type MediaRow, presentMedia } from '../files/index.ts';

/** Select these to present a slot. */
export const slotColumns = {
  id: heroMedia.id,
  position: heroMedia.position,
  captionEn: heroMedia.captionEn,
  captionAr: heroMedia.captionAr,
  focalX: heroMedia.focalX,
  focalY: heroMedia.focalY,
  updatedAt: heroMedia.updatedAt,
};

export interface SlotRow {
  slot: Pick<typeof heroMedia.$inferSelect, keyof typeof slotColumns>;
  file: MediaRow;
}

export const presentSlot = ({ slot, file }: SlotRow): HeroItem => ({
  ...presentMedia(file),
  id: slot.id,
  position: slot.position,
  captionEn: slot.captionEn,
  captionAr: slot.captionAr,
  focalX: slot.focalX,
  focalY: slot.focalY,
  // not a count, which would begin again once the slot was emptied
  version: slot.updatedAt.getTime(),
});
