import { SWIPE_MAX_MS, SWIPE_MIN_PX } from '../limits.ts';

export type Dir = 'ltr' | 'rtl';
/** 1 is the next one, -1 the one before, 0 neither. */
export type Step = -1 | 0 | 1;

const mirror = (dir: Dir): 1 | -1 => (dir === 'rtl' ? -1 : 1);

/** SPEC §2.4, DECISIONS §4: in Arabic 'next' is to the left. */
export function arrowStep(key: string, dir: Dir): Step {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  return ((key === 'ArrowRight' ? 1 : -1) * mirror(dir)) as Step;
}

/** SPEC §2.6: a swipe of 30 px or more in under 800 ms; pulling to the left brings the next one, mirrored in Arabic. */
export function swipeStep(dx: number, ms: number, dir: Dir): Step {
  if (Math.abs(dx) < SWIPE_MIN_PX || ms >= SWIPE_MAX_MS) return 0;
  return ((dx < 0 ? 1 : -1) * mirror(dir)) as Step;
}
