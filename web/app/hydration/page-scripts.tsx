import { createContext, use } from 'react';
import { UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { hydratesNow } from './page-handle.ts';
import wake from './wake.ts?script';

/** The loaders' answers as React Router's client reads them; the server fills it (entry.server). */
export const PageDataContext = createContext('');

/**
 * In place of React Router's <Scripts/>: the same handing-over, but as data blocks and one constant script
 * (wake.ts), so that the scripts may come late and the content security policy can name them by hash.
 */
export function PageScripts() {
  const framework = use(UNSAFE_FrameworkContext);
  const data = use(PageDataContext);
  const matches = useMatches();
  const { manifest, serverHandoffString } = framework ?? {};
  const page =
    manifest && serverHandoffString
      ? {
          now: hydratesNow(matches),
          context: JSON.parse(serverHandoffString),
          manifest: manifest.url,
          entry: manifest.entry.module,
          ...routeModules(manifest.routes, matches, manifest.entry.imports),
          hmr: manifest.hmr?.runtime,
        }
      : null;
  // in the browser the contents are not compared and not written again
  return (
    <>
      <Block id="page" json={JSON.stringify(page)} />
      <Block id="page-data" json={data} />
      <InlineScript code={import.meta.env.SSR ? wake : ''} />
    </>
  );
}

/** A constant script of ours; it has run long before React sees it, so the browser's bundle goes without. */
export const InlineScript = ({ code }: { code: string }) => (
  <script
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, fixed at build time
    dangerouslySetInnerHTML={{ __html: code }}
  />
);

/** `<` never stands outside a string in these, so writing it as an escape changes nothing but ends nothing. */
const Block = ({ id, json }: { id: string; json: string }) => (
  <script
    id={id}
    type="application/json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
    dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
  />
);

type Manifest = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>['manifest'];

function routeModules(routes: Manifest['routes'], matches: { id: string }[], entryImports: string[]) {
  const found = matches.flatMap(({ id }) => routes[id] ?? []);
  return {
    routes: found.map((route) => [
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
