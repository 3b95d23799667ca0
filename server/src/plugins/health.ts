import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From the first signal to stop; what still comes is answered. */
    leaving: { now: boolean };
  }
}

const CHECK_EVERY_MS = 1000;

/**
 * `/healthz`: the process is alive. `/readyz`: the database answers, asked at most once a second, and the process is
 * not about to stop.
 */
export const health = fp(async (app: FastifyInstance) => {
  app.decorate('leaving', { now: false });
  // Whoever keeps this connection would find it closed with the next call.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (app.leaving.now) reply.header('connection', 'close');
    return payload;
  });
  let checkedAt = 0;
  let check: Promise<boolean> = Promise.resolve(false);
  const databaseAnswers = () => {
    if (Date.now() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = Date.now();
      check = app.database.ping().then(
        () => true,
        () => false,
      );
    }
    return check;
  };
  const config = { access: 'public', evenUnderLoad: true } as const;
  app.get('/healthz', { config, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', { config, schema: { hide: true } }, async (_request, reply) => {
    if (app.leaving.now || !(await databaseAnswers()))
      throw new AppError('unavailable', { retryAfterSeconds: 2 });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
});
