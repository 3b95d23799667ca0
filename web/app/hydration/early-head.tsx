import textFiles from 'virtual:text-files';
import { use } from 'react';
import { UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { useLanguage } from '~/lib/language.tsx';
import { Block, InlineScript } from './blocks.tsx';
import firstCalls from './first-calls.ts?script';
import { firstCallsOf, hydratesNow, textsOf } from './page-handle.ts';
import { assetUrl, routeModules } from './page-scripts.tsx';

/**
 * For the head of a page that hydrates at once, in the server's HTML only: the first calls, and links to the scripts
 * and texts. It stands before the style sheets, because an inline script waits for those above it. React ignores what
 * it does not know in the head.
 */
export function EarlyHead() {
  const framework = use(UNSAFE_FrameworkContext);
  const matches = useMatches();
  const { lang } = useLanguage();
  if (!framework || !hydratesNow(matches)) return null;
  const { manifest } = framework;
  const { preload, routes } = routeModules(manifest.routes, matches, manifest.entry.imports);
  const calls = firstCallsOf(matches);
  const isStaff = calls.frame.length > 0;
  const texts = isStaff ? textsOf(matches).flatMap((group) => textFiles.admin[`${lang}/${group}`] ?? []) : [];
  const urls = [manifest.url, manifest.entry.module, ...preload, ...routes.flatMap(([, files]) => files)];
  return (
    <>
      {isStaff && (
        <>
          <Block id="first-calls" json={JSON.stringify(calls)} />
          <InlineScript code={firstCalls} />
        </>
      )}
      {[...new Set([...urls, ...texts.map(assetUrl)])].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}
