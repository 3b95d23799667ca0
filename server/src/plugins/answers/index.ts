import type { IncomingMessage } from 'node:http';
import { STORAGE_KEYS } from '@diyar/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ContentVersion } from '../../features/content/service.ts';
import { requestId } from '../logging.ts';
import { Answer, tagOf } from './answer.ts';
import { type AnswerCache, questionOf } from './cache.ts';
import { encodingFor, isUnchanged } from './encodings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    contentVersion: ContentVersion;
  }
  interface FastifyContextConfig {
    /**
     * A public read that changes only when the content does: its answers are tagged, compressed and kept. A function
     * says it of single addresses.
     */
    kept?: true | ((url: string) => boolean);
  }
}

/** A shared cache in front may store it, and asks with the tag before it gives it to anybody: 304 while it is true. */
const ASK_FIRST = 'public, no-cache';

const LOGGED_AT = new Set(['info', 'debug', 'trace']);

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

function keeps(request: FastifyRequest): boolean {
  const { kept } = request.routeOptions.config;
  return isRead(request) && (kept === true || kept?.(request.url) === true);
}

/** The language a page was asked for in is the only thing a kept answer may set: it is part of the question. */
function setsOnlyLanguage(cookies: unknown): boolean {
  const all = Array.isArray(cookies) ? cookies : cookies === undefined ? [] : [cookies];
  return all.every((cookie) => String(cookie).startsWith(`${STORAGE_KEYS.language}=`));
}

const mayBeStored = (reply: FastifyReply) => !String(reply.getHeader('cache-control')).includes('no-store');

/** Tags and compresses what a kept route answers, and keeps it when everybody may have it. */
function finish(cache: AnswerCache, request: FastifyRequest, reply: FastifyReply, body: Buffer) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const isGood = reply.statusCode === 200 && keeps(request) && mayBeStored(reply);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', isGood ? ASK_FIRST : 'no-cache');
  if (reply.statusCode === 200) reply.header('etag', tagOf(body));
  const answer = new Answer(reply.getHeaders(), body, request.routeOptions.url);
  const question = questionOf(request.raw);
  const flight = question?.flight;
  const isForAll = isGood && flight && setsOnlyLanguage(reply.getHeader('set-cookie'));
  if (isForAll) cache.keep(question.key, flight, answer);
  flight?.end(isForAll ? answer : 'none');
  if (reply.statusCode === 200 && isUnchanged(request.headers['if-none-match'], answer.etag)) {
    reply.code(304).removeHeader('content-type');
    return null;
  }
  const ready = answer.in(encoding);
  if (isForAll) cache.store.recount(question.key, answer);
  const at = ready.head.indexOf('content-encoding');
  if (at >= 0) reply.header('content-encoding', ready.head[at + 1]);
  return ready.body;
}

/** The app's side of the cache: fills it, shares what is being made, and empties it before a write is acknowledged. */
export const answers = fp(
  async (app: FastifyInstance, { cache }: { cache: AnswerCache }) => {
    app.decorate('contentVersion', cache.version);
    app.addHook('onRoute', ({ config, method, url }) => {
      if (config?.kept && config.access !== 'public')
        throw new Error(`route ${method} ${url} would keep what is not public`);
    });

    app.addHook('onRequest', async (request, reply) => {
      const question = questionOf(request.raw);
      if (!question || !keeps(request)) return;
      const joined = await cache.flights.join(question.key, question.turn);
      if (joined instanceof Answer) {
        reply.hijack();
        cache.give(joined, question.key, request.raw, reply.raw);
        return;
      }
      if (!joined) return;
      question.flight = joined;
      reply.raw.once('close', () => joined.end('left'));
    });

    app.addHook('onSend', async (request, reply, payload) => {
      if (!isRead(request) && reply.statusCode < 400) await cache.written();
      if (request.routeOptions.config.kept === undefined) return payload;
      if (typeof payload === 'string') return finish(cache, request, reply, Buffer.from(payload));
      if (Buffer.isBuffer(payload)) return finish(cache, request, reply, payload);
      questionOf(request.raw)?.flight?.end('none');
      return payload;
    });

    let isStopping = false;
    const answered = (request: IncomingMessage, { route }: Answer, status: number) => {
      const { method = 'GET' } = request;
      app.countAnswer?.({ method, route, status });
      app.traceAnswer?.(request, { route, status });
      if (!LOGGED_AT.has(app.log.level)) return;
      const reqId = requestId(request, cache.config);
      app.log.info({ reqId, req: request, res: { statusCode: status }, kept: true }, 'request completed');
    };
    app.addHook('onListen', () =>
      cache.open({ isYielding: () => isStopping || app.isOverloaded?.() === true, answered }),
    );
    app.addHook('preClose', async () => {
      isStopping = true;
    });
    app.addHook('onClose', () => cache.close());
  },
  { name: 'answers' },
);
