import type { Lang } from '@diyar/contract/rules/language';
import { useLanguage } from '~/lib/language.tsx';

/** The shape of a dictionary: English defines the keys, the values may be any text. */
export type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Widen<R>
    : T extends readonly (infer E)[]
      ? readonly Widen<E>[]
      : { readonly [K in keyof T]: Widen<T[K]> };

/** What a dictionary file exports: `export const en = {…}; export const ar: Texts<typeof en> = {…}`. */
export type Texts<T> = Widen<T>;

type Loaders<T> = Record<Lang, () => Promise<T>>;

/**
 * The dictionaries of one side. The server holds both languages. The browser loads only the user's language,
 * before it hydrates (a route's `handle.prepare`, see entry.client) or before the back office switches in
 * place.
 */
export function createTexts<T>(loaders: Loaders<T>) {
  const loaded: Partial<Record<Lang, T>> = {};

  async function load(lang: Lang): Promise<T> {
    loaded[lang] ??= await loaders[lang]();
    return loaded[lang];
  }

  function of(lang: Lang): T {
    const texts = loaded[lang];
    if (!texts) throw new Error(`The ${lang} texts are used before they were loaded`);
    return texts;
  }

  return { load, of, useTexts: () => of(useLanguage().lang) };
}
