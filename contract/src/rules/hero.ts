import { HERO_MOBILE_MAX_PX, HERO_SLOTS, HERO_SLOTS_PER_DEVICE, HERO_TABLET_MAX_PX } from '../limits.ts';

/** Four slots each, in this order: docs/product/company-and-hero.md#hero-slots. */
export const HERO_DEVICES = ['desktop', 'tablet', 'mobile'] as const;
export type HeroDevice = (typeof HERO_DEVICES)[number];

export const isHeroSlot = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= HERO_SLOTS;

export const slotPosition = (id: number): number => ((id - 1) % HERO_SLOTS_PER_DEVICE) + 1;

export function slotDevice(id: number): HeroDevice {
  if (id <= HERO_SLOTS_PER_DEVICE) return 'desktop';
  return id <= 2 * HERO_SLOTS_PER_DEVICE ? 'tablet' : 'mobile';
}

export const slotsOf = (device: HeroDevice): number[] =>
  Array.from(
    { length: HERO_SLOTS_PER_DEVICE },
    (_, i) => HERO_DEVICES.indexOf(device) * HERO_SLOTS_PER_DEVICE + i + 1,
  );

export function deviceForWidth(width: number): HeroDevice {
  if (width <= HERO_MOBILE_MAX_PX) return 'mobile';
  return width <= HERO_TABLET_MAX_PX ? 'tablet' : 'desktop';
}

/** A device without pictures shows those of the nearest device. */
const NEAREST: Record<HeroDevice, readonly HeroDevice[]> = {
  desktop: ['desktop', 'tablet', 'mobile'],
  tablet: ['tablet', 'desktop', 'mobile'],
  mobile: ['mobile', 'tablet', 'desktop'],
};

export function slidesFor<T extends { id: number }>(items: readonly T[], device: HeroDevice): T[] {
  const usable = items.filter((item) => isHeroSlot(item.id)).sort((a, b) => a.id - b.id);
  for (const candidate of NEAREST[device]) {
    const slides = usable.filter((item) => slotDevice(item.id) === candidate);
    if (slides.length > 0) return slides;
  }
  return [];
}
