import jwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { type Actor, findActor } from '../features/auth/index.ts';

interface TokenPayload {
  /** The user's id and not the name, which another user may get later. */
  sub: string;
  /** users.token_version: a new password, another role or a disabled account invalidates older tokens. */
  ver: number;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: TokenPayload;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, checked against the database once per request. */
    actor: Actor | null;
    identify(): Promise<Actor>;
  }
}

/** The user of a bearer token, who must still exist, be active and have the token's version. */
async function identify(app: FastifyInstance, authorization: string | undefined): Promise<Actor> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated');
  let payload: TokenPayload;
  try {
    payload = app.jwt.verify<TokenPayload>(token);
  } catch (error) {
    const expired = (error as { code?: string }).code === 'FAST_JWT_EXPIRED';
    throw new AppError(expired ? 'sessionExpired' : 'unauthenticated');
  }
  const actor = await findActor(app.database.db, Number(payload.sub), payload.ver);
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
      this.actor ??= await identify(app, this.headers.authorization);
      return this.actor;
    });
  },
  { name: 'auth', dependencies: ['database'] },
);
