import { writeFilters } from '@diyar/contract/rules/filter-query';
import { NO_FILTERS, type ProjectFilters } from '@diyar/contract/rules/filters';

/** The address of the list with these filters, in the language that the present address names. */
export function filterSearch(search: string, filters: ProjectFilters = NO_FILTERS): string {
  const lang = new URLSearchParams(search).get('lang');
  const kept = lang ? [['lang', lang]] : [];
  return `?${new URLSearchParams([...kept, ...writeFilters(filters)])}`;
}
