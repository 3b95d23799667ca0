import type { Quote } from '@diyar/contract/quotes';
import { apartmentNo } from '@diyar/contract/rules/ids';
import { expect, test } from 'vitest';
import { listKey } from '~/lib/admin/list-call.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { QuoteDetails } from './quote-screen.tsx';
import { QuotesScreen } from './quotes-screen.tsx';

const quote: Quote = {
  id: 7,
  number: '2026-0012',
  state: 'open',
  building: { id: 4, nameEn: 'LaCasa', nameAr: 'لاكاسا' },
  personId: null,
  name: 'Hanadi',
  phone: '0595026618',
  coBuyers: '',
  lang: 'en',
  currency: 'USD',
  units: [
    { id: apartmentNo(31), label: 'A-302', kind: 'apartment', floor: 3, amount: 185_000.5 },
    { id: apartmentNo(6), label: 'P-06', kind: 'parking', floor: -2, amount: 15_000 },
  ],
  discount: 5_000,
  total: 195_000.5,
  plan: [{ dueOn: '2026-12-01', amount: 195_000.5, label: 'At signing' }],
  validUntil: '2026-11-30',
  note: 'With the kitchen',
  path: '/quote/abc',
  isTaken: false,
  agreedAt: null,
  dealId: null,
  createdAt: '2026-11-16T08:00:00.000Z',
  createdBy: 'rana',
};
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
    .replace(/[\u2068\u2069]/g, '');

test('the list: number, buyer, units, total, day, state; what to do when it is empty', () => {
  const filters = { q: '', state: null, page: 1 };
  const list = { items: [quote, { ...quote, id: 8, isTaken: true }], total: 2, page: 1, size: 20 };
  const html = renderScreen(<QuotesScreen />, {
    at: '/admin/quotes',
    answers: [[listKey('GET /admin/quotes', filters), list]],
  });
  for (const text of [
    '2026-0012',
    'Hanadi',
    'A-302, P-06',
    '195,000.50',
    '30 Nov 2026',
    'Open',
    'Unit taken',
  ])
    expect(words(html)).toContain(text);
  expect(html).toContain('href="/admin/quotes/7"');
  const empty = { items: [], total: 0, page: 1, size: 20 };
  expect(
    renderScreen(<QuotesScreen />, {
      at: '/admin/quotes',
      answers: [[listKey('GET /admin/quotes', filters), empty]],
    }),
  ).toContain('New quote');
});

test('a quote: link in its language, WhatsApp to the buyer, prices that add up, plan', () => {
  const html = renderScreen(<QuoteDetails quote={quote} />);
  expect(html).toContain('/quote/abc?lang=en');
  expect(html).toContain('https://wa.me/970595026618?text=Your%20price%20quote%202026-0012');
  for (const text of [
    '185,000.50',
    '15,000',
    '− Discount',
    '5,000',
    '195,000.50',
    'At signing',
    'With the kitchen',
  ])
    expect(words(html)).toContain(text);
  // a name that a template gave is in the reader's language
  expect(words(renderScreen(<QuoteDetails quote={quote} />, { lang: 'ar' }))).toContain('عند التوقيع');
});

test('a link that no longer opens is not offered', () => {
  for (const gone of [{ isTaken: true }, { state: 'withdrawn' as const }, { state: 'ended' as const }]) {
    const html = renderScreen(<QuoteDetails quote={{ ...quote, ...gone }} />);
    expect(html).not.toContain('/quote/abc');
    expect(html).toContain('The link no longer opens.');
  }
  expect(renderScreen(<QuoteDetails quote={{ ...quote, isTaken: true }} />)).toContain(
    'It cannot be accepted',
  );
});
