import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sweepThrottles } from '../features/throttle/service.ts';

const EVERY_MS = 3_600_000;

/** Old counts of attempts go once an hour, whichever process comes first. */
export const throttleSweep = fp(
  async (app: FastifyInstance) => {
    const sweep = () =>
      sweepThrottles(app.database.db).catch((error) =>
        app.log.warn({ err: error }, 'throttles were not swept'),
      );
    const timer = setInterval(sweep, EVERY_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'throttle-sweep', dependencies: ['database'] },
);
