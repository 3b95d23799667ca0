import { languageFromCookie } from '@diyar/contract/rules/language';
import { expect, test } from 'vitest';
import { languageCookie, languageFromRequest } from './language.tsx';

const request = (search: string, cookie?: string) =>
  new Request(`https://site.example/diyar${search}`, { headers: cookie ? { cookie } : {} });

test.each([
  ['', undefined, 'ar'],
  ['', 'a=1; lang_v2=en; b=2', 'en'],
  ['?lang=en', 'lang_v2=ar', 'en'],
  ['?lang=ar', 'lang_v2=en', 'ar'],
  ['?lang=fr', 'lang_v2=en', 'en'],
  ['?lang=fr', 'lang_v2=fr', 'ar'],
  ['', 'xlang_v2=en', 'ar'],
])('%j with the cookie %j is %s', (search, cookie, lang) => {
  expect(languageFromRequest(request(search, cookie))).toBe(lang);
});

test.each(['papers/1', 'deals/34/statement', 'money/months/2026-10', 'money/deposit-lists/2'])(
  'the language of a paper leaves that of the back office: %s',
  (paper) => {
    expect(languageFromRequest(request(`/admin/${paper}?lang=en`, 'lang_v2=ar'))).toBe('ar');
    expect(languageFromRequest(request(`/admin/${paper}?lang=ar`, 'lang_v2=en'))).toBe('en');
    expect(languageFromRequest(request(`/admin/deals/34?lang=en`, 'lang_v2=ar'))).toBe('en');
  },
);

test('the cookie is read back', () => {
  expect(languageFromCookie(languageCookie('en'))).toBe('en');
});
