import { type Area, mayEnter } from '@diyar/contract/rules/roles';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The area that a caller's role must include (docs/product/sign-in-and-roles.md). A route without one stops the start. */
    access?: Area;
  }
}

/**
 * Every route declares its area. The check runs before the body is read, so that nobody uploads 200 MB to be refused.
 * Responses to a token are never stored by a cache.
 */
export const access = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRoute', (route) => {
      if (!route.config?.access) throw new Error(`route ${route.method} ${route.url} declares no access`);
    });
    app.addHook('onRequest', async (request, reply) => {
      const area = request.routeOptions.config.access;
      if (area === undefined || area === 'public') return;
      reply.header('cache-control', 'no-store');
      const actor = await request.identify();
      if (!mayEnter(actor.role, area)) throw new AppError('forbidden');
    });
  },
  { name: 'access', dependencies: ['auth'] },
);
