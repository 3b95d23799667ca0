import { eventCalls } from '@diyar/contract/calls/events';
import { TOKEN_TIMER_CAP_MS } from '@diyar/contract/limits';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { serveCalls } from '../../serve-calls.ts';
import { type Claims, findActor } from '../auth/index.ts';
import { hubOf, type Reader } from './hub.ts';
import { openStream } from './stream.ts';

const HEARTBEAT_MS = 15_000;

export const eventRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  const { db } = app.database;
  const hub = hubOf(app.database);
  // before the server waits for its connections to end
  app.addHook('preClose', () => hub.close());

  const claimsOf = (request: FastifyRequest) =>
    app.jwt.decode<Claims & { exp: number }>(request.headers.authorization?.split(' ').at(-1) ?? '');

  await serveCalls(app, 'events', eventCalls, {
    'GET /admin/events': async ({ actor, request, reply }) => {
      const claims = claimsOf(request);
      await hub.prepare(actor);
      if (!claims) throw new AppError('unauthenticated');

      reply.hijack();
      const stream = openStream(reply.raw, reply.getHeaders());
      const check = async () => {
        // a database error does not end the stream, and an open page is no use of the session
        const still = await findActor(db, claims, config, { isUse: false }).catch(() => actor);
        if (!still) stream.end();
      };
      const reader: Reader = { actor, stream, check };
      const heartbeat = setInterval(() => {
        stream.heartbeat();
        void check();
      }, HEARTBEAT_MS);
      const expiry = setTimeout(
        stream.end,
        Math.min(Math.max(0, claims.exp * 1000 - Date.now()), TOKEN_TIMER_CAP_MS),
      );
      reply.raw.once('close', () => {
        clearInterval(heartbeat);
        clearTimeout(expiry);
        hub.remove(reader);
      });
      hub.add(reader);
    },
  });
};
