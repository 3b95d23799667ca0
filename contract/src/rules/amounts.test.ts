import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyOf, parseAmount, splitAmount } from './amounts.ts';

describe('reading an amount', () => {
  test.each([
    // plain
    ['1000', 1000],
    ['₪ 5000', 5000],
    ['-5', 5],
    ['.5', 0.5],
    [',5', 0.5],
    ['1.', 1],
    ['0', 0],
    ['007', 7],
    ['1 250 000', 1250000],
    [0, 0],
    [1500.25, 1500.25],
    // one group by a comma
    ['$185,000', 185000],
    ['640,000 شيكل', 640000],
    ['190,000', 190000],
    ['1,000', 1000],
    ['12,345', 12345],
    ['$ 98,000 USD', 98000],
    // a decimal comma
    ['12,5', 12.5],
    ['12,50', 12.5],
    ['0,500', 0.5],
    ['1234,567', 1234.567],
    ['12,3456', 12.3456],
    // a lone dot is a decimal point
    ['185.000', 185],
    ['98.5', 98.5],
    ['1.250', 1.25],
    // several groups of one kind
    ['1,250,000', 1250000],
    ['1.250.000', 1250000],
    ['12,345,678 NIS', 12345678],
    // both kinds: the last is the decimal sign
    ['$1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1,234,567.8', 1234567.8],
    ['1.234.567,8', 1234567.8],
    ['12,345.', 12345],
    // Arabic digits and signs
    ['١٢٣٤', 1234],
    ['۱۲۳', 123],
    ['١٢٣٤٫٥', 1234.5],
    ['١٩٠٬٠٠٠', 190000],
    ['١٬٢٥٠٬٠٠٠', 1250000],
    ['١٬٢٣٤٫٥٦', 1234.56],
    ['١٨٥٫٠٠٠', 185],
    ['١٨٥,٠٠٠ دولار', 185000],
    ['٦٤٠٬٠٠٠ شيكل', 640000],
    ['\u200F$185,000\u200E', 185000],
    // words with dots in them
    ['98000 JD', 98000],
    ['98,000 د.أ', 98000],
    ['د.أ 98,000.500', 98000.5],
    ['98000 دينار', 98000],
    ['5000 ش.ج', 5000],
    ['ش.ج 5000', 5000],
    ['Rs. 500', 500],
    ['JOD 12.345', 12.345],
  ])('%s is %s', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });

  test.each([
    '',
    ' ',
    'abc',
    '.',
    ',',
    '1.2.3',
    '1,2,3',
    '1,23,456',
    '1234,567.8',
    '0,123,456',
    '1,234.567,8',
    '1.2,3.4',
    '١٢٬٥',
    '1٫250٫000',
    '1٫5,25',
    '1.5٬250',
    '500 or 1800',
    '1e+21',
    '$',
    null,
    undefined,
  ])('%s is no number', (typed) => {
    expect(parseAmount(typed)).toBeNull();
  });

  test('any amount with two decimals survives its own text, grouped or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const amount = cents / 100;
        const [english, german] = (['en-US', 'de-DE'] as const).map((locale) =>
          amount.toLocaleString(locale, { minimumFractionDigits: 2 }),
        );
        const arabic = amount.toLocaleString('ar-EG', { minimumFractionDigits: 2 });
        expect(parseAmount(amount.toFixed(2))).toBe(amount);
        expect(parseAmount(`${english} USD`)).toBe(amount);
        expect(parseAmount(`${german} JD`)).toBe(amount);
        expect(parseAmount(`${arabic} شيكل`)).toBe(amount);
        expect(parseAmount(amount.toFixed(2).replace('.', ','))).toBe(amount);
      }),
    );
  });

  test('a whole amount survives its own grouped text', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (amount) => {
        expect(parseAmount(amount.toLocaleString('en-US'))).toBe(amount);
        expect(parseAmount(amount.toLocaleString('ar-EG'))).toBe(amount);
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

describe('the currency of an amount', () => {
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
    ['500 JOD', 'JOD'],
    ['98000 JD', 'JOD'],
    ['98000JD', 'JOD'],
    ['500 دينار', 'JOD'],
    ['500 دينارًا أردنيًا', 'JOD'],
    ['500 د.أ', 'JOD'],
    ['500', 'Unknown'],
    ['bills of tennis', 'Unknown'],
    ['jdm jodi', 'Unknown'],
    ['', 'Unknown'],
    [null, 'Unknown'],
    ['$500 or 1800 ILS', 'USD'],
  ])('%s is %s', (typed, currency) => {
    expect(currencyOf(typed)).toBe(currency);
  });
});

test.each([
  ['$185,000', '185,000', 'USD'],
  ['98000 JD', '98000', 'JOD'],
  ['٩٨٬٠٠٠ دينار', '٩٨٬٠٠٠', 'JOD'],
  ['1.250 د.أ', '1.250', 'JOD'],
  ['₪ 12,5', '12,5', 'ILS'],
])('%j is a figure and its currency', (typed, figures, currency) => {
  expect(splitAmount(typed)).toEqual({ figures, currency });
});

test.each(['185,000', '$', 'JD', '$5 or 6 JD', '$-5', '$5 a month', '€5'])('%j is not split', (typed) => {
  expect(splitAmount(typed)).toBeNull();
});
