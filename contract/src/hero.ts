import { z } from 'zod';
import { numberOrNull, optionalNumber, text, typedId, typedNumber } from './fields.ts';
import { PublicFile } from './files.ts';
import { HERO_SLOTS, HERO_SLOTS_PER_DEVICE, LINE_MAX } from './limits.ts';

export const HeroSlotParams = z.object({ id: typedNumber({ min: 1, max: HERO_SLOTS, whole: true }) });

/** The focal point is given as shares of width and height, 0 to 1. */
export const HeroItem = PublicFile.extend({
  id: z.int().min(1).max(HERO_SLOTS),
  position: z.int().min(1).max(HERO_SLOTS_PER_DEVICE),
  captionEn: z.string(),
  captionAr: z.string(),
  focalX: z.number().min(0).max(1),
  focalY: z.number().min(0).max(1),
  /** Another one after every save of the slot, sent back with a save; 0 from a server that has none. */
  version: z.int().nonnegative(),
});
export type HeroItem = z.infer<typeof HeroItem>;

export const HeroList = z.object({ items: z.array(HeroItem), total: z.int().nonnegative() });
export type HeroList = z.infer<typeof HeroList>;

/**
 * PUT /hero-media/{id}: the position follows from the slot. Fields that are not sent are left unchanged, the
 * picture too; an empty slot requires one.
 */
export const HeroInput = z.object({
  fileId: typedId.optional(),
  position: optionalNumber(),
  captionEn: text(LINE_MAX).optional(),
  captionAr: text(LINE_MAX).optional(),
  focalX: typedNumber({ min: 0, max: 1 }).optional(),
  focalY: typedNumber({ min: 0, max: 1 }).optional(),
  version: numberOrNull({ min: 1, whole: true }).optional(),
});
export type HeroInput = z.infer<typeof HeroInput>;

/** PATCH /hero-media/{id}: captions and focal point without a new picture. */
export const HeroPatch = HeroInput.omit({ fileId: true, position: true });
export type HeroPatch = z.infer<typeof HeroPatch>;
