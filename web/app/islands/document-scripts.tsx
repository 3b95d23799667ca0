import islandFiles from 'virtual:island-files';
import { withBase } from '@diyar/contract/rules/base-path';
import { useHref, useMatches } from 'react-router';
import { Block, InlineScript } from '~/hydration/blocks.tsx';
import { liesOverHero } from '~/hydration/page-handle.ts';
import { useLanguage } from '~/lib/language.tsx';
import slideshow from './slideshow.ts?script';
import wake from './wake.ts?script';

/** At the end of a document: which scripts its islands need, and the script that loads them. */
export function DocumentScripts() {
  const { lang } = useLanguage();
  const base = useHref('/');
  const urlOf = (file: string) => withBase(`/${file}`, base);
  const { entry, files, texts, islands, hmr } = islandFiles;
  const page = {
    entry: urlOf(entry),
    files: [...files, texts[lang] ?? []].flat().map(urlOf),
    islands: Object.fromEntries(Object.entries(islands).map(([name, urls]) => [name, urls.map(urlOf)])),
    hmr: hmr && urlOf(hmr),
  };
  return (
    <>
      <Block id="islands" json={JSON.stringify(page)} />
      <InlineScript code={wake} />
      {liesOverHero(useMatches()) && <InlineScript code={slideshow} />}
    </>
  );
}
