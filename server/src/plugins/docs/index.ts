import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { compressWell, encodingFor } from '../response-cache/encodings.ts';
import { type Documented, documented, type OpenApiDocument, openApiDocument } from './document.ts';
import { docsPage } from './page.ts';
import './route-docs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    openApi(): OpenApiDocument;
  }
}

/** It changes with the version only; a client that asks again after that is told so by the ETag. */
const CACHE = 'public, max-age=3600';

/** Compressed once, in another thread. */
async function prepare(text: string) {
  const plain = Buffer.from(text);
  const [br, gzip] = await Promise.all([compressWell.br(plain), compressWell.gzip(plain)]);
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  return { etag, bodies: { plain, br, gzip } };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

function send({ etag, bodies }: Prepared, type: string, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ etag, 'cache-control': CACHE, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(type).send(bodies[encoding ?? 'plain']);
}

/** The OpenAPI document of the `/api` mount, and a page that shows it. Has to be registered before the routes. */
export const docs = fp(async (app: FastifyInstance) => {
  const calls: Documented[] = [];
  app.addHook('onRoute', (route) => {
    calls.push(...documented(route));
  });

  // Made when somebody asks: it takes longer than the rest of the start.
  let made: OpenApiDocument | undefined;
  app.decorate('openApi', () => {
    made ??= openApiDocument(calls);
    return made;
  });

  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  let json: Promise<Prepared> | undefined;
  app.get('/api/openapi.json', options, async (request, reply) => {
    json ??= prepare(JSON.stringify(app.openApi()));
    return send(await json, 'application/json; charset=utf-8', request, reply);
  });

  let page: Promise<{ policy: string; prepared: Prepared }> | undefined;
  app.get('/api/docs', options, async (request, reply) => {
    page ??= (async () => {
      const { html, policy } = docsPage(app.openApi());
      return { policy, prepared: await prepare(html) };
    })();
    const { policy, prepared } = await page;
    reply.header('content-security-policy', policy);
    return send(prepared, 'text/html; charset=utf-8', request, reply);
  });
});
