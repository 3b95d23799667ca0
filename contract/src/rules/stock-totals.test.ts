import { expect, test } from 'vitest';
import type { Currency } from './money.ts';
import { stockByProject } from './stock-totals.ts';

test('kinds of one project and currency are one line, with the lowest price of those that have one', () => {
  const project = { id: 1, nameEn: 'Tower', nameAr: '' };
  const row = (currency: Currency | null, left: number, lowest: number | null, value: number) => ({
    ...{ project, currency, all: 5, left, held: 1, lowest, value },
  });
  expect(
    stockByProject([
      row('USD', 2, 900, 1900),
      row('USD', 1, null, 0),
      row('USD', 1, 700, 700),
      row(null, 1, null, 0),
    ]),
  ).toEqual([
    { project, currency: 'USD', all: 15, left: 4, held: 3, lowest: 700, value: 2600 },
    { project, currency: null, all: 5, left: 1, held: 1, lowest: null, value: 0 },
  ]);
});
