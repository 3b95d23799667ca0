import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isLang } from '@diyar/contract/rules/language';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type LoaderFunctionArgs, ServerRouter } from 'react-router';
import boot from './hydration/boot.ts?script';
import hydrateOnInteraction from './hydration/hydrate-on-interaction.ts?script';
import { prepareRoutes } from './hydration/page-handle.ts';
import { PageDataContext } from './hydration/page-scripts.tsx';
import { languageCookie, languageFromRequest } from './lib/language.tsx';
import { rendered } from './rendered.server.ts';
import { servicesContext } from './services.server.ts';

export { openSite } from './open-site.server.ts';
export { remoteReads } from './remote-reads.server.ts';

/** Every script that stands inside a page. The policy names exactly these, so an injected one never runs. */
export const inlineScripts = [boot, hydrateOnInteraction];

/** Renders the whole page before a byte leaves: no streaming, one buffer to compress and to keep. */
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
  const asked = new URL(request.url).searchParams.get('lang');
  if (isLang(asked)) headers.append('Set-Cookie', languageCookie(asked));
  const response = new Response(null, { status, headers });
  rendered.set(response, html);
  return response;
}

/** How React marks a place whose content was not there at once. */
const UNFINISHED = '<!--$!-->';

/** In one go: nearly twice as fast as in pieces. Only where something is still to be loaded, React has to wait for it. */
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
      // nothing is sent in pieces, so nothing may be cut into pieces
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(whole),
      onError: reject,
    });
  });
}

/** Unexpected failures go to the server's log; a 404 is no failure, nor is a reader who left. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(servicesContext).log(error);
}
