import type { SiteBrand } from '@diyar/contract/brand';
import { dirOf, type Lang } from '@diyar/contract/rules/language';
import { type ReactNode, use, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import favicon from './assets/favicon.svg';
import { InlineScript } from './hydration/blocks.tsx';
import boot from './hydration/boot.ts?script';
import { EarlyHead } from './hydration/early-head.tsx';
import origin from './hydration/origin.ts?script';
import { isDocument, textsOf } from './hydration/page-handle.ts';
import { failure } from './i18n/failure.ts';
import { DocumentScripts } from './islands/document-scripts.tsx';
import listeners from './islands/listeners.ts?script';
import movement from './islands/movement.ts?script';
import { accentStyle, BrandContext, unlessBuiltIn, withApiBase } from './lib/brand.tsx';
import { BrandIcons } from './lib/brand-icons.tsx';
import { LanguageProvider, languageFromRequest, useLanguage } from './lib/language.tsx';
import { placeText } from './lib/place.ts';
import type { Site } from './lib/site.ts';
import { servicesContext } from './services.server.ts';

export type RootData = { lang: Lang; origin: string; site: Site; brand?: SiteBrand | null };

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const { site, reads, log } = context.get(servicesContext);
  const { origin } = new URL(site.publicUrl ?? request.url);
  const brand = await reads.brand().catch((error: unknown) => {
    log(error);
    return null;
  });
  return { lang: languageFromRequest(request), origin, site, brand: unlessBuiltIn(brand) };
}

/** Constant for a document; no navigation changes it. */
export const shouldRevalidate = () => false;

const UNKNOWN: Site = { basePath: '/', apiBase: '/api', signInWith: 'username' };

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <LanguageProvider initial={root?.lang ?? 'ar'}>
      <BrandContext value={withApiBase(root?.brand ?? null, root?.site.apiBase ?? '')}>
        <Document site={root?.site ?? UNKNOWN}>{children}</Document>
      </BrandContext>
    </LanguageProvider>
  );
}

function Document({ site, children }: { site: Site; children: ReactNode }) {
  const { lang } = useLanguage();
  const matches = useMatches();
  const isOwn = import.meta.env.SSR && isDocument(matches);
  const brand = use(BrandContext);
  // the back office keeps its colours
  const isAdmin = matches.some(({ id }) => id === 'routes/admin/layout');
  // data-theme, data-scrolled and data-first are set by the boot script, outside of React
  return (
    <html
      lang={lang}
      dir={dirOf(lang)}
      data-base-path={site.basePath}
      data-api-base={site.apiBase}
      data-build={site.build}
      data-place={placeText(brand?.place)}
      data-texts={isOwn ? undefined : textsOf(matches).join(' ')}
      style={isAdmin ? undefined : accentStyle(brand?.accent)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <InlineScript code={import.meta.env.SSR ? boot : ''} />
        <InlineScript code={import.meta.env.SSR ? origin : ''} />
        {isOwn && <InlineScript code={listeners} />}
        {isOwn && <InlineScript code={movement} />}
        {import.meta.env.SSR && !isOwn && <EarlyHead />}
        <Meta />
        <BrandIcons builtIn={favicon} />
        <Links nonce={nonceInDevelopment()} />
      </head>
      <body>
        {children}
        {isOwn ? <DocumentScripts /> : <RouterScripts />}
      </body>
    </html>
  );
}

/** Development complains where the sheets have one on the server and none here. */
const nonceInDevelopment = () =>
  import.meta.env.DEV && typeof document !== 'undefined'
    ? document.querySelector<HTMLElement>('[nonce]')?.nonce
    : undefined;

/** Of the back office. The server gives them a nonce (entry.server.tsx). */
const RouterScripts = () => (
  <>
    <ScrollRestoration />
    <Scripts />
  </>
);

export default function App() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
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
