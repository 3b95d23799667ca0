import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Vite as middleware of our own server: the pages from their sources, hot reload on the same port. */
export async function openVite({ basePath, server }: { basePath: string; server: Server }) {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    // Vite's base ends in a slash, the router's has none
    base: basePath === '/' ? '/' : `${basePath}/`,
    server: { middlewareMode: true, hmr: { server }, ws: true },
    appType: 'custom',
  });
  return {
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    /** True when Vite responded: its own files, never a page. */
    handled: (request: IncomingMessage, response: ServerResponse) =>
      new Promise<boolean>((resolve, reject) => {
        const done = () => resolve(true);
        // The sheets of a page: the router's plugin knows its routes without the base path. A document has no others.
        request.url = request.url?.replace(`critical.css?pathname=${basePath}/`, 'critical.css?pathname=/');
        response.once('close', done);
        vite.middlewares(request, response, (error: unknown) => {
          response.off('close', done);
          if (error) reject(error);
          else resolve(false);
        });
      }),
    close: () => vite.close(),
  };
}
