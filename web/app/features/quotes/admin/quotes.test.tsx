import type { TrackedUnit } from '@diyar/contract/buildings';
import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import type { Quote } from '@diyar/contract/quotes';
import { apartmentNo } from '@diyar/contract/rules/ids';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LeadActions } from '~/features/leads/admin/lead/lead-actions.tsx';
import { detailOf, layan } from '~/features/leads/admin/leads-testing.ts';
import { listKey } from '~/lib/admin/list-call.ts';
import { readKey } from '~/lib/admin/use-read.ts';
import { LanguageProvider } from '~/lib/language.tsx';
import { renderScreen } from '~/testing/render-screen.tsx';
import { NewQuoteScreen } from './new-quote-screen.tsx';
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
  ).toContain('href="/admin/quotes/new"');
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

const unit = {
  id: 31,
  label: 'A-302',
  kind: 'apartment',
  floor: 3,
  status: 'available',
  price: 185_000,
  currency: 'USD',
} as unknown as TrackedUnit;

/** The form asks before it is left, which needs a router that can block. */
function renderNew(search: string, units: TrackedUnit[]) {
  const client = new QueryClient();
  const building = { id: 4, nameEn: 'LaCasa', nameAr: 'لاكاسا' };
  client.setQueryData(readKey('GET /admin/buildings/{buildingId}/floors', { params: { buildingId: 4 } }), {
    building,
    items: [{ floor: 3, apartments: units }],
  });
  client.setQueryData(readKey('GET /admin/buildings', { query: { size: PAGE_SIZE_MAX } }), {
    items: [building],
  });
  const router = createMemoryRouter([{ path: '*', element: <NewQuoteScreen /> }], {
    initialEntries: [`/admin/quotes/new${search}`],
  });
  return words(
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <LanguageProvider initial="en">
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>,
    ),
  );
}

test('a new quote begins with the unit and its listed price, and asks which unit without one', () => {
  const text = renderNew('?building=4&unit=31', [unit]);
  for (const part of ['Quote for A-302', 'Price of A-302', 'Valid until', 'Language of the quote', 'USD'])
    expect(text).toContain(part);
  expect(text).toContain('Known person');
});

test('without a unit one is chosen: free ones of a building, homes first, each the way to its form', () => {
  const parking = { ...unit, id: 32, label: 'P-01', kind: 'parking', price: null } as TrackedUnit;
  const taken = { ...unit, id: 33, label: 'A-303', status: 'reserved' } as TrackedUnit;
  for (const search of ['', '?building=4', '?building=4&unit=99']) {
    const text = renderNew(search, [parking, taken, unit]);
    expect(text).toContain('Which unit?');
    expect(text.indexOf('A-302')).toBeGreaterThan(0);
    expect(text.indexOf('A-302')).toBeLessThan(text.indexOf('P-01'));
    expect(text).not.toContain('A-303');
  }
});

test("a lead's quote is for the unit that the lead shows, though another unit's number is its id", () => {
  const wanted = layan.unit && { ...layan.unit, status: 'available' as const };
  if (!wanted?.apartmentNo) throw new Error('the lead names no unit of a building');
  const lead = detailOf({ ...layan, unit: wanted });
  const html = renderScreen(<LeadActions lead={lead} onPlan={() => {}} />).replaceAll('&amp;', '&');
  const [, search = ''] = /href="\/admin\/quotes\/new(\?[^"]+)"/.exec(html) ?? [];
  const meant = { ...unit, id: wanted.apartmentNo, label: wanted.unitLabelEn };
  const other = { ...unit, id: apartmentNo(wanted.id), label: 'A-101' };
  const text = renderNew(search, [other, meant]);
  expect(text).toContain(`Quote for ${wanted.unitLabelEn}`);
  expect(text).not.toContain('Quote for A-101');
});
