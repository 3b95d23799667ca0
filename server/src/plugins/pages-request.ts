import type { IncomingHttpHeaders } from 'node:http';
import { STORAGE_KEYS } from '@diyar/contract/limits';
import type { Lang } from '@diyar/contract/rules/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { originOf } from '../origin.ts';
import { cacheMissOf } from './response-cache/cache.ts';

/**
 * A Fastify request as a web Request. In development Vite shortens `url`, hence `originalUrl`. A cacheable page is
 * rendered from its cache key alone, so that no header of one client gets into it.
 */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, config: Config): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const { method } = request;
  const miss = cacheMissOf(request.raw);
  const headers = miss?.inFlight ? new Headers({ cookie: languageCookie(miss.lang) }) : all(request.headers);
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(request.body);
  // A form is compared with the host it was sent to, which may be another name of the site than PUBLIC_URL.
  const origin = originOf(request.raw, body === undefined ? config : { ...config, publicUrl: undefined });
  // appended rather than resolved: an address such as //other.example/ would replace the origin
  const { originalUrl } = request;
  // nothing that is stored contains NUL, and PostgreSQL refuses to look for it
  if (origin === null || !originalUrl.startsWith('/') || originalUrl.includes('%00'))
    throw new AppError('malformed');
  const url = new URL(origin).origin + originalUrl;
  return new Request(url, { method, headers, body, signal: gone.signal });
}

const bodyOf = (body: unknown) => (body instanceof Uint8Array ? new Uint8Array(body) : undefined);

const languageCookie = (lang: Lang) => `${STORAGE_KEYS.language}=${lang}`;

function all(given: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  return headers;
}
