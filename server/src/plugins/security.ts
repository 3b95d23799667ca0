import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import type { PaperHtml } from '../features/archive/archive.ts';
import { originOf } from '../origin.ts';

/** Headers of every response. Pages have a policy of their own, with the hashes of their inline scripts. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Of the pages that this process serves; staff compare it with their own (web/app/lib/api/build.ts). */
    pagesBuild: { id: string; paperHtml: PaperHtml };
  }
}

export const security = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  app.decorate('pagesBuild', { id: '', paperHtml: null });
  // Tokens are sent in a header and never in a cookie, so another origin gains nothing by calling the API.
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'authorization',
      'retry-after',
      'content-disposition',
      'x-device',
      'x-reads',
      'x-changes',
    ],
    maxAge: 600,
  });
  // Scripts of other sites may call the API but not read pages.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    for (const name of ['access-control-allow-origin', 'access-control-expose-headers'])
      reply.removeHeader(name);
    return payload;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS).header('x-request-id', request.id);
    if (app.pagesBuild.id && request.headers.authorization) reply.header('x-build', app.pagesBuild.id);
    const origin = originOf(request.raw, config);
    if (origin === null) throw new AppError('malformed');
    if (origin.startsWith('https:'))
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
});
