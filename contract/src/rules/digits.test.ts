import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTypedNumber, toWesternDigits } from './digits.ts';

const arabic = (text: string) => text.replace(/\d/g, (d) => String.fromCharCode(0x660 + Number(d)));
const persian = (text: string) => text.replace(/\d/g, (d) => String.fromCharCode(0x6f0 + Number(d)));

test('both Eastern scripts, their separators, and the marks that paste along', () => {
  expect(toWesternDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
  expect(toWesternDigits('١٬٢٣٤٫٥')).toBe('1,234.5');
  expect(toWesternDigits('\u200E+970\u202C')).toBe('+970');
});

test.each([
  ['92', 92],
  [' 92.5 ', 92.5],
  ['92,5', 92.5],
  ['1,200', 1200],
  ['1,234,567.5', 1234567.5],
  ['١٬٢٠٠', 1200],
  ['-3', -3],
  ['−3', -3],
  ['+7', 7],
  ['1 000', 1000],
])('%s is %d', (typed, number) => {
  expect(parseTypedNumber(typed)).toBe(number);
});

test.each(['', ' ', 'abc', '1.2.3', '1,2,3', '12m', '1e5', '0x10', 'Infinity', '-', '.'])(
  '%s is none',
  (typed) => {
    expect(parseTypedNumber(typed)).toBeNull();
  },
);

test('a number reads the same in every script', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.nat(99), (whole, part) => {
      const text = `${whole}.${part}`;
      expect(parseTypedNumber(text)).toBe(Number(text));
      expect(parseTypedNumber(arabic(text))).toBe(Number(text));
      expect(parseTypedNumber(persian(text))).toBe(Number(text));
      expect(parseTypedNumber(whole.toLocaleString('en-US'))).toBe(whole);
    }),
  );
});
