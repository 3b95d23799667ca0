import { type Currency, usualCurrency } from './money.ts';
import { isOnOffer } from './units.ts';

export const PROJECT_TYPES = ['residential', 'commercial'] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

export type FigureUnit = {
  bedrooms: number;
  sizeSqm: number;
  isAvailable: boolean;
  isSold?: boolean;
  price: number | null;
  currency: Currency | null;
};

export type UnitFigures = {
  types: ProjectType[];
  unitsTotal: number;
  unitsAvailable: number;
  bedroomsMin: number | null;
  bedroomsMax: number | null;
  areaMin: number | null;
  areaMax: number | null;
  priceFrom: { amount: number; currency: Currency } | null;
};

/** Of the units that meet the filters of a list. */
export type MatchingFigures = Pick<UnitFigures, 'unitsAvailable' | 'priceFrom'>;

/** docs/product/projects-and-media.md#type */
export const typesOf = (units: readonly { bedrooms: number }[]): ProjectType[] =>
  PROJECT_TYPES.filter((type) => units.some((unit) => unit.bedrooms > 0 === (type === 'residential')));

/** The lowest price on offer in the most frequent currency; amounts of two currencies are not comparable. */
export function priceFrom(
  units: readonly Pick<FigureUnit, 'isAvailable' | 'isSold' | 'price' | 'currency'>[],
): UnitFigures['priceFrom'] {
  const priced = units.filter((unit) => isOnOffer(unit) && unit.price !== null && unit.currency !== null);
  const best = usualCurrency(priced);
  if (best === null) return null;
  const amounts = priced.filter((unit) => unit.currency === best).map((unit) => unit.price ?? 0);
  return { amount: Math.min(...amounts), currency: best };
}

const least = (values: number[]) => (values.length === 0 ? null : Math.min(...values));
const most = (values: number[]) => (values.length === 0 ? null : Math.max(...values));

export function unitFigures(units: readonly FigureUnit[]): UnitFigures {
  const bedrooms = units.map((unit) => unit.bedrooms);
  const areas = units.map((unit) => unit.sizeSqm);
  return {
    types: typesOf(units),
    unitsTotal: units.length,
    unitsAvailable: units.filter(isOnOffer).length,
    bedroomsMin: least(bedrooms),
    bedroomsMax: most(bedrooms),
    areaMin: least(areas),
    areaMax: most(areas),
    priceFrom: priceFrom(units),
  };
}
