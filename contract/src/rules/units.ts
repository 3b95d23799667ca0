import { UNIT_AREA_MIN, UNITS_MAX } from '../limits.ts';
import { parseTypedNumber } from './digits.ts';
import { FACTS_OF_NEW_UNIT, type RequiredFact } from './unit-facts.ts';

/** docs/product/projects-and-media.md#number-fields: anything else becomes 0. */
export function toNumber(typed: unknown): number {
  if (typeof typed === 'number') return Number.isFinite(typed) ? typed : 0;
  return typeof typed === 'string' ? (parseTypedNumber(typed) ?? 0) : 0;
}

export const clampCount = (typed: unknown): number =>
  Math.min(UNITS_MAX, Math.max(0, Math.trunc(toNumber(typed))));

export const clampRooms = (typed: unknown): number => Math.max(0, Math.trunc(toNumber(typed)));

export const clampArea = (typed: unknown): number => Math.max(UNIT_AREA_MIN, toNumber(typed));

export type UnitDefaults = Record<RequiredFact, number> & {
  unitNumber: number;
  unitLabelEn: string;
  unitLabelAr: string;
  isAvailable: boolean;
};

/** docs/product/projects-and-media.md#unit-defaults */
export const newUnit = (n: number): UnitDefaults => ({
  unitNumber: n,
  unitLabelEn: `Unit ${n}`,
  unitLabelAr: `وحدة ${n}`,
  ...FACTS_OF_NEW_UNIT,
  isAvailable: true,
});

/** Adds or removes units at the end. `make` gets the number of the new unit, from 1. */
export function resizeUnits<U>(units: readonly U[], count: unknown, make: (n: number) => U): U[] {
  const size = clampCount(count);
  const kept = units.slice(0, size);
  const added = Array.from({ length: size - kept.length }, (_, i) => make(kept.length + i + 1));
  return [...kept, ...added];
}

/** docs/product/projects-and-media.md#availability */
export const isOnOffer = (unit: { isAvailable: boolean; isSold?: boolean }): boolean =>
  unit.isAvailable && unit.isSold !== true;
