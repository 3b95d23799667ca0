import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { adminTexts } from '~/i18n/admin/index.ts';
import { aDay, anId, oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { pageInstead } from '~/lib/admin/page-in-range.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { type Column, DataTable } from '../tables/data-table.tsx';
import { ChoiceFilter, DayFilter } from './filters.tsx';
import { ListTools } from './list-tools.tsx';
import { ListView } from './list-view.tsx';

const [{ ui: en }, { ui: ar }] = await Promise.all([adminTexts.load('en'), adminTexts.load('ar')]);

type Boat = { id: number; name: string; masts: number };
const KINDS = ['sail', 'steam'] as const;
const COLUMNS: Column<Boat>[] = [
  { id: 'name', header: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'home', header: 'Home', cell: () => 'Jaffa' },
  {
    id: 'masts',
    header: 'Masts',
    kind: 'number',
    sort: '-masts',
    isNamedOnCard: true,
    cell: ({ masts }) => masts,
  },
  { id: 'note', header: 'Note', card: 'wide', cell: () => null },
  { id: 'log', header: 'Log', card: 'hidden', cell: () => 'dull' },
  { id: 'actions', header: 'Actions', kind: 'actions', cell: () => 'Sink' },
];
const ORDERS = ['name', '-name', '-masts', 'masts'] as const;

/** A list as a feature has it. */
function Boats() {
  const list = useListParams({ kind: oneOf(KINDS), since: aDay, owner: anId }, ORDERS);
  const query = useQuery<{ items: Boat[]; total: number; page: number; size: number }>({
    queryKey: ['boats', list.view],
    queryFn: () => new Promise(() => undefined),
  });
  return (
    <>
      <ListTools list={list} search="Search boats">
        <ChoiceFilter
          {...list.field('kind')}
          label="Kind"
          values={KINDS}
          words={{ sail: 'Sailing', steam: 'Steaming' }}
        />
        <DayFilter {...list.field('since')} label="Since" />
      </ListTools>
      <ListView list={list} query={query} empty={<EmptyState title="No boats yet" />}>
        {(rows) => (
          <DataTable label="Boats" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} order={list.order} />
        )}
      </ListView>
    </>
  );
}

const VIEW = { q: '', page: 1, sort: null, kind: null, since: null, owner: null };
const pageOf = (page: number, total: number, ...items: Boat[]) => ({ items, total, page, size: 2 });
const ARGO = { id: 1, name: 'Argo', masts: 1 };

/** `view` is what the server is asked for at that address; without an answer it is still loading. */
const at = (search: string, view: object = {}, answer?: unknown, lang: 'ar' | 'en' = 'en') =>
  renderScreen(<Boats />, {
    lang,
    at: `/admin/boats${search}`,
    answers: answer === undefined ? [] : [[['boats', { ...VIEW, ...view }], answer]],
  });

test('while it is loading the tools are there, and rows of the same layout', () => {
  const html = at('');
  expect(html).toContain('aria-label="Search boats"');
  expect(html).toMatch(/<table[^>]* aria-busy="true"/);
  expect(html.match(/class="skeleton"/g)).toHaveLength(6 * COLUMNS.length);
});

test('what cannot be loaded says so and can be tried again, in both languages', () => {
  for (const [lang, t] of [
    ['en', en],
    ['ar', ar],
  ] as const) {
    const html = at('', {}, new Error('offline'), lang);
    for (const said of ['role="alert"', t.listFailed, t.retry]) expect(html).toContain(said);
    expect(html).not.toContain('<table');
  }
});

test('nothing at all is not the same as nothing that matches, which can be cleared', () => {
  const empty = at('', {}, pageOf(1, 0));
  expect(empty).toContain('No boats yet');
  expect(empty).not.toContain(en.clearSearch);
  const searched = at('?q=Nautilus', { q: 'Nautilus' }, pageOf(1, 0));
  for (const said of [en.noMatch('Nautilus'), en.clearSearch]) expect(searched).toContain(said);
  const filtered = at('?kind=steam', { kind: 'steam' }, pageOf(1, 0));
  for (const said of [en.noMatchFilters, en.clearFilters, `>${en.clear}<`]) expect(filtered).toContain(said);
  for (const html of [searched, filtered]) expect(html).not.toContain('No boats yet');
});

test('search, filters, order and page are those of the address; what is none of them is ignored', () => {
  const html = at(
    '?q=a&page=2&kind=sail&since=2026-02-28&owner=7&sort=-masts',
    { q: 'a', page: 2, kind: 'sail', since: '2026-02-28', owner: 7, sort: '-masts' },
    pageOf(2, 3, ARGO),
  );
  for (const said of ['Argo', 'value="a"', 'Sailing', '3 to 3 of 3']) expect(html).toContain(said);
  const other = at('?page=-4&kind=rocket&since=2026-02-30&owner=0x7&sort=id;--', {}, pageOf(1, 1, ARGO));
  expect(other).toContain('Argo');
  expect(other).not.toContain(`>${en.clear}<`);
});

test('a page beyond the last leads to the last', () => {
  expect(pageInstead({ page: 9, size: 2, total: 5 })).toBe(3);
  expect(pageInstead({ page: 2, size: 2, total: 0 })).toBe(1);
  expect(pageInstead({ page: 3, size: 2, total: 5 })).toBeNull();
});

test('a heading that orders is a button and says which way; others are not', () => {
  const sortOf = (html: string) =>
    [...html.matchAll(/<th [^>]*>/g)].map(([head]) => head.match(/aria-sort="(\w+)"/)?.[1] ?? null);
  const rest = [null, null, null];
  expect(sortOf(at('', {}, pageOf(1, 1, ARGO)))).toEqual(['ascending', null, 'none', ...rest]);
  expect(sortOf(at('?sort=-masts', { sort: '-masts' }, pageOf(1, 1, ARGO)))).toEqual([
    'none',
    null,
    'descending',
    ...rest,
  ]);
  expect(at('', {}, pageOf(1, 1, ARGO)).match(/class="data-table-sort"/g)).toHaveLength(2);
});

test('each cell knows its place on a card, and those that need it their name', () => {
  const cells = [...at('', {}, pageOf(1, 1, ARGO)).matchAll(/<td[^>]*>/g)].map(([cell]) => cell);
  expect(cells.map((cell) => cell.match(/data-card="(\w+)"/)?.[1])).toEqual([
    'title',
    'start',
    'end',
    'wide',
    'hidden',
    'aside',
  ]);
  expect(cells.map((cell) => cell.match(/data-name="(\w+)"/)?.[1] ?? null)).toEqual([
    null,
    null,
    'Masts',
    null,
    null,
    null,
  ]);
});
