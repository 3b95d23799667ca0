import { STORAGE_KEYS } from '@diyar/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ContentVersion } from '../../features/content/index.ts';
import { cacheMissOf, type ResponseCache } from './cache.ts';
import { CachedResponse, etagOf } from './cached-response.ts';
import { encodingFor, isUnchanged } from './encodings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    contentVersion: ContentVersion;
  }
  interface FastifyContextConfig {
    /**
     * A public read whose response changes only with the content: it gets an ETag, is compressed and cached. A
     * function decides by address.
     */
    cacheable?: true | ((url: string) => boolean);
  }
}

/** A shared cache in front may store the response, and revalidates it with the ETag before each use. */
const REVALIDATE = 'public, no-cache';

const LOGGED_AT = new Set(['info', 'debug', 'trace']);

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

function isCacheable(request: FastifyRequest): boolean {
  const { cacheable } = request.routeOptions.config;
  return isRead(request) && (cacheable === true || cacheable?.(request.url) === true);
}

/** The language is part of the key, so a cached response may set its cookie and no other. */
function setsOnlyLanguage(cookies: unknown): boolean {
  const all = Array.isArray(cookies) ? cookies : cookies === undefined ? [] : [cookies];
  return all.every((cookie) => String(cookie).startsWith(`${STORAGE_KEYS.language}=`));
}

const mayBeStored = (reply: FastifyReply) => !String(reply.getHeader('cache-control')).includes('no-store');

/** Tags and compresses the response of a cacheable route, and stores it if it is the same for everybody. */
function finish(cache: ResponseCache, request: FastifyRequest, reply: FastifyReply, body: Buffer) {
  const isPublic = reply.statusCode === 200 && isCacheable(request) && mayBeStored(reply);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', isPublic ? REVALIDATE : 'no-cache');
  if (reply.statusCode === 200) reply.header('etag', etagOf(body));
  const response = new CachedResponse(reply.getHeaders(), body, request.routeOptions.url);
  const encoding = encodingFor(request.headers['accept-encoding']);
  const encoded = response.encode(encoding);
  const miss = cacheMissOf(request.raw);
  const isShareable = isPublic && setsOnlyLanguage(reply.getHeader('set-cookie'));
  if (miss?.inFlight) {
    if (isShareable) cache.store(miss.key, miss.inFlight, response);
    miss.inFlight.end(isShareable ? response : 'notShareable');
  }
  if (reply.statusCode === 200 && isUnchanged(request.headers['if-none-match'], response.etag)) {
    reply.code(304).removeHeader('content-type');
    return null;
  }
  if (encoded.headers.includes('content-encoding')) reply.header('content-encoding', encoding);
  return encoded.body;
}

/** The app's side of the cache: fills it, coalesces requests, and invalidates it before a write is acknowledged. */
export const responseCache = fp(
  async (app: FastifyInstance, { cache }: { cache: ResponseCache }) => {
    app.decorate('contentVersion', cache.version);
    app.addHook('onRoute', ({ config, method, url }) => {
      if (config?.cacheable && config.access !== 'public')
        throw new Error(`route ${method} ${url} is cacheable but not public`);
    });

    app.addHook('onRequest', async (request, reply) => {
      const miss = cacheMissOf(request.raw);
      if (!miss || !isCacheable(request)) return;
      const joined = await cache.inFlight.join(miss.key, miss.generation);
      if (joined instanceof CachedResponse) {
        reply.hijack();
        cache.send(joined, miss.key, request.id, request.raw, reply.raw);
        return;
      }
      if (!joined) return;
      miss.inFlight = joined;
      reply.raw.once('close', () => joined.end('aborted'));
    });

    app.addHook('onSend', async (request, reply, payload) => {
      if (!isRead(request) && reply.statusCode < 400) await cache.afterWrite();
      if (request.routeOptions.config.cacheable === undefined) return payload;
      if (typeof payload === 'string') return finish(cache, request, reply, Buffer.from(payload));
      if (Buffer.isBuffer(payload)) return finish(cache, request, reply, payload);
      cacheMissOf(request.raw)?.inFlight?.end('notShareable');
      return payload;
    });

    let isStopping = false;
    app.addHook('onListen', () =>
      cache.open({
        isBypassed: () => isStopping || app.isOverloaded?.() === true,
        onHit(request, { requestId: reqId, route, status }) {
          const { method = 'GET' } = request;
          app.countCacheHit?.({ method, route, status });
          app.traceCacheHit?.(request, { requestId: reqId, route, status });
          if (!LOGGED_AT.has(app.log.level)) return;
          const res = { statusCode: status };
          app.log.info({ reqId, req: request, res, cached: true }, 'request completed');
        },
      }),
    );
    app.addHook('preClose', async () => {
      isStopping = true;
    });
    app.addHook('onClose', () => cache.close());
  },
  { name: 'response-cache' },
);
