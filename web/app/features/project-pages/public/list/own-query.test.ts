import { readFilters } from '@diyar/contract/rules/filter-query';
import { expect, test } from 'vitest';
import { ownQuery } from './own-query.ts';

const section = (page: number) => ({ cards: [], total: 100, page, pages: 5 });
const query = (search: string, available: number, soon: number) =>
  ownQuery({
    filters: readFilters(new URLSearchParams(search)),
    available: section(available),
    soon: section(soon),
  });

test('a further page has an address of its own, the first and a filtered one that of the list', () => {
  expect(query('', 1, 1)).toBe('');
  expect(query('', 2, 1)).toBe('page=2');
  expect(query('', 2, 3)).toBe('page=2&soonPage=3');
  expect(query('city=Ramallah', 2, 1)).toBe('');
});
