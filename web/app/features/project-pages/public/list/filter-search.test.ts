import { readFilters } from '@diyar/contract/rules/filter-query';
import { expect, test } from 'vitest';
import { filterSearch } from './filter-search.ts';

test('filtering keeps the language of the address, and nothing else of it', () => {
  const beds = readFilters(new URLSearchParams('beds=3'));
  expect(filterSearch('?lang=en&page=2&utm_source=x', beds)).toBe('?lang=en&beds=3');
  expect(filterSearch('?beds=3&lang=ar')).toBe('?lang=ar');
  expect(filterSearch('?beds=3')).toBe('');
});
