import { AMOUNT_MAX } from '../limits.ts';
import { type Currency, decimalsOf } from './money.ts';

export const PRICE_STEPS = [1, 100, 500, 1000] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];

/** What happens to the prices of several units: by so many percent, or to an amount; then rounded to a step. */
export type PriceChange =
  | { mode: 'raise' | 'lower'; percent: number; step: PriceStep }
  | { mode: 'set'; amount: number; step: PriceStep };

/** Percent with at most four decimals are whole numbers of this part. */
const PERCENT_PARTS = 10_000;
const WHOLE = 100 * PERCENT_PARTS;

/**
 * The changed price: the nearest multiple of the step, half up, rounded once from the exact result in the currency's
 * smallest units. Null where it is no amount: below 0, or above the largest.
 */
export function changedPrice(price: number, currency: Currency, change: PriceChange): number | null {
  const minor = 10 ** decimalsOf(currency);
  const old = BigInt(Math.round((change.mode === 'set' ? change.amount : price) * minor));
  const percent = change.mode === 'set' ? 0 : Math.round(change.percent * PERCENT_PARTS);
  const parts = BigInt(change.mode === 'lower' ? WHOLE - percent : WHOLE + percent);
  const step = BigInt(change.step * minor);
  const divisor = BigInt(WHOLE) * step;
  const exact = old * parts;
  if (exact < 0n) return null;
  const rounded = ((2n * exact + divisor) / (2n * divisor)) * step;
  const changed = Number(rounded) / minor;
  return changed > AMOUNT_MAX ? null : changed;
}
