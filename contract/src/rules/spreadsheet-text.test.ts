import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asTyped, defused } from './spreadsheet-text.ts';

test.each([
  '=1+1',
  '+970 599 123 456',
  '+970599123456',
  '-2+3+cmd|calc',
  '@SUM(A1)',
  '\t=1',
  '\n=1',
  '  =HYPERLINK("x")',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
  '\u200F=1+1',
  '\u200E=1+1',
  '\uFEFF=1+1',
  '\u200B\u200D=1+1',
  '\u2067=1+1\u2069',
  '\u061C＝1+1',
  '\u00A0\u200F =1',
  "'=1+1",
])('%j is not written as a formula', (typed) => {
  expect(defused(typed)).toBe(`'${typed}`);
});

test.each(['-12.5', '0599123456', 'a=b', 'شقة', "'quoted'", '\u200Fشقة 3', ''])('%j stays', (typed) => {
  expect(defused(typed)).toBe(typed);
});

test('what was written comes back as it was typed', () => {
  const unit = fc.constantFrom("'", '=', '+', '-', '＝', ' ', '\u200F', '\uFEFF', '1', 'a', '\t');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 6 }), (typed) => {
      expect(asTyped(defused(typed))).toBe(typed);
    }),
  );
});
