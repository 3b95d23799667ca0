import { expect, test } from 'vitest';
import { currencyOfHeading } from './heading-currency.ts';
import type { Currency } from './money.ts';
import { readListedStatus } from './status-words.ts';
import { fieldOfHeading } from './unit-sheet.ts';

test.each<[string, Currency]>([
  ['السعر $', 'USD'],
  ['السعر ($)', 'USD'],
  ['السعر (دولار)', 'USD'],
  ['السعر بالدولار', 'USD'],
  ['السعر بالدولار الأمريكي', 'USD'],
  ['الثمن دولار', 'USD'],
  ['Price (USD)', 'USD'],
  ['Price in USD', 'USD'],
  ['PRICE US$', 'USD'],
  ['List price, dollars', 'USD'],
  ['السعر ₪', 'ILS'],
  ['السعر (شيكل)', 'ILS'],
  ['السعر بالشيقل', 'ILS'],
  ['Price NIS', 'ILS'],
  ['السعر (دينار)', 'JOD'],
  ['السعر بالدينار الأردني', 'JOD'],
  ['السعر د.أ', 'JOD'],
  ['Price JD', 'JOD'],
  ['Price (JOD)', 'JOD'],
])('%s is a price in %s', (heading, currency) => {
  expect([fieldOfHeading(heading), currencyOfHeading(heading)]).toEqual(['price', currency]);
});

test('a heading that names none or two is a price without a currency', () => {
  for (const heading of ['السعر', 'Price', 'السعر $ / ₪'])
    expect([fieldOfHeading(heading), currencyOfHeading(heading)]).toEqual(['price', null]);
});

test('other columns are not taken for a currency or a price', () => {
  expect(fieldOfHeading('العملة')).toBe('currency');
  expect(fieldOfHeading('المساحة')).toBe('sizeSqm');
  expect(fieldOfHeading('سعر المتر بالدولار')).toBeNull();
  expect(currencyOfHeading('Judgement')).toBeNull();
});

test('what a list says of a unit, in any spelling', () => {
  const words = [
    'مباعة',
    'مباع',
    'Sold',
    'محجوزة',
    'محجوز',
    'reserved',
    'حجز مؤقت',
    'held',
    'متوفّرة',
    'Available',
    'موقوفة',
  ];
  expect(words.map(readListedStatus)).toEqual([
    ...['sold', 'sold', 'sold', 'reserved', 'reserved', 'reserved', 'held', 'held'],
    ...['available', 'available', 'withdrawn'],
  ]);
  expect(readListedStatus('تنازل')).toBeNull();
});
