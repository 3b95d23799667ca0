import type { Sold } from '@diyar/contract/sold';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { SoldScreen } from './sold-screen.tsx';
import { ar, en } from './texts.ts';

const record: Sold = {
  id: 12,
  apartmentName: 'Tower A-1',
  buyerName: 'Salma Hannoun',
  buyerPhone: '059 401 7725',
  soldAt: '2026-07-01T09:00:00.000Z',
  notes: '',
  price: null,
  currency: null,
  personId: null,
  contractFileId: 91,
  contractFileUrl: '/private-files/91',
  contractMimeType: 'application/pdf',
  project: null,
  unit: null,
  createdAt: '2026-07-01T09:00:00.000Z',
};

const ALL = ['sold', { q: '', from: null, to: null, page: 1 }];
const listOf = (...items: Sold[]) => ({ items, total: items.length, page: 1, size: 24 });
const screen = <SoldScreen unitChoice={() => null} />;

test('a record with its buyer and its contract, and the total', () => {
  const html = renderScreen(screen, { answers: [[ALL, listOf(record)]] });
  const { columns } = en;
  for (const said of ['Tower A-1', 'Salma Hannoun', '059 401 7725', en.totalIs(1), ...Object.values(columns)])
    expect(html).toContain(said);
  for (const name of [en.contractOf('Tower A-1'), en.deleteOf('Tower A-1')]) expect(html).toContain(name);
});

test('no record: the first is offered; nothing in these days: the filters can be cleared', () => {
  expect(renderScreen(screen, { answers: [[ALL, listOf()]] })).toContain(en.addFirst);
  const days = ['sold', { q: '', from: '1990-01-01', to: '1990-02-01', page: 1 }];
  const html = renderScreen(screen, {
    at: '/admin/selled?from=1990-01-01&to=1990-02-01',
    answers: [[days, listOf()]],
  });
  expect(html).toContain(en.noMatch);
  expect(html).toContain(en.clearFilters);
  expect(html).not.toContain(en.addFirst);
});

test('what cannot be loaded says so, in Arabic too', () => {
  const answers = [[ALL, new Error('offline')]] as const;
  expect(renderScreen(screen, { answers })).toContain(en.loadFailed);
  expect(renderScreen(screen, { answers, lang: 'ar' })).toContain(ar.loadFailed);
});
