import { expect, test } from 'vitest';
import { unit } from '~/features/project-draft/admin/sample.testing.ts';
import { unitDraftOf } from '~/features/project-draft/admin/unit.ts';
import { duplicated, previewPrices, withOffer, withoutUnits, withPrices } from './bulk.ts';
import { shownUnits } from './shown-units.ts';

const units = [
  unitDraftOf(unit(1, { price: 126_000 })),
  unitDraftOf(unit(2, { price: 140_000 })),
  unitDraftOf(unit(3, { price: 90_000, currency: 'JOD' })),
  unitDraftOf(unit(4, { price: null, currency: null })),
  { ...unitDraftOf(unit(5, { status: 'sold', isAvailable: false })), hasDeals: true },
];
const all = new Set(units.map(({ key }) => key));
let made = 0;
const newKey = () => `new-${++made}`;

test('every old and new price, with totals of each currency; sold units and those without a price stay', () => {
  const { tables, locked, without } = previewPrices(units, { mode: 'raise', percent: 3, step: 500 }, null);
  expect(tables).toMatchObject([
    { currency: 'USD', oldTotal: 266_000, newTotal: 274_000 },
    { currency: 'JOD', oldTotal: 90_000, newTotal: 92_500 },
  ]);
  expect([locked, without]).toEqual([1, 1]);
  expect(withPrices(units, tables).map(({ price }) => price)).toEqual([
    130_000,
    144_000,
    92_500,
    null,
    120_000,
  ]);
});

test('setting a price names its currency', () => {
  const { tables } = previewPrices(units, { mode: 'set', amount: 99_900, step: 1000 }, 'ILS');
  expect(tables.map(({ currency, rows }) => [currency, rows.length])).toEqual([['ILS', 4]]);
  expect(withPrices(units, tables)[2]).toMatchObject({ price: 100_000, currency: 'ILS' });
});

test('a duplicate has the next free number and no deal', () => {
  const [first, second] = units;
  const { units: next, made: keys } = duplicated(
    units,
    new Set([first?.key ?? '', units[4]?.key ?? '']),
    newKey,
  );
  expect(next.map(({ unitNumber }) => unitNumber)).toEqual(['A-1', 'A-6', 'A-2', 'A-3', 'A-4', 'A-5', 'A-7']);
  expect(next[1]).toMatchObject({
    key: keys[0],
    id: null,
    unitLabelEn: 'Apartment A-6',
    status: 'available',
  });
  expect(next[6]).toMatchObject({ hasDeals: false, deal: null, isAvailable: true });
  expect(next[2]).toBe(second);
});

test('withdrawing leaves units with a deal; deleting leaves those that ever had one', () => {
  expect(withOffer(units, all, false).map(({ isAvailable }) => isAvailable)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(withOffer(units, all, false)[4]).toBe(units[4]);
  expect(withOffer(units, new Set(), false)).toBe(units);
  expect(withoutUnits(units, all)).toEqual([units[4]]);
});

test('the search ignores hyphens, the variants of letters and the order of words', () => {
  expect(shownUnits(units, 'all', 'a1').map(({ id }) => id)).toEqual([1]);
  expect(shownUnits(units, 'all', 'شقه A-2').map(({ id }) => id)).toEqual([2]);
  expect(shownUnits(units, 'taken', '').map(({ id }) => id)).toEqual([5]);
  expect(shownUnits(units, 'free', '٣').map(({ id }) => id)).toEqual([3]);
});
