import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const CHECK_EVERY_MS = 1000;

/** `/healthz`: the process is alive. `/readyz`: the database answers; asked at most once a second. */
export async function health(app: FastifyInstance) {
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
    if (!(await databaseAnswers())) throw new AppError('unavailable', { retryAfterSeconds: 2 });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
