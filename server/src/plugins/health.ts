import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the first stop signal on; requests are still answered. */
    stopping: { now: boolean };
  }
}

const CHECK_EVERY_MS = 1000;

/**
 * `/healthz`: the process is alive. `/readyz`: the database answers, checked at most once a second, and the process is
 * not stopping.
 */
export const health = fp(async (app: FastifyInstance) => {
  app.decorate('stopping', { now: false });
  // so that the client sends its next request to another process
  app.addHook('onSend', async (_request, reply, payload) => {
    if (app.stopping.now) reply.header('connection', 'close');
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
    if (app.stopping.now || !(await databaseAnswers()))
      throw new AppError('unavailable', { retryAfterSeconds: 2 });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
});
