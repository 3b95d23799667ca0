import { expect, test } from 'vitest';
import type { Currency } from './money.ts';
import { salesTotals } from './sales-totals.ts';

const row = (currency: Currency | null, sales: number, amount: number) => ({
  project: null,
  currency,
  now: { sales, amount },
  before: { sales: 1, amount },
  yearAgo: { sales: 0, amount: 0 },
});

test('each currency is added up by itself, in cents; sales without a price last and without a sum', () => {
  const rows = [row(null, 3, 0), row('JOD', 1, 0.105), row('USD', 2, 0.1), row('USD', 1, 0.2)];
  expect(salesTotals(rows)).toEqual([
    {
      currency: 'USD',
      now: { sales: 3, amount: 0.3 },
      before: { sales: 2, amount: 0.3 },
      yearAgo: { sales: 0, amount: 0 },
    },
    {
      currency: 'JOD',
      now: { sales: 1, amount: 0.105 },
      before: { sales: 1, amount: 0.105 },
      yearAgo: { sales: 0, amount: 0 },
    },
    {
      currency: null,
      now: { sales: 3, amount: 0 },
      before: { sales: 1, amount: 0 },
      yearAgo: { sales: 0, amount: 0 },
    },
  ]);
  expect(salesTotals([])).toEqual([]);
});
