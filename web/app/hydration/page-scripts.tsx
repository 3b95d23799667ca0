import textFiles from 'virtual:text-files';
import { createContext, use } from 'react';
import { UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { useLanguage } from '~/lib/language.tsx';
import { Block, InlineScript } from './blocks.tsx';
import hydrateOnInteraction from './hydrate-on-interaction.ts?script';
import { hydratesNow } from './page-handle.ts';

/** The loaders' data in React Router's wire format; entry.server provides it. */
export const PageDataContext = createContext('');

/**
 * Replaces React Router's <Scripts/>: the same data, but as JSON blocks and one constant script
 * (hydrate-on-interaction.ts), so that the scripts can load later and the Content Security Policy can list them by
 * hash. It reads the unstable UNSAFE_FrameworkContext because the manifest and the hand-off data are exported nowhere
 * else.
 */
export function PageScripts() {
  const framework = use(UNSAFE_FrameworkContext);
  const data = use(PageDataContext);
  const matches = useMatches();
  const { lang } = useLanguage();
  const { manifest, serverHandoffString } = framework ?? {};
  const texts = isPublic(matches) ? textFiles.public[lang] : undefined;
  const page =
    import.meta.env.SSR && manifest && serverHandoffString
      ? {
          now: hydratesNow(matches),
          context: JSON.parse(serverHandoffString),
          manifest: isPublic(matches) ? publicManifestOf(manifest.url) : manifest.url,
          entry: manifest.entry.module,
          texts: texts && assetUrl(texts),
          ...routeModules(manifest.routes, matches, manifest.entry.imports),
          hmr: manifest.hmr?.runtime,
        }
      : null;
  // empty in the browser: React neither compares nor rewrites the contents
  return (
    <>
      <Block id="page" json={JSON.stringify(page)} />
      <Block id="page-data" json={data} />
      <InlineScript code={import.meta.env.SSR ? hydrateOnInteraction : ''} />
    </>
  );
}

export const assetUrl = (file: string): string => Reflect.get(globalThis, '__asset')(file);

const isPublic = (matches: { id: string }[]) => matches.some(({ id }) => id === 'routes/public/layout');

/** The build writes it (scripts/public-manifest.ts); in development there is only the whole one. */
const publicManifestOf = (url: string) => url.replace('/assets/manifest-', '/assets/manifest-public-');

type Manifest = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>['manifest'];

export function routeModules(routes: Manifest['routes'], matches: { id: string }[], entryImports: string[]) {
  const found = matches.flatMap(({ id }) => routes[id] ?? []);
  return {
    routes: found.map((route): [string, string[]] => [
      route.id,
      [
        route.clientActionModule,
        route.clientLoaderModule,
        route.clientMiddlewareModule,
        route.hydrateFallbackModule,
        route.module,
      ].filter((url) => url !== undefined),
    ]),
    preload: [...new Set([...entryImports, ...found.flatMap((route) => route.imports ?? [])])],
  };
}
