import { searchColumn, textMatches } from './fold-text.ts';
import type { Lang } from './language.ts';
import type { Currency } from './money.ts';
import { type ProjectStatus, statusOf } from './project-status.ts';
import { type FigureUnit, type ProjectType, typesOf } from './unit-figures.ts';
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

/** A range from 200 to 100 is read as 100 to 200. */
export const orderRange = (min: Bound, max: Bound): [Bound, Bound] =>
  min !== null && max !== null && min > max ? [max, min] : [min, max];

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
    matchesText(project, filters.q, lang)
  );
}
