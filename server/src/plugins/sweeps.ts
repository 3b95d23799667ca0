import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../db/client.ts';
import { runPeriodically } from '../features/leases/index.ts';
import { sweepThrottles } from '../features/throttle/index.ts';
import { sweepTrash } from '../features/trash/index.ts';

const EVERY_MS = 3_600_000;

const SWEEPS: Record<string, (db: Db) => Promise<unknown>> = {
  throttles: sweepThrottles,
  trash: (db) => sweepTrash(db),
};

/** Removes expired rate limit counters and trash once an hour, in one process. */
export const sweeps = fp(
  async (app: FastifyInstance) => {
    const { db } = app.database;
    const stops: (() => Promise<void>)[] = [];
    app.addHook('onListen', async () => {
      for (const [name, run] of Object.entries(SWEEPS))
        stops.push(runPeriodically(db, { name, everyMs: EVERY_MS, run: () => run(db) }, app.log));
    });
    app.addHook('onClose', async () => void (await Promise.all(stops.map((stop) => stop()))));
  },
  { name: 'sweeps', dependencies: ['database'] },
);
