import { STORAGE_KEYS } from '../limits.ts';

export const LANGS = ['ar', 'en'] as const;
export type Lang = (typeof LANGS)[number];

export const isLang = (value: unknown): value is Lang => value === 'ar' || value === 'en';

/** docs/product/public-site.md#languages */
export function chooseLang(asked: unknown, stored: unknown): Lang {
  if (isLang(asked)) return asked;
  return isLang(stored) ? stored : 'ar';
}

const PAPERS = /\/admin\/(papers|deals\/[^/]+\/statement|money\/(months|deposit-lists))(\/|$)/;

/** What `?lang=` asks of a page. On a paper of the back office it is the language of the paper alone. */
export const askedLang = (path: string, query: URLSearchParams): string | null =>
  PAPERS.test(path) ? null : query.get('lang');

const COOKIE = `${STORAGE_KEYS.language}=`;

/** The stored choice in a Cookie header. The renderer and the response cache must read it the same way. */
export function languageFromCookie(header: string): string | undefined {
  const part = header.split(';').find((piece) => piece.trim().startsWith(COOKIE));
  return part?.trim().slice(COOKIE.length);
}

export const dirOf = (lang: Lang): 'rtl' | 'ltr' => (lang === 'ar' ? 'rtl' : 'ltr');

export const otherLang = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar');

/** The language of an Accept-Language header; Arabic when it names neither. */
export function langOfHeader(header: string | undefined): Lang {
  let best: Lang = 'ar';
  let bestWeight = 0;
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [tag = '', ...params] = part.trim().split(';');
    const lang = tag.split('-')[0];
    const q = params.map((p) => p.trim()).find((p) => p.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (isLang(lang) && weight > bestWeight) [best, bestWeight] = [lang, weight];
  }
  return best;
}

/** The language that a text is written in, by its letters: a question in Arabic letters is answered in Arabic. */
export const languageOf = (text: string, otherwise: Lang): Lang =>
  /\p{Script=Arabic}/u.test(text) ? 'ar' : /\p{Script=Latin}/u.test(text) ? 'en' : otherwise;
