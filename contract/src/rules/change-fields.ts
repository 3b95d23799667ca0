import type { ValueKind } from './activity.ts';
import type { UnitFacts } from './unit-facts.ts';

/** Fields that several things in the history have. */
export const ADDRESS = {
  streetEn: 'text',
  streetAr: 'text',
  cityEn: 'text',
  cityAr: 'text',
  countryEn: 'text',
  countryAr: 'text',
  blockEn: 'text',
  blockAr: 'text',
  googleMapsUrl: 'code',
} as const;

export const UNIT_FACTS = {
  sizeSqm: 'number',
  bedrooms: 'number',
  bathrooms: 'number',
  floor: 'number',
} as const satisfies Record<keyof UnitFacts, ValueKind>;

const code = 'code' as const;
export const HOURS = {
  sat: code,
  sun: code,
  mon: code,
  tue: code,
  wed: code,
  thu: code,
  fri: code,
  wayMinutes: 'number' as const,
};
