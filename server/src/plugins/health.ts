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
/** A database that hangs does not answer; a load balancer wants to know within two seconds. */
const ANSWERS_WITHIN_MS = 1500;

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
      const late = new Promise<boolean>((resolve) =>
        setTimeout(() => resolve(false), ANSWERS_WITHIN_MS).unref(),
      );
      const answered = app.database.ping().then(
        () => true,
        () => false,
      );
      check = Promise.race([answered, late]);
    }
    return check;
  };
  const config = { access: 'public', evenUnderLoad: true } as const;
  // polls every few seconds would fill the log; what fails is still there
  const options = { config, schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', options, async (_request, reply) => {
    if (app.stopping.now || !(await databaseAnswers()))
      throw new AppError('unavailable', { retryAfterSeconds: 2 });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
});
