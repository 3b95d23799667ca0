import {
  UNIT_AREA_DEFAULT,
  UNIT_AREA_MAX,
  UNIT_AREA_MIN,
  UNIT_BATHROOMS_DEFAULT,
  UNIT_BEDROOMS_DEFAULT,
  UNIT_FLOOR_MAX,
  UNIT_FLOOR_MIN,
  UNIT_ROOMS_MAX,
} from '../limits.ts';

export type UnitFact = { min: number; max: number; whole: boolean; otherNames: readonly string[] };

const fact = (min: number, max: number, { whole = false, otherNames = [] as string[] } = {}): UnitFact => ({
  min,
  max,
  whole,
  /** What other servers call it. */
  otherNames,
});

/**
 * The numbers that describe a unit, in the editor's order. Payload, answer, reader, draft, fields of the editor, history
 * and the site's data follow from these two tables. Every unit has these, and a client must send them.
 */
export const REQUIRED_FACTS = {
  sizeSqm: fact(UNIT_AREA_MIN, UNIT_AREA_MAX, { otherNames: ['areaSqm', 'area', 'size'] }),
  bedrooms: fact(0, UNIT_ROOMS_MAX, { whole: true, otherNames: ['beds'] }),
  bathrooms: fact(0, UNIT_ROOMS_MAX, { whole: true, otherNames: ['baths'] }),
};
export type RequiredFact = keyof typeof REQUIRED_FACTS;

/** Null where nobody has entered them. */
export const OPTIONAL_FACTS = {
  floor: fact(UNIT_FLOOR_MIN, UNIT_FLOOR_MAX, { whole: true }),
};
export type OptionalFact = keyof typeof OPTIONAL_FACTS;

export type UnitFacts = Record<RequiredFact, number> & Record<OptionalFact, number | null>;

/** docs/product/projects-and-media.md#unit-defaults */
export const FACTS_OF_NEW_UNIT: Record<RequiredFact, number> = {
  sizeSqm: UNIT_AREA_DEFAULT,
  bedrooms: UNIT_BEDROOMS_DEFAULT,
  bathrooms: UNIT_BATHROOMS_DEFAULT,
};
