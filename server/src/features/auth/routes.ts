import { AuthUser, LoginAnswer, loginBody } from '@diyar/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../../config.ts';
import { presentActor, signIn } from './service.ts';

export const authRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  const { db } = app.database;

  app.post(
    '/auth/login',
    {
      config: { access: 'public', evenWhenFull: true },
      bodyLimit: 10_000,
      schema: {
        tags: ['auth'],
        summary: 'Sign in',
        body: loginBody(config.signInWith),
        response: { 200: LoginAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { actor, tokenVersion } = await signIn(db, request.body, request.ip);
      const token = app.jwt.sign({ sub: String(actor.id), ver: tokenVersion });
      return { token, user: presentActor(actor) };
    },
  );

  app.get(
    '/auth/me',
    {
      config: { access: 'signedIn' },
      schema: { tags: ['auth'], summary: 'The signed-in user', response: { 200: AuthUser } },
    },
    async (request) => presentActor(await request.identify()),
  );
};
