import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyOf, parseAmount } from './amounts.ts';

describe('SPEC §5 amount parsing', () => {
  test.each([
    ['1000', 1000],
    ['$1,234.56', 1234.56],
    ['1,234,567.8', 1234567.8],
    ['12,5', 12.5],
    ['1,000', 1],
    ['₪ 5000', 5000],
    ['-5', 5],
    ['١٢٣٤٫٥', 1234.5],
    ['۱۲۳', 123],
    ['5000 ش.ج', 5000],
    ['ش.ج 5000', 5000],
    ['Rs. 500', 500],
    ['.5', 0.5],
    ['1.', 1],
    [0, 0],
    [1500.25, 1500.25],
  ])('%s is %s', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });

  test.each(['', ' ', 'abc', '.', ',', '1.2.3', '1,2,3', null, undefined])('%s is no number', (typed) => {
    expect(parseAmount(typed)).toBeNull();
  });

  test('any amount with two decimals survives its own text, grouped or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const amount = cents / 100;
        const grouped = amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
        expect(parseAmount(amount.toFixed(2))).toBe(amount);
        expect(parseAmount(`${grouped} USD`)).toBe(amount);
        expect(parseAmount(amount.toFixed(2).replace('.', ','))).toBe(amount);
      }),
    );
  });

  test('whatever is typed gives null or a finite number of at least 0', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE $₪٣٫٬سab') }), (typed) => {
        const amount = parseAmount(typed);
        expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});

describe('SPEC §5 currency', () => {
  test.each([
    ['$500', 'USD'],
    ['500 usd', 'USD'],
    ['500USD', 'USD'],
    ['500 دولار', 'USD'],
    ['₪500', 'ILS'],
    ['500 Shekels', 'ILS'],
    ['500nis', 'ILS'],
    ['500 ILS', 'ILS'],
    ['500 شيكل', 'ILS'],
    ['500', 'Unknown'],
    ['500 JOD', 'Unknown'],
    ['bills of tennis', 'Unknown'],
    ['', 'Unknown'],
    [null, 'Unknown'],
    ['$500 or 1800 ILS', 'USD'],
  ])('%s is %s', (typed, currency) => {
    expect(currencyOf(typed)).toBe(currency);
  });
});
