import { STORAGE_KEYS } from '../limits.ts';

export const LANGS = ['ar', 'en'] as const;
export type Lang = (typeof LANGS)[number];

export const isLang = (value: unknown): value is Lang => value === 'ar' || value === 'en';

/** SPEC §4, DECISIONS §4: `?lang=` wins, then the stored choice, then Arabic. */
export function chooseLang(asked: unknown, stored: unknown): Lang {
  if (isLang(asked)) return asked;
  return isLang(stored) ? stored : 'ar';
}

const COOKIE = `${STORAGE_KEYS.language}=`;

/** The stored choice as the browser sends it; whoever renders a page and whoever keeps it must read it alike. */
export function languageFromCookie(header: string): string | undefined {
  const part = header.split(';').find((piece) => piece.trim().startsWith(COOKIE));
  return part?.trim().slice(COOKIE.length);
}

/** SPEC §1: Arabic reads right to left, English left to right. */
export const dirOf = (lang: Lang): 'rtl' | 'ltr' => (lang === 'ar' ? 'rtl' : 'ltr');

export const otherLang = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar');

/** DECISIONS §2 (errors): messages follow Accept-Language; whatever is neither of ours falls to Arabic. */
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
