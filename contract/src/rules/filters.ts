import { searchColumn, textMatches } from './fold-text.ts';
import type { Lang } from './language.ts';
import type { Currency } from './money.ts';
import { type ProjectStatus, statusOf } from './project-status.ts';
import {
  type FigureUnit,
  type MatchingFigures,
  type ProjectType,
  priceFrom,
  typesOf,
} from './unit-figures.ts';
import { isOnOffer } from './units.ts';

/** docs/product/public-site.md#filters; null and '' filter nothing. */
export type ProjectFilters = {
  q: string;
  city: string;
  type: ProjectType | null;
  status: ProjectStatus | null;
  beds: number | null;
  areaMin: number | null;
  areaMax: number | null;
  priceMin: number | null;
  priceMax: number | null;
  /** Of the two prices; null where the caller names none: then amounts of all currencies count. */
  currency: Currency | null;
};

export const NO_FILTERS: ProjectFilters = {
  q: '',
  city: '',
  type: null,
  status: null,
  beds: null,
  areaMin: null,
  areaMax: null,
  priceMin: null,
  priceMax: null,
  currency: null,
};

type Bound = number | null;

const inside = (value: number, min: Bound, max: Bound) =>
  (min === null || value >= min) && (max === null || value <= max);

export const matchesBeds = (units: readonly { bedrooms: number }[], beds: Bound): boolean =>
  beds === null || units.some((unit) => unit.bedrooms >= beds);

export const matchesType = (units: readonly { bedrooms: number }[], type: ProjectType | null): boolean =>
  type === null || typesOf(units).includes(type);

/** The range of the project's unit areas overlaps the given one. */
export function matchesArea(units: readonly { sizeSqm: number }[], min: Bound, max: Bound): boolean {
  if (min === null && max === null) return true;
  if (units.length === 0) return false;
  const areas = units.map((unit) => unit.sizeSqm);
  return (max === null || Math.min(...areas) <= max) && (min === null || Math.max(...areas) >= min);
}

/** At least one unit on offer has a price in the range, in the currency where one is named. */
export const matchesPrice = (
  units: readonly FigureUnit[],
  min: Bound,
  max: Bound,
  currency: Currency | null = null,
): boolean =>
  (min === null && max === null) ||
  units.some(
    (unit) =>
      isOnOffer(unit) &&
      unit.price !== null &&
      (currency === null || unit.currency === currency) &&
      inside(unit.price, min, max),
  );

type UnitFilters = Pick<
  ProjectFilters,
  'type' | 'beds' | 'areaMin' | 'areaMax' | 'priceMin' | 'priceMax' | 'currency'
>;

/** How many of type, bedrooms, area and price are asked for. */
const criteria = ({ type, beds, areaMin, areaMax, priceMin, priceMax }: UnitFilters): number =>
  [[type], [beds], [areaMin, areaMax], [priceMin, priceMax]].filter((ends) =>
    ends.some((end) => end !== null),
  ).length;

/** Something is asked of units, so that a card says how many meet it. */
export const asksOfUnits = (filters: UnitFilters): boolean => criteria(filters) > 0;

/** Several things are asked at once: one unit on offer has to meet all of them. */
export const wantsOneUnit = (filters: UnitFilters): boolean => criteria(filters) > 1;

/** A unit on offer that meets all that is asked of units; one without a price meets no price. */
export const meetsFilters = (unit: FigureUnit, filters: UnitFilters): boolean =>
  isOnOffer(unit) &&
  matchesType([unit], filters.type) &&
  matchesBeds([unit], filters.beds) &&
  inside(unit.sizeSqm, filters.areaMin, filters.areaMax) &&
  matchesPrice([unit], filters.priceMin, filters.priceMax, filters.currency);

/** What a card says of the units that meet the filters; null where nothing is asked of units. */
export const matchingFigures = (
  units: readonly FigureUnit[],
  filters: UnitFilters,
): MatchingFigures | null => {
  if (!asksOfUnits(filters)) return null;
  const matching = units.filter((unit) => meetsFilters(unit, filters));
  return { unitsAvailable: matching.length, priceFrom: priceFrom(matching) };
};

export type FilterableProject = {
  nameEn: string;
  nameAr: string;
  cityEn: string;
  cityAr: string;
  addressEn: string;
  addressAr: string;
  isFeatured: boolean;
  isActive: boolean;
  isDraft: boolean;
  units: readonly FigureUnit[];
};

/** Name or address in the current language. */
export function matchesText(project: FilterableProject, q: string, lang: Lang): boolean {
  const texts =
    lang === 'ar'
      ? [project.nameAr, project.addressAr, project.cityAr]
      : [project.nameEn, project.addressEn, project.cityEn];
  return textMatches(searchColumn(...texts), q);
}

/** By the city's name in either language. */
export function matchesCity(project: { cityEn: string; cityAr: string }, city: string): boolean {
  const wanted = searchColumn(city);
  return wanted === '' || [project.cityEn, project.cityAr].some((name) => searchColumn(name) === wanted);
}

/** For another server that answers with a bare array: the client filters. */
export function matchesFilters(project: FilterableProject, filters: ProjectFilters, lang: Lang): boolean {
  const { units } = project;
  return (
    (filters.status === null || statusOf(project) === filters.status) &&
    matchesCity(project, filters.city) &&
    matchesType(units, filters.type) &&
    matchesBeds(units, filters.beds) &&
    matchesArea(units, filters.areaMin, filters.areaMax) &&
    matchesPrice(units, filters.priceMin, filters.priceMax, filters.currency) &&
    (!wantsOneUnit(filters) || units.some((unit) => meetsFilters(unit, filters))) &&
    matchesText(project, filters.q, lang)
  );
}
