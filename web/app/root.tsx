import { dirOf, type Lang } from '@diyar/contract/rules/language';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  UNSAFE_useScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import favicon from './assets/favicon.svg';
import { InlineScript } from './hydration/blocks.tsx';
import boot from './hydration/boot.ts?script';
import { EarlyHead } from './hydration/early-head.tsx';
import origin from './hydration/origin.ts?script';
import { isDocument } from './hydration/page-handle.ts';
import { PageScripts } from './hydration/page-scripts.tsx';
import replay from './hydration/replay.ts?script';
import { failure } from './i18n/failure.ts';
import { DocumentScripts } from './islands/document-scripts.tsx';
import listeners from './islands/listeners.ts?script';
import { LanguageProvider, languageFromRequest, useLanguage } from './lib/language.tsx';
import type { Site } from './lib/site.ts';
import { servicesContext } from './services.server.ts';

export type RootData = { lang: Lang; origin: string; site: Site };

export function loader({ request, context }: Route.LoaderArgs): RootData {
  const { site } = context.get(servicesContext);
  const { origin } = new URL(site.publicUrl ?? request.url);
  return { lang: languageFromRequest(request), origin, site };
}

/** Constant for a document; no navigation changes it. */
export const shouldRevalidate = () => false;

const UNKNOWN: Site = { basePath: '/', apiBase: '/api', signInWith: 'username' };

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <LanguageProvider initial={root?.lang ?? 'ar'}>
      <Document site={root?.site ?? UNKNOWN}>{children}</Document>
    </LanguageProvider>
  );
}

function Document({ site, children }: { site: Site; children: ReactNode }) {
  const { lang } = useLanguage();
  // a visitor who walks to such a page within another one has the router's
  const isOwn = isDocument(useMatches()) && import.meta.env.SSR;
  // data-theme, data-scrolled and data-first are set by the boot script, outside of React
  return (
    <html
      lang={lang}
      dir={dirOf(lang)}
      data-base-path={site.basePath}
      data-api-base={site.apiBase}
      data-build={site.build}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <InlineScript code={import.meta.env.SSR ? boot : ''} />
        <InlineScript code={import.meta.env.SSR ? origin : ''} />
        <InlineScript code={import.meta.env.SSR ? (isOwn ? listeners : replay) : ''} />
        {import.meta.env.SSR && <EarlyHead />}
        <Meta />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        {isOwn ? <DocumentScripts /> : <PageScripts />}
      </body>
    </html>
  );
}

export default function App() {
  // not <ScrollRestoration/>: its inline script is not in our policy, and browsers restore a new page
  // themselves
  UNSAFE_useScrollRestoration();
  // Two events for hydration/replay.ts: React handles presses from the first on; the replay waits for the effects.
  useLayoutEffect(() => void dispatchEvent(new Event('diyar:hydrated')), []);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    dispatchEvent(new Event('diyar:ready'));
  }, []);
  return <Outlet />;
}

/** Only when a layout itself has failed: neither dictionaries nor style sheets may be available. */
export function ErrorBoundary() {
  const { lang } = useLanguage();
  return (
    <main>
      <title>{failure[lang].title}</title>
      <h1>{failure[lang].title}</h1>
      <p>{failure[lang].text}</p>
    </main>
  );
}
