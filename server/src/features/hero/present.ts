import type { HeroItem } from '@diyar/contract/hero';
import type { heroMedia } from '../../db/schema.ts';
import { type MediaRow, presentMedia } from '../files/service.ts';

type SlotRow = typeof heroMedia.$inferSelect;

export const presentSlot = ({ slot, file }: { slot: SlotRow; file: MediaRow }): HeroItem => ({
  ...presentMedia(file),
  id: slot.id,
  position: slot.position,
  captionEn: slot.captionEn,
  captionAr: slot.captionAr,
  focalX: slot.focalX,
  focalY: slot.focalY,
});
