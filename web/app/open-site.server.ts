import { randomBytes } from 'node:crypto';
import sheets from 'virtual:page-sheets';
import type { PublicReads } from '@diyar/contract/public-reads';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { rendered } from './rendered.server.ts';
import { type Services, servicesContext } from './services.server.ts';

/** Created per visitor: rate limits of sent forms count by client address. */
type SiteServices = Omit<Services, 'reads' | 'nonce'> & { readsFor: (address: string) => PublicReads };

/** The HTML of a page, or the bytes of its data; scripts with the nonce may run. */
type Page = { status: number; headers: Headers; body: string | Buffer; nonce: string };

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
  const assets = mode === 'development' ? build.assets : rebase(withSheets(build.assets), basePath);
  const site = { ...services.site, build: assets.version };
  const handler = createRequestHandler({ ...build, assets, basename: basePath }, mode);
  return {
    build: assets.version,
    async answer(request: Request, address: string): Promise<Page> {
      const context = new RouterContextProvider();
      let isWhole = true;
      const log = (error: unknown) => {
        isWhole = false;
        services.log(error);
      };
      const nonce = randomBytes(16).toString('base64');
      context.set(servicesContext, { ...services, site, log, nonce, reads: oncePerPage(readsFor(address)) });
      const page = await handler(request, context);
      const { status, headers } = page;
      // a page with fallback content must not be cached
      if (!isWhole) headers.set('Cache-Control', 'no-store');
      const body = rendered.get(page) ?? Buffer.from(await page.arrayBuffer());
      return { status, headers, body, nonce };
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

/** Documents have the sheets that their routes need, not those of the scripts that the browser's build made of them. */
const withSheets = (assets: ServerBuild['assets']): ServerBuild['assets'] => ({
  ...assets,
  routes: Object.fromEntries(
    Object.entries(assets.routes).map(([id, route]) => [
      id,
      route && { ...route, css: sheets[route.module]?.map((file) => `/${file}`) ?? route.css },
    ]),
  ),
});

const rebase = (assets: ServerBuild['assets'], basePath: string): ServerBuild['assets'] =>
  basePath === '/'
    ? assets
    : JSON.parse(JSON.stringify(assets), (_, value) =>
        typeof value === 'string' && value.startsWith('/assets/') ? basePath + value : value,
      );
