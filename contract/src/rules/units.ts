import {
  UNIT_AREA_DEFAULT,
  UNIT_AREA_MIN,
  UNIT_BATHROOMS_DEFAULT,
  UNIT_BEDROOMS_DEFAULT,
  UNITS_MAX,
} from '../limits.ts';
import { parseTypedNumber } from './digits.ts';

/** SPEC §5: non-numbers become 0. */
export function toNumber(typed: unknown): number {
  if (typeof typed === 'number') return Number.isFinite(typed) ? typed : 0;
  return typeof typed === 'string' ? (parseTypedNumber(typed) ?? 0) : 0;
}

/** SPEC §5: the count is clamped to at least 0. */
export const clampCount = (typed: unknown): number =>
  Math.min(UNITS_MAX, Math.max(0, Math.trunc(toNumber(typed))));

/** SPEC §5: bedrooms and bathrooms at least 0. */
export const clampRooms = (typed: unknown): number => Math.max(0, Math.trunc(toNumber(typed)));

/** SPEC §5: area minimum 10. */
export const clampArea = (typed: unknown): number => Math.max(UNIT_AREA_MIN, toNumber(typed));

export type UnitDefaults = {
  unitNumber: number;
  unitLabelEn: string;
  unitLabelAr: string;
  sizeSqm: number;
  bedrooms: number;
  bathrooms: number;
  isAvailable: boolean;
};

/** SPEC §5: area 90, bedrooms 2, bathrooms 2, labels 'Unit N'. */
export const newUnit = (n: number): UnitDefaults => ({
  unitNumber: n,
  unitLabelEn: `Unit ${n}`,
  unitLabelAr: `وحدة ${n}`,
  sizeSqm: UNIT_AREA_DEFAULT,
  bedrooms: UNIT_BEDROOMS_DEFAULT,
  bathrooms: UNIT_BATHROOMS_DEFAULT,
  isAvailable: true,
});

/** SPEC §2.15: the count adds or trims units at the end. `make` gets the number of the new unit, from 1. */
export function resizeUnits<U>(units: readonly U[], count: unknown, make: (n: number) => U): U[] {
  const size = clampCount(count);
  const kept = units.slice(0, size);
  const added = Array.from({ length: size - kept.length }, (_, i) => make(kept.length + i + 1));
  return [...kept, ...added];
}

/** DECISIONS §2 (availability), issue 5: a sold unit is not on offer, whatever its switch says. */
export const isOnOffer = (unit: { isAvailable: boolean; isSold?: boolean }): boolean =>
  unit.isAvailable && unit.isSold !== true;
