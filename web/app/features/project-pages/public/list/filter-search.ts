import { hasPriceFilter, readFilters, writeFilters } from '@diyar/contract/rules/filter-query';
import { NO_FILTERS, type ProjectFilters } from '@diyar/contract/rules/filters';
import type { Currency } from '@diyar/contract/rules/money';

/** The query of the list with these filters, in the language that the present address names. */
export function filterSearch(search: string, filters: ProjectFilters = NO_FILTERS): string {
  const lang = new URLSearchParams(search).get('lang');
  const kept = lang ? [['lang', lang]] : [];
  const params = new URLSearchParams([...kept, ...writeFilters(filters)]);
  return params.size > 0 ? `?${params}` : '';
}

/**
 * The filters of an address. One without a currency means the usual one, the first of those in use: amounts of two
 * currencies are not comparable.
 */
export function filtersIn(search: string, currencies: readonly Currency[]): ProjectFilters {
  const read = readFilters(new URLSearchParams(search));
  return hasPriceFilter(read) ? { ...read, currency: read.currency ?? currencies[0] ?? null } : read;
}
