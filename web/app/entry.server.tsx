import { Writable } from 'node:stream';
import { askedLang, isLang } from '@diyar/contract/rules/language';
import { createElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import boot from './hydration/boot.ts?script';
import firstCalls from './hydration/first-calls.ts?script';
import origin from './hydration/origin.ts?script';
import { isDocument, prepareRoutes } from './hydration/page-handle.ts';
import listeners from './islands/listeners.ts?script';
import movement from './islands/movement.ts?script';
import slideshow from './islands/slideshow.ts?script';
import wake from './islands/wake.ts?script';
import { languageCookie, languageFromRequest } from './lib/language.tsx';
import { rendered } from './rendered.server.ts';
import { servicesContext } from './services.server.ts';

export { openSite } from './open-site.server.ts';
export { paperHtml } from './paper-html.server.tsx';
export { remoteReads } from './remote-reads.server.ts';

/** The copy of React in this bundle, for bench/speed-render.ts: another copy could not render these pages. */
export const rendering = { createElement, renderToString, ServerRouter };

/**
 * Every inline script of ours. The content security policy names exactly these, and in the back office those of the
 * router by a nonce, so an injected one never runs.
 */
export const inlineScripts = [boot, origin, firstCalls, listeners, movement, slideshow, wake];

/**
 * Renders the whole page before it is sent: no streaming, so that one buffer can be compressed and cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: RouterContextProvider,
): Promise<Response> {
  const { matches } = context.staticHandlerContext;
  const routes = matches.flatMap(({ route }) => context.routeModules[route.id] ?? []);
  await prepareRoutes(routes, languageFromRequest(request));
  const html = isDocument(routes)
    ? await renderDocument(context, request.url)
    : await renderWaiting(
        <ServerRouter context={context} url={request.url} nonce={services.get(servicesContext).nonce} />,
      );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { pathname, searchParams } = new URL(request.url);
  const requested = askedLang(pathname, searchParams);
  if (isLang(requested)) headers.append('Set-Cookie', languageCookie(requested));
  const response = new Response(null, { status, headers });
  rendered.set(response, html);
  return response;
}

/** The marker that React writes where content was not available synchronously. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders synchronously, which is nearly twice as fast as streaming. Only where something suspends does React
 * have to wait. The browser's router, which would need the data, is not there.
 */
async function renderDocument(context: EntryContext, url: string): Promise<string> {
  await context.serverHandoffStream?.cancel();
  const page = <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} />;
  const html = renderToString(page);
  return html.includes(UNFINISHED) ? renderWaiting(page) : `<!DOCTYPE html>${html}`;
}

function renderWaiting(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const whole = new Writable({
      write(piece, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final: () => resolve(Buffer.concat(pieces).toString()),
    });
    const { pipe } = renderToPipeableStream(page, {
      // the response is not streamed, so React need not split it
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(whole),
      onError: reject,
    });
  });
}

/** Unexpected failures are logged by the server. A 404 and an aborted request are not failures. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(servicesContext).log(error);
}
