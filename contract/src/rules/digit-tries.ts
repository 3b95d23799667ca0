/** Whoever opens an address of somebody by the last digits of a phone has five tries at a time. */
export const TRIES_AT_ONCE = 5;
/** How long an address rests after each five wrong ones; after one more five it opens no more, and staff renew it. */
export const REST_HOURS = [1, 4, 24] as const;
export const TRIES_IN_ALL = TRIES_AT_ONCE * (REST_HOURS.length + 1);

export type AfterWrong = { left: number } | { restHours: number } | 'locked';

/** What follows so many wrong tries. */
export function afterWrong(wrong: number): AfterWrong {
  if (wrong >= TRIES_IN_ALL) return 'locked';
  const left = TRIES_AT_ONCE - (wrong % TRIES_AT_ONCE);
  const restHours = REST_HOURS[wrong / TRIES_AT_ONCE - 1];
  return restHours === undefined ? { left } : { restHours };
}
