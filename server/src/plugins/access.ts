import type { AskAgain } from '@diyar/contract/calls/call';
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
    /** Whether it asks for the password or a factor again (contract/src/calls). */
    askAgain?: AskAgain;
  }
}

const SETUP_ERRORS = { password: 'passwordChangeNeeded', factor: 'secondFactorNeeded' } as const;

/** For what changes how somebody signs in, where no setting says otherwise. */
const ALWAYS_MINUTES = 15;

function isConfirmed(
  { confirmedAt }: Actor,
  askAgain: 'setting' | 'always',
  { askAgainMinutes }: Config,
): boolean {
  const minutes = askAgainMinutes ?? (askAgain === 'always' ? ALWAYS_MINUTES : undefined);
  if (minutes === undefined) return true;
  return confirmedAt !== undefined && Date.now() - confirmedAt.getTime() < minutes * 60_000;
}

/** With these parameters; undefined for a call that does not ask. */
function askingOf({ params, routeOptions }: FastifyRequest): 'setting' | 'always' | undefined {
  const { askAgain = 'no' } = routeOptions.config;
  if (typeof askAgain === 'object') {
    const given = params as Record<string, string>;
    return Object.entries(askAgain.where).every(([name, value]) => given[name] === value)
      ? askAgain.ask
      : undefined;
  }
  return askAgain === 'setting' || askAgain === 'always' ? askAgain : undefined;
}

/**
 * Every route declares its area. The check runs before the body is read, so that nobody uploads 200 MB to be refused.
 * Responses to a token are never stored by a cache.
 */
export const access = fp(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    app.addHook('onRoute', (route) => {
      if (!route.config?.access) throw new Error(`route ${route.method} ${route.url} declares no access`);
    });
    app.addHook('onRequest', async (request, reply) => {
      const area = request.routeOptions.config.access;
      if (area === undefined || area === 'public') return;
      reply.header('cache-control', 'no-store');
      const actor = await request.identify();
      if (!mayEnter(actor, area)) throw new AppError('forbidden');
      const { whileUnfinished } = request.routeOptions.config;
      if (actor.setupStep && !whileUnfinished) throw new AppError(SETUP_ERRORS[actor.setupStep]);
      const askAgain = askingOf(request);
      if (askAgain && !isConfirmed(actor, askAgain, config)) throw new AppError('confirmationNeeded');
    });
  },
  { name: 'access', dependencies: ['auth'] },
);
