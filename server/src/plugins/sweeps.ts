import type { JobName } from '@diyar/contract/system';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { sweepRequestKeys } from '../features/changes/index.ts';
import { endOverdueHolds } from '../features/deals/index.ts';
import { sweepChallenges } from '../features/factors/index.ts';
import { runPeriodically } from '../features/leases/index.ts';
import { sumDeals } from '../features/ledger/index.ts';
import { openMissingLeads } from '../features/messages/index.ts';
import { sweepPreviews } from '../features/previews/index.ts';
import { sweepTries } from '../features/secret-addresses/index.ts';
import { sweepSessions } from '../features/sessions/index.ts';
import { sweepDevices, sweepSignIns } from '../features/sign-ins/index.ts';
import { sweepThrottles } from '../features/throttle/index.ts';
import { sweepTrash } from '../features/trash/index.ts';
import { sweepPersons } from '../features/who-is-who/index.ts';

const EVERY_MS = 3_600_000;

/** A plain query where nothing is over, so it needs no lease. Pages do not wait for it: features/content/version.ts. */
const HOLDS_EVERY_MS = 5_000;

const SWEEPS = {
  throttles: async (db) => {
    await sweepThrottles(db);
    await sweepTries(db);
  },
  sessions: sweepSessions,
  devices: sweepDevices,
  challenges: sweepChallenges,
  'deal-sums': sumDeals,
  'sign-ins': sweepSignIns,
  'missing-leads': openMissingLeads,
  trash: async (db) => {
    await sweepTrash(db);
    await sweepPersons(db);
  },
  previews: (db) => sweepPreviews(db),
  'request-keys': sweepRequestKeys,
} as const satisfies Partial<Record<JobName, (db: Db) => Promise<unknown>>>;

/**
 * Once an hour, in one process: removes what has expired, opens leads that are missing, and adds up deals that were not.
 * Ends holds that are over.
 */
export const sweeps = fp(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const { db } = app.database;
    const stops: (() => Promise<void>)[] = [];
    let holds: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      // tests show that nothing depends on it
      if (config.mode !== 'test')
        holds = setInterval(() => {
          endOverdueHolds(db).catch((error: unknown) => app.log.warn({ err: error }, 'holds were not ended'));
        }, HOLDS_EVERY_MS);
      for (const [name, run] of Object.entries(SWEEPS) as [JobName, (db: Db) => Promise<unknown>][])
        stops.push(runPeriodically(db, { name, everyMs: EVERY_MS, run: () => run(db) }, app.log));
    });
    app.addHook('onClose', async () => {
      clearInterval(holds);
      await Promise.all(stops.map((stop) => stop()));
    });
  },
  { name: 'sweeps', dependencies: ['database'] },
);
