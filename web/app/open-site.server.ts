import type { PublicReads } from '@diyar/contract/public-reads';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { rendered } from './rendered.server.ts';
import { type Services, servicesContext } from './services.server.ts';

/** The reads are handed out per visitor: the limits of what may be sent count by address. */
type SiteServices = Omit<Services, 'reads'> & { readsFor: (address: string) => PublicReads };

/** A page's text, or the bytes of its data. */
type Page = { status: number; headers: Headers; body: string | Buffer };

/**
 * The one door through which the server uses this bundle. The build knows no base path; here it gets the one
 * the server was started with.
 */
export function openSite(
  build: ServerBuild,
  { readsFor, ...services }: SiteServices,
  mode: 'production' | 'development',
) {
  const { basePath } = services.site;
  const assets = mode === 'development' ? build.assets : rebase(build.assets, basePath);
  const handler = createRequestHandler({ ...build, assets, basename: basePath }, mode);
  return {
    /** The route manifest as the browser loads it; the built file carries addresses without the base path. */
    manifest: { url: assets.url, script: `window.__reactRouterManifest=${JSON.stringify(assets)};` },
    async answer(request: Request, address: string): Promise<Page> {
      const context = new RouterContextProvider();
      let isWhole = true;
      const log = (error: unknown) => {
        isWhole = false;
        services.log(error);
      };
      context.set(servicesContext, { ...services, log, reads: oncePerPage(readsFor(address)) });
      const page = await handler(request, context);
      const { status, headers } = page;
      // what stands in for something that could not be read is for this moment only
      if (!isWhole) headers.set('Cache-Control', 'no-store');
      return { status, headers, body: rendered.get(page) ?? Buffer.from(await page.arrayBuffer()) };
    },
  };
}

/** The frame and the page inside it both show the company: one question for both. */
function oncePerPage(reads: PublicReads): PublicReads {
  let company: ReturnType<PublicReads['company']> | undefined;
  const ask = () => {
    company ??= reads.company();
    return company;
  };
  return { ...reads, company: ask };
}

const rebase = (assets: ServerBuild['assets'], basePath: string): ServerBuild['assets'] =>
  basePath === '/'
    ? assets
    : JSON.parse(JSON.stringify(assets), (_, value) =>
        typeof value === 'string' && value.startsWith('/assets/') ? basePath + value : value,
      );
