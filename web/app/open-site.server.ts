import type { PublicReads } from '@diyar/contract/public-reads';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { rendered } from './rendered.server.ts';
import { type Services, servicesContext } from './services.server.ts';

/** Created per visitor: rate limits of sent forms count by client address. */
type SiteServices = Omit<Services, 'reads'> & { readsFor: (address: string) => PublicReads };

/** The HTML of a page, or the bytes of its data. */
type Page = { status: number; headers: Headers; body: string | Buffer };

/**
 * The only entry through which the server uses this bundle. The build has no base path; the server passes the
 * one it was started with.
 */
export function openSite(
  build: ServerBuild,
  { readsFor, ...services }: SiteServices,
  mode: 'production' | 'development',
) {
  const { basePath } = services.site;
  const assets = mode === 'development' ? build.assets : rebase(build.assets, basePath);
  const site = { ...services.site, build: assets.version };
  const handler = createRequestHandler({ ...build, assets, basename: basePath }, mode);
  return {
    build: assets.version,
    /** The route manifest for the browser; the built file contains URLs without the base path. */
    manifest: {
      url: assets.url,
      script: `window.__reactRouterManifest=${JSON.stringify(assets, noImports)};`,
    },
    async answer(request: Request, address: string): Promise<Page> {
      const context = new RouterContextProvider();
      let isWhole = true;
      const log = (error: unknown) => {
        isWhole = false;
        services.log(error);
      };
      context.set(servicesContext, { ...services, site, log, reads: oncePerPage(readsFor(address)) });
      const page = await handler(request, context);
      const { status, headers } = page;
      // a page with fallback content must not be cached
      if (!isWhole) headers.set('Cache-Control', 'no-store');
      return { status, headers, body: rendered.get(page) ?? Buffer.from(await page.arrayBuffer()) };
    },
  };
}

/** The layout and the page both show the company: one read for both. */
function oncePerPage(reads: PublicReads): PublicReads {
  let company: ReturnType<PublicReads['company']> | undefined;
  return {
    ...reads,
    company: () => {
      company ??= reads.company();
      return company;
    },
  };
}

/** Half of the manifest; in the browser only `<Link prefetch>` reads it, which no page uses. */
const noImports = (key: string, value: unknown) => (key === 'imports' ? undefined : value);

const rebase = (assets: ServerBuild['assets'], basePath: string): ServerBuild['assets'] =>
  basePath === '/'
    ? assets
    : JSON.parse(JSON.stringify(assets), (_, value) =>
        typeof value === 'string' && value.startsWith('/assets/') ? basePath + value : value,
      );
