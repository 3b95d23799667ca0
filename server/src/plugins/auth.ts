import jwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Actor } from '../actor.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { type Claims, findActor } from '../features/auth/index.ts';

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Claims;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, checked against the database once per request. */
    actor: Actor | null;
    identify(): Promise<Actor>;
  }
}

/** The user of a bearer token, who must still exist, be active, have the token's version and its session. */
async function identify(
  app: FastifyInstance,
  config: Config,
  authorization: string | undefined,
): Promise<Actor> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated');
  let claims: Claims;
  try {
    claims = app.jwt.verify<Claims>(token);
  } catch (error) {
    const expired = (error as { code?: string }).code === 'FAST_JWT_EXPIRED';
    throw new AppError(expired ? 'sessionExpired' : 'unauthenticated');
  }
  const actor = await findActor(app.database.db, claims, config);
  if (!actor) throw new AppError('unauthenticated');
  return actor;
}

export const auth = fp(
  async (app: FastifyInstance, { config, secret }: { config: Config; secret: string }) => {
    await app.register(jwt, {
      secret,
      sign: { algorithm: 'HS256', expiresIn: `${config.tokenTtlSeconds}s` },
      verify: { algorithms: ['HS256'], requiredClaims: ['exp', 'sub', 'ver'] },
    });
    app.decorateRequest('actor', null);
    app.decorateRequest('identify', async function () {
      this.actor ??= await identify(app, config, this.headers.authorization);
      return this.actor;
    });
  },
  { name: 'auth', dependencies: ['database'] },
);
