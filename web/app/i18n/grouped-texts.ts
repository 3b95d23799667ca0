import type { Lang } from '@diyar/contract/rules/language';
import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '~/lib/language.tsx';
import { untilLoaded } from '~/lib/until-loaded.ts';
import { isolatedTexts } from './isolated-texts.ts';

/** Names an area that is used too early, instead of failing at one of its texts. */
const loudly = <T extends object>(lang: Lang, texts: Partial<T>): T =>
  new Proxy(texts as T, {
    get(loaded, area) {
      if (!(area in loaded))
        throw new Error(`The ${lang} texts '${String(area)}' are used before they were loaded`);
      return Reflect.get(loaded, area);
    },
  });

/** Dictionaries in several files per language. A file is loaded once and stays. */
export function createGroupedTexts<T extends object, Group extends string>(
  loaders: Record<Lang, Record<Group, () => Promise<Partial<T>>>>,
  all: readonly Group[],
) {
  const texts: Record<Lang, Partial<T>> = { ar: {}, en: {} };
  const shown = { ar: loudly<T>('ar', texts.ar), en: loudly<T>('en', texts.en) };
  const there = new Set<`${Lang} ${Group}`>();
  const listeners = new Set<() => void>();

  async function load(lang: Lang, groups: readonly Group[] = all): Promise<T> {
    await Promise.all(
      groups.map(async (group) => {
        if (there.has(`${lang} ${group}`)) return;
        const loaded = await loaders[lang][group]();
        Object.assign(texts[lang], lang === 'ar' ? isolatedTexts(loaded) : loaded);
        there.add(`${lang} ${group}`);
        for (const listener of listeners) listener();
      }),
    );
    return texts[lang] as T;
  }

  const of = (lang: Lang): T => shown[lang];
  const has = (lang: Lang, groups: readonly Group[]) =>
    groups.every((group) => there.has(`${lang} ${group}`));

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  /** Whether these groups are there; they are loaded if not, as soon as the network allows it. */
  function useLoaded(groups: readonly Group[] = all): boolean {
    const { lang } = useLanguage();
    const isThere = useSyncExternalStore(
      subscribe,
      () => has(lang, groups),
      () => has(lang, groups),
    );
    useEffect(() => {
      if (!isThere) void untilLoaded(() => load(lang, groups));
    }, [isThere, lang, groups]);
    return isThere;
  }

  return { load, of, useLoaded, useTexts: () => of(useLanguage().lang) };
}
