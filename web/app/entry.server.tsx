import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { askedLang, isLang } from '@diyar/contract/rules/language';
import { createElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type LoaderFunctionArgs, ServerRouter } from 'react-router';
import boot from './hydration/boot.ts?script';
import firstCalls from './hydration/first-calls.ts?script';
import hydrateOnInteraction from './hydration/hydrate-on-interaction.ts?script';
import origin from './hydration/origin.ts?script';
import { prepareRoutes } from './hydration/page-handle.ts';
import { PageDataContext } from './hydration/page-scripts.tsx';
import replay from './hydration/replay.ts?script';
import listeners from './islands/listeners.ts?script';
import wake from './islands/wake.ts?script';
import { languageCookie, languageFromRequest } from './lib/language.tsx';
import { rendered } from './rendered.server.ts';
import { servicesContext } from './services.server.ts';

export { openSite } from './open-site.server.ts';
export { remoteReads } from './remote-reads.server.ts';

/** The copy of React in this bundle, for bench/speed-render.ts: another copy could not render these pages. */
export const rendering = { createElement, renderToString, ServerRouter };

/**
 * Every inline script of a page. The content security policy names exactly these, so an injected one never
 * runs.
 */
export const inlineScripts = [boot, origin, replay, firstCalls, hydrateOnInteraction, listeners, wake];

/**
 * Renders the whole page before it is sent: no streaming, so that one buffer can be compressed and cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await prepareRoutes(context.routeModules, languageFromRequest(request));
  const data = context.serverHandoffStream ? await text(context.serverHandoffStream) : '';
  const html = await render(
    <PageDataContext value={data}>
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
    </PageDataContext>,
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
 * have to wait.
 */
async function render(page: React.ReactNode): Promise<string> {
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
