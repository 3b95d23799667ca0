import { type AskAgain, askingOf } from '@diyar/contract/rules/asking-again';
import { type Area, mayEnter } from '@diyar/contract/rules/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Actor } from '../actor.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The area that a caller's role must include (docs/product/sign-in-and-roles.md). A route without one stops the start. */
    access?: Area;
    /** Also for users who have to choose a password or set up a second factor first. */
    whileUnfinished?: boolean;
    /** As the contract names it: `PATCH /admin/users/{id}`. Written by this plugin. */
    call?: string;
  }
}

const SETUP_ERRORS = { password: 'passwordChangeNeeded', factor: 'secondFactorNeeded' } as const;

/** For what changes how somebody signs in, where no setting says otherwise. */
const ALWAYS_MINUTES = 15;

function isConfirmed({ confirmedAt }: Actor, askAgain: AskAgain, { askAgainMinutes }: Config): boolean {
  const minutes = askAgainMinutes ?? (askAgain === 'always' ? ALWAYS_MINUTES : undefined);
  if (minutes === undefined) return true;
  return confirmedAt !== undefined && Date.now() - confirmedAt.getTime() < minutes * 60_000;
}

/** Of a route, without the prefix it is mounted at. */
const callOf = (method: string | string[], path: string) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;

const askAgainOf = ({ params, routeOptions }: FastifyRequest) =>
  askingOf(routeOptions.config.call ?? '', params as Record<string, string>);

/**
 * Every route declares its area. Whether it asks again is in the contract. The check runs before the body is read, so that nobody uploads 200 MB to be refused.
 * Responses to a token are never stored by a cache.
 */
export const access = fp(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    app.addHook('onRoute', (route) => {
      if (!route.config?.access) throw new Error(`route ${route.method} ${route.url} declares no access`);
      // routes share their declarations
      route.config = { ...route.config, call: callOf(route.method, route.routePath) };
    });
    app.addHook('onRequest', async (request, reply) => {
      const area = request.routeOptions.config.access;
      if (area === undefined || area === 'public') return;
      reply.header('cache-control', 'no-store');
      const actor = await request.identify();
      if (!mayEnter(actor.role, area)) throw new AppError('forbidden');
      const { whileUnfinished } = request.routeOptions.config;
      if (actor.setupStep && !whileUnfinished) throw new AppError(SETUP_ERRORS[actor.setupStep]);
      const askAgain = askAgainOf(request);
      if (askAgain && !isConfirmed(actor, askAgain, config)) throw new AppError('confirmationNeeded');
    });
  },
  { name: 'access', dependencies: ['auth'] },
);
