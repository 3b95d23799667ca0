import { STORAGE_KEYS } from '@diyar/contract/limits';
import { askedLang, chooseLang, dirOf, type Lang, languageFromCookie } from '@diyar/contract/rules/language';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

const YEAR_SECONDS = 31_536_000;

/** The cookie mirrors local storage so that the server renders the right language at once. */
export const languageCookie = (lang: Lang) =>
  `${STORAGE_KEYS.language}=${lang}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;

/** `?lang=` wins, then the stored choice, then Arabic (docs/product/public-site.md#languages). */
export function languageFromRequest(request: Request): Lang {
  const { pathname, searchParams } = new URL(request.url);
  return chooseLang(
    askedLang(pathname, searchParams),
    languageFromCookie(request.headers.get('cookie') ?? ''),
  );
}

/** The server's decision, which the browser adopts. */
export const documentLanguage = (): Lang => chooseLang(document.documentElement.lang, null);

function storeLanguage(lang: Lang) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = languageCookie(lang);
  try {
    localStorage.setItem(STORAGE_KEYS.language, lang);
  } catch {
    // storage may be unavailable (private window): the cookie still carries the choice
  }
}

type LanguageValue = { lang: Lang; dir: 'rtl' | 'ltr'; switchTo: (lang: Lang) => void };

const LanguageContext = createContext<LanguageValue | null>(null);

/**
 * Provides the language of the document. `switchTo` changes it in place (back office). Public pages switch by
 * a document navigation to `?lang=` instead. The texts of the new language must be loaded before.
 */
export function LanguageProvider({ initial, children }: { initial: Lang; children: ReactNode }) {
  const [lang, setLang] = useState(initial);
  const value = useMemo<LanguageValue>(() => {
    const switchTo = (next: Lang) => {
      storeLanguage(next);
      setLang(next);
    };
    return { lang, dir: dirOf(lang), switchTo };
  }, [lang]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageValue {
  const value = use(LanguageContext);
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it');
  return value;
}
