import { SWIPE_MAX_MS, SWIPE_MIN_PX } from '../limits.ts';

export type Dir = 'ltr' | 'rtl';
/** 1 is next, -1 previous, 0 none. */
export type Step = -1 | 0 | 1;

const mirror = (dir: Dir): 1 | -1 => (dir === 'rtl' ? -1 : 1);

/** docs/product/public-site.md#writing-direction */
export function arrowStep(key: string, dir: Dir): Step {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  return ((key === 'ArrowRight' ? 1 : -1) * mirror(dir)) as Step;
}

/** A swipe to the left shows the next item, in Arabic the previous one. */
export function swipeStep(dx: number, ms: number, dir: Dir): Step {
  if (Math.abs(dx) < SWIPE_MIN_PX || ms >= SWIPE_MAX_MS) return 0;
  return ((dx < 0 ? 1 : -1) * mirror(dir)) as Step;
}
