import type { InsightPrices, InsightSales, InsightStock } from '@diyar/contract/insights';
import { insightPeriod, lastQuarters } from '@diyar/contract/rules/insight-periods';
import { expect, test } from 'vitest';
import { readKey } from '~/lib/admin/use-read.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { InsightsScreen } from './insights-screen.tsx';
import { en } from './texts.ts';

const period = '2026-10';
const query = { period, buildingId: null };
const days = insightPeriod(period, '2026-11-19');
const quarters = lastQuarters(days.to).map((key) => insightPeriod(key, '2026-11-19'));

type Rows<T extends { rows: unknown[] }> = T['rows'];
const none = { sales: 0, amount: 0 };
const tower = { id: 3, nameEn: 'Tower', nameAr: 'البرج' };
const sold: Rows<InsightSales> = [
  { project: tower, currency: 'USD', now: { sales: 1, amount: 90_000 }, before: none, yearAgo: none },
];
const price = (quarter: string): Rows<InsightPrices>[number] => ({
  ...{ project: tower, currency: 'USD', quarter, sales: 1, amount: 90_000, sqm: 90 },
  ...{ list: 95_000, listSqm: 90 },
});

const render = (
  sales?: Rows<InsightSales>,
  prices: Rows<InsightPrices> = [],
  stock: Rows<InsightStock> = [],
) =>
  renderScreen(<InsightsScreen />, {
    at: `/admin/insights?period=${period}`,
    answers: sales && [
      [
        readKey('GET /admin/insights/sales', { query }),
        { period: days, rows: sales, lastOn: sales.length > 0 ? '2026-10-02' : null },
      ],
      [readKey('GET /admin/insights/stock', { query }), { rows: stock }],
      [readKey('GET /admin/insights/prices', { query }), { quarters, rows: prices }],
    ],
  });
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, name]) => name);

test('nothing is announced before it is known whether there is anything; a company that begins is told so', () => {
  expect(headings(render())).toEqual([]);
  const begins = render([]);
  expect(headings(begins)).toEqual([]);
  expect(begins).toContain(en.begins);
  expect(begins).toContain('href="/admin"');
});

test('of one sale there is no line, of sales in two quarters there is one', () => {
  const [first = '', second = ''] = quarters.map(({ key }) => key);
  const one = render(sold, [price(second)]);
  expect(one).not.toContain(en.begins);
  expect(one).toContain(en.sold(1));
  expect(one).toContain('1,000');
  expect(one).not.toContain('insights-line');
  expect(render(sold, [price(first), price(second)])).toContain('insights-line');
});
