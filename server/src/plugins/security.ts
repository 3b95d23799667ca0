import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { originOf } from '../origin.ts';

/** What every answer carries. Pages replace the policy by their own, with the hashes of their inline scripts. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

export const security = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  // Tokens travel in a header, never in a cookie, so any origin may call the API: it gains nothing by it.
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['authorization', 'retry-after', 'content-disposition'],
    maxAge: 600,
  });
  // Pages are for people; scripts of other sites call the API.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    for (const name of ['access-control-allow-origin', 'access-control-expose-headers'])
      reply.removeHeader(name);
    return payload;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS).header('x-request-id', request.id);
    const origin = originOf(request.raw, config);
    if (origin === null) throw new AppError('malformed');
    if (origin.startsWith('https:'))
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
});
