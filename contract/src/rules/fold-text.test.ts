import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, searchColumn, searchWords, textMatches } from './fold-text.ts';

test.each([
  ['أحمد إبراهيم آدم ٱلله', 'احمد ابراهيم ادم الله'],
  ['مُدَرَّجات الزَّيتون', 'مدرجات الزيتون'],
  ['مـــدرجات', 'مدرجات'],
  ['مستشفى', 'مستشفي'],
  ['الطيرة', 'الطيره'],
  ['OLIVE  Terraces', 'olive terraces'],
  ['Café', 'cafe'],
  ['شقة ١٢', 'شقه 12'],
  ['شقة \u20665-01\u2069', 'شقه 5-01'],
  ['ﻻ', 'لا'],
])('%s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('percent and underscore are letters like others', () => {
  expect(foldText('100%_x')).toBe('100%_x');
  expect(textMatches(searchColumn('a_b'), '_')).toBe(true);
  expect(textMatches(searchColumn('ab'), '_')).toBe(false);
});

test('a row is found by all words, in any order, in any of its texts', () => {
  const column = searchColumn('مدرّجات الزيتون', null, 'رام الله');
  expect(textMatches(column, 'رام الزيتون')).toBe(true);
  expect(textMatches(column, 'البيرة')).toBe(false);
  expect(textMatches(column, '  ')).toBe(true);
  expect(searchWords(' أ  ب ')).toEqual(['ا', 'ب']);
});

const letters = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'أإآٱاىيةهـؤئًٌّabZÉİß٣۴ '),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 30,
});

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(letters, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

test('tashkeel and tatweel anywhere make no difference', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'),
    minLength: 1,
    maxLength: 12,
  });
  const mark = fc.constantFrom('', '\u064E', '\u0651', '\u0640', '\u0652', '\u0670');
  fc.assert(
    fc.property(word, fc.array(mark, { minLength: 12, maxLength: 12 }), (plain, marks) => {
      const marked = [...plain].map((letter, i) => letter + (marks[i] ?? '')).join('');
      expect(foldText(marked)).toBe(foldText(plain));
    }),
  );
});
