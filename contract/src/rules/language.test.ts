import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseLang, dirOf, isLang, langOfHeader, languageOf, otherLang } from './language.ts';

test.each([
  ['en', 'ar', 'en'],
  ['fr', 'en', 'en'],
  [null, 'en', 'en'],
  [null, 'EN', 'ar'],
  [undefined, undefined, 'ar'],
])('asked %s, stored %s: %s', (asked, stored, lang) => {
  expect(chooseLang(asked, stored)).toBe(lang);
});

test.each([
  ['ar', 'ar'],
  ['en-US,en;q=0.9', 'en'],
  ['fr;q=1, en;q=0.5, ar;q=0.8', 'ar'],
  ['ar;q=0.2, EN-gb;q=0.3', 'en'],
  ['en;q=0', 'ar'],
  ['de', 'ar'],
  ['*', 'ar'],
  ['', 'ar'],
  [undefined, 'ar'],
])('Accept-Language %s: %s', (header, lang) => {
  expect(langOfHeader(header)).toBe(lang);
});

test('any header gives one of the two', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(isLang(langOfHeader(header))).toBe(true);
    }),
  );
});

test('each language has its direction and its other', () => {
  expect([dirOf('ar'), dirOf('en'), otherLang('ar'), otherLang('en')]).toEqual(['rtl', 'ltr', 'en', 'ar']);
});

test('the script of a question chooses the language, else the reader', () => {
  expect(languageOf('هل A-304 متاحة؟', 'en')).toBe('ar');
  expect(languageOf('Is it free?', 'ar')).toBe('en');
  expect(languageOf('0599', 'ar')).toBe('ar');
});
