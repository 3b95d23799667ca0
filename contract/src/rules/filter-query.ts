import { BEDS_FILTER_MAX, LINE_MAX, SEARCH_MAX } from '../limits.ts';
import { parseTypedNumber } from './digits.ts';
import { NO_FILTERS, type ProjectFilters } from './filters.ts';
import { isOffered } from './money.ts';
import { orderRange } from './order-range.ts';
import { PROJECT_STATUSES } from './project-status.ts';
import { PROJECT_TYPES } from './unit-figures.ts';

const oneOf = <const T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((choice) => choice === value) ?? null;

function positive(value: string | null): number | null {
  const number = parseTypedNumber(value ?? '');
  return number !== null && number >= 0 ? number : null;
}

function readBeds(value: string | null): number | null {
  const beds = positive((value ?? '').replace(/\+$/, ''));
  return beds !== null && Number.isInteger(beds) && beds >= 1 ? Math.min(beds, BEDS_FILTER_MAX) : null;
}

/** The URL is the state of the filters. Values that make no sense are ignored. */
export function readFilters(params: URLSearchParams): ProjectFilters {
  const text = (name: string, max: number) => (params.get(name) ?? '').trim().slice(0, max);
  const [areaMin, areaMax] = orderRange(positive(params.get('areaMin')), positive(params.get('areaMax')));
  const [priceMin, priceMax] = orderRange(positive(params.get('priceMin')), positive(params.get('priceMax')));
  const currency = params.get('currency');
  return {
    q: text('q', SEARCH_MAX),
    city: text('city', LINE_MAX),
    type: oneOf(PROJECT_TYPES, params.get('type')),
    status: oneOf(PROJECT_STATUSES, params.get('status')),
    beds: readBeds(params.get('beds')),
    areaMin,
    areaMax,
    priceMin,
    priceMax,
    currency: isOffered(currency) ? currency : null,
  };
}

export const hasPriceFilter = ({ priceMin, priceMax }: ProjectFilters): boolean =>
  priceMin !== null || priceMax !== null;

/** Only filters that are set, always in the same order. A currency filters nothing without a price. */
export function writeFilters(filters: ProjectFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of Object.keys(NO_FILTERS) as (keyof ProjectFilters)[]) {
    if (name === 'currency' && !hasPriceFilter(filters)) continue;
    const value = filters[name];
    if (value !== null && value !== '') params.set(name, String(value));
  }
  return params;
}

/** How many filters are set; the currency belongs to its price. */
export const countFilters = (filters: ProjectFilters): number =>
  writeFilters({ ...filters, currency: null }).size;
