import { ZIP_TYPE } from '@diyar/contract/calls/archive';
import type { Call, CallName } from '@diyar/contract/calls/call';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Actor } from './actor.ts';
import { EXPORT_HANDLER_MS } from './features/exports/index.ts';
import { acceptUploads, UPLOAD_HANDLER_MS } from './features/files/index.ts';

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<C, Name extends string> = C extends { [Key in Name]: infer T } ? Out<T> : undefined;

export interface Asked<C extends Call> {
  /** Null for a call that is open to everyone. */
  actor: C['access'] extends 'public' ? null : Actor;
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  body: Part<C, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An answer as PostgreSQL has written it from what is stored: large ones are sent without being read and written again. */
export class JsonText<T> {
  readonly text: string;
  declare readonly of: T;
  constructor(text: string) {
    this.text = text;
  }
}

/** What the handler returns: a schema's answer, nothing, or the reply it has sent itself. */
type Answer<C extends Call> = C extends { answer: infer T extends z.ZodType }
  ? z.input<T> | JsonText<z.input<T>> | (C extends { mayBeEmpty: true } ? null : never)
  : unknown;

export type Handlers<T extends { [Name in keyof T]: Call }> = {
  [Name in keyof T]: (asked: Asked<T[Name]>) => Answer<T[Name]> | Promise<Answer<T[Name]>>;
};

type Handler = (asked: Asked<Call>) => unknown;

const EMPTY = 204;

function responses({ answer, status, mayBeEmpty, sends }: Call) {
  if (!answer) return sends ? {} : { [EMPTY]: z.null() };
  return { [status ?? 200]: answer, ...(mayBeEmpty && { [EMPTY]: z.null() }) };
}

const LONG_TYPES = new Set(['text/csv', ZIP_TYPE]);

/** How long it may take; undefined for the server's own limit. */
const timeLimit = ({ form, sends }: Call) =>
  form
    ? UPLOAD_HANDLER_MS
    : sends?.[200]?.some((type) => LONG_TYPES.has(type))
      ? EXPORT_HANDLER_MS
      : undefined;

function answering(call: Call, handler: Handler): RouteOptions['handler'] {
  const { access, answer, status = 200, mayBeEmpty, sends } = call;
  return async (request, reply) => {
    const actor = access === 'public' ? null : await request.identify();
    const { params, query, body } = request;
    const answered = await handler({ actor, params, query, body, request, reply } as Asked<Call>);
    if (sends) return reply;
    if (answered instanceof JsonText)
      return reply.code(status).type('application/json; charset=utf-8').send(answered.text);
    const isEmpty = !answer || (mayBeEmpty && answered === null);
    return isEmpty ? reply.code(EMPTY).send(null) : reply.code(status).send(answered);
  };
}

/**
 * Staff's screens learn from the answer which live topics it was made of, and which ones a write outdates. Answers to
 * everyone are cached and name none.
 */
const topicsOf = ({ access, reads, changes }: Call): Record<string, string> =>
  access === 'public'
    ? {}
    : { ...(reads && { 'x-reads': reads.join() }), ...(changes && { 'x-changes': changes.join() }) };

function routeOf(name: string, path: string, call: Call, tag: string, handler: Handler): RouteOptions {
  const { access, askAgain, cacheable, whileUnfinished, evenWhenFull, withHead, bodyLimit } = call;
  const { summary, description, params, query, body, form, sends, errors } = call;
  const [method = 'GET'] = name.split(' ') as [HTTPMethods];
  const handlerTimeout = timeLimit(call);
  const topics = topicsOf(call);
  return {
    method: withHead ? [method, 'HEAD'] : method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    ...(sends && { exposeHeadRoute: false }),
    ...(handlerTimeout && { handlerTimeout }),
    ...(bodyLimit && { bodyLimit }),
    config: {
      access,
      ...(askAgain && { askAgain }),
      ...(cacheable && { cacheable }),
      ...(whileUnfinished && { whileUnfinished }),
      ...(evenWhenFull && { evenWhenFull }),
    },
    schema: {
      tags: [tag],
      summary,
      ...(description && { description }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(form && { form }),
      ...(sends && { answers: sends }),
      ...(errors && { errors }),
      response: responses(call),
    },
    onRequest: async (_request, reply) => void reply.headers(topics),
    handler: answering(call, handler),
  };
}

/** Registers the calls of a feature. One that has no handler does not compile. */
export async function serveCalls<const T extends { [Name in keyof T]: Call }>(
  app: FastifyInstance,
  tag: string,
  table: T,
  handlers: Handlers<T>,
  /** What stands before each path. */
  base = '',
): Promise<void> {
  for (const name of Object.keys(table) as (CallName & keyof T)[]) {
    const call: Call = table[name];
    const path = name.slice(name.indexOf(' ') + 1);
    for (const one of call.alias ? [path, call.alias] : [path]) {
      // each handler is checked against its call above; here all are the same
      const route = routeOf(name, base + one, call, tag, handlers[name] as unknown as Handler);
      if (!call.form) app.route(route);
      // only these read multipart bodies
      else
        await app.register(async (uploads) => {
          await acceptUploads(uploads);
          uploads.route(route);
        });
    }
  }
}
