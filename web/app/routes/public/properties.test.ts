import { readFilters } from '@diyar/contract/rules/filter-query';
import { expect, test } from 'vitest';
import { publicTexts } from '~/i18n/public/index.ts';
import { meta } from './properties.tsx';

const site = { lang: 'en', origin: 'https://diyar.example', site: { basePath: '/' } };
const section = (page: number) => ({ cards: [], total: 40, page, pages: 3 });

/** What search engines read on the list at these pages of its two sections. */
const read = (available: number, soon: number) => {
  const tags = meta({
    matches: [{ id: 'root', loaderData: site }],
    location: { pathname: '/properties' },
    loaderData: {
      filters: readFilters(new URLSearchParams()),
      cities: [],
      currencies: [],
      available: section(available),
      soon: section(soon),
      near: null,
    },
  });
  const text = JSON.stringify(tags);
  return { noindex: text.includes('noindex'), canonical: /"canonical","href":"([^"]+)"/.exec(text)?.[1] };
};

test('the last page of a section is indexed, one beyond it is not and names no other address', async () => {
  await publicTexts.load('en');
  expect(read(3, 1)).toEqual({
    noindex: false,
    canonical: 'https://diyar.example/properties?page=3&lang=en',
  });
  expect(read(4, 1)).toEqual({ noindex: true });
  expect(read(1, 4)).toEqual({ noindex: true });
});
