import type { Sold } from '@diyar/contract/sold';
import { expect, test } from 'vitest';
import { listKey } from '~/lib/admin/list-call.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { SoldScreen } from './sold-screen.tsx';
import { en } from './texts.ts';

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

const ALL = listKey('GET /admin/selled', { q: '', from: null, to: null, page: 1 });
const listOf = (...items: Sold[]) => ({ items, total: items.length, page: 1, size: 24 });
const screen = <SoldScreen unitChoice={() => null} />;

test('a record with its buyer and its contract, and the total', () => {
  const html = renderScreen(screen, { answers: [[ALL, listOf(record)]] });
  const { columns } = en;
  for (const said of ['Tower A-1', 'Salma Hannoun', '059 401 7725', en.totalIs(1), ...Object.values(columns)])
    expect(html).toContain(said);
  for (const name of [en.contractOf('Tower A-1'), en.deleteOf('Tower A-1')]) expect(html).toContain(name);
});

test('where there is no record the first one is offered', () => {
  expect(renderScreen(screen, { answers: [[ALL, listOf()]] })).toContain(en.addFirst);
});
