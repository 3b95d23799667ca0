import type { JobName } from '@diyar/contract/system';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { leases } from '../../db/schema.ts';
import { type Log, runJob } from './jobs.ts';

const inSeconds = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`;

/**
 * Takes a lease for some time, by the database's clock: true in one of several processes. Own code, because job
 * queues for PostgreSQL need their own tables and do not run on the embedded database.
 */
async function takeLease(db: Db, name: string, ms: number): Promise<boolean> {
  const taken = await db
    .insert(leases)
    .values({ name, until: inSeconds(ms) })
    .onConflictDoUpdate({
      target: leases.name,
      set: { until: inSeconds(ms) },
      setWhere: sql`${leases.until} <= now()`,
    })
    .returning({ name: leases.name });
  return taken.length > 0;
}

const releaseLeases = async (db: Db, names: readonly string[]) => {
  if (names.length > 0) await db.delete(leases).where(inArray(leases.name, [...names]));
};

/** Leases that a dead process did not release. */
const sweepLeases = (db: Db) => db.delete(leases).where(lt(leases.until, sql`now() - interval '1 day'`));

const HOLD_MS = 30_000;
const RENEW_MS = 10_000;

/** Renews its leases while this process lives; those of a dead one expire after half a minute. */
export function leaseHolder(db: Db) {
  const held = new Set<string>();
  const renew = () =>
    held.size > 0 &&
    db
      .update(leases)
      .set({ until: inSeconds(HOLD_MS) })
      .where(inArray(leases.name, [...held]))
      // renewed several times before they expire
      .catch(() => {});
  const timer = setInterval(renew, RENEW_MS).unref();
  return {
    /** True if this process has the lease now. */
    async take(name: string): Promise<boolean> {
      if (held.has(name)) return true;
      const taken = await takeLease(db, name, HOLD_MS);
      if (taken) held.add(name);
      return taken;
    },
    async release(name: string): Promise<void> {
      if (held.delete(name)) await releaseLeases(db, [name]);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await releaseLeases(db, [...held]);
      held.clear();
    },
  };
}

interface Job {
  name: JobName;
  everyMs: number;
  run(): Promise<unknown>;
}

/** Runs a job now and at an interval, in one of all processes. Returns a function that stops it and waits for a run. */
export function runPeriodically(db: Db, { name, everyMs, run }: Job, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const attempt = async () => {
    try {
      // a little less than the interval, so that the next run does not find the lease still taken
      if (!(await takeLease(db, `job:${name}`, everyMs * 0.9))) return;
      await sweepLeases(db);
    } catch (error) {
      log.warn({ err: error, job: name }, 'a periodic job did not begin');
      return;
    }
    if (!(await runJob(db, name, run, log))) await releaseLeases(db, [`job:${name}`]).catch(() => {});
  };
  const begin = () => {
    running ??= attempt().finally(() => {
      running = undefined;
    });
  };
  begin();
  const timer = setInterval(begin, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
