import { AuthUser, LoginAnswer, loginBody } from '@diyar/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { callerOf, endSession } from '../sessions/index.ts';
import { checkPassword, openSignIn, presentActor } from './service.ts';

/** What the browser keeps to be recognised at the next sign-in. In a header, because the answer's body is fixed. */
const DEVICE_HEADER = 'x-device';

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
      const caller = callerOf(request);
      const found = await checkPassword(db, request.body, caller);
      const { sessionId, device } = await openSignIn(db, found, request.body.device, caller, config);
      if (device !== request.body.device) reply.header(DEVICE_HEADER, device);
      const token = app.jwt.sign({ sub: String(found.id), ver: found.tokenVersion, sid: sessionId });
      return { token, user: presentActor(found) };
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

  app.post(
    '/auth/logout',
    {
      config: { access: 'signedIn' },
      schema: { tags: ['auth'], summary: 'Sign out: this token ends', response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { id, sessionId } = await request.identify();
      if (sessionId) await endSession(db, id, sessionId);
      return reply.code(204).send(null);
    },
  );
};
