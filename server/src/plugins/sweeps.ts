import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../db/client.ts';
import { sweepThrottles } from '../features/throttle/service.ts';
import { sweepTrash } from '../features/trash/service.ts';

const EVERY_MS = 3_600_000;

const SWEEPS: Record<string, (db: Db) => Promise<unknown>> = {
  throttles: sweepThrottles,
  trash: (db) => sweepTrash(db),
};

/** Old counts of attempts and what has lain in the trash too long go once an hour, whichever process comes first. */
export const sweeps = fp(
  async (app: FastifyInstance) => {
    const sweep = async () => {
      for (const [name, run] of Object.entries(SWEEPS))
        await run(app.database.db).catch((error) => app.log.warn({ err: error }, `${name} was not swept`));
    };
    const timer = setInterval(sweep, EVERY_MS).unref();
    app.addHook('onListen', async () => void sweep());
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'sweeps', dependencies: ['database'] },
);
