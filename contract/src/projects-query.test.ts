import { expect, test } from 'vitest';
import { ProjectsQuery } from './projects-query.ts';
import { readFilters } from './rules/filter-query.ts';

test('nothing asked: page 1, size 24, no filter', () => {
  expect(ProjectsQuery.parse({})).toMatchObject({
    page: 1,
    size: 24,
    q: '',
    type: null,
    beds: null,
  });
});

test('featured, limit and 4+ beds', () => {
  expect(ProjectsQuery.parse({ featured: 'true', limit: '12' })).toMatchObject({ featured: true, size: 12 });
  expect(ProjectsQuery.parse({ beds: '4+' }).beds).toBe(4);
});

test.each([
  'type=x',
  'beds=5',
  'beds=x',
  'areaMin=-1',
  'page=0',
  'size=101',
  'limit=0',
  'lang=fr',
  'featured=maybe',
])('%s is refused', (query) => {
  expect(ProjectsQuery.safeParse(Object.fromEntries(new URLSearchParams(query))).success).toBe(false);
});

test('the API and the pages read one address alike', () => {
  const query =
    'q=olive&city=Ramallah&type=commercial&status=active&beds=2&areaMin=200&areaMax=٩٠&priceMin=&priceMax=5';
  const params = new URLSearchParams(query);
  expect(ProjectsQuery.parse(Object.fromEntries(params))).toMatchObject(readFilters(params));
});
