import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { leases } from '../../db/schema.ts';

const inSeconds = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`;

/**
 * Takes a piece of work for a while, by the database's clock: of several processes that ask, one hears true. One
 * that dies holding it keeps the others from it no longer than that.
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

/** Gives work back, done or not. */
const endLeases = async (db: Db, names: readonly string[]) => {
  if (names.length > 0) await db.delete(leases).where(inArray(leases.name, [...names]));
};

/** What a dead process never gave back is of no use to anyone. */
const sweepLeases = (db: Db) => db.delete(leases).where(lt(leases.until, sql`now() - interval '1 day'`));

const HOLD_MS = 30_000;
const RENEW_MS = 10_000;

/** Holds pieces of work for as long as this process lives: a dead one's are free after half a minute. */
export function leaseHolder(db: Db) {
  const held = new Set<string>();
  const renew = () =>
    held.size > 0 &&
    db
      .update(leases)
      .set({ until: inSeconds(HOLD_MS) })
      .where(inArray(leases.name, [...held]))
      // A database that is away now is asked again before the time is up.
      .catch(() => {});
  const timer = setInterval(renew, RENEW_MS).unref();
  return {
    /** True when it is ours now. */
    async take(name: string): Promise<boolean> {
      if (held.has(name)) return true;
      const taken = await takeLease(db, name, HOLD_MS);
      if (taken) held.add(name);
      return taken;
    },
    async end(name: string): Promise<void> {
      if (held.delete(name)) await endLeases(db, [name]);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await endLeases(db, [...held]);
      held.clear();
    },
  };
}

type Log = { warn(details: object, message: string): void };

interface Job {
  name: string;
  everyMs: number;
  run(): Promise<unknown>;
}

/**
 * Runs a job now and then every so often, in whichever process asks first: the others find it taken. Gives the way to
 * stop, which waits for a run under way.
 */
export function keepDoing(db: Db, { name, everyMs, run }: Job, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const attempt = async () => {
    try {
      // A little less than the time between two, so that the next round does not come too early by a hair.
      if (!(await takeLease(db, `job:${name}`, everyMs * 0.9))) return;
      await sweepLeases(db);
      await run();
    } catch (error) {
      log.warn({ err: error, job: name }, 'a job was not done');
      await endLeases(db, [`job:${name}`]).catch(() => {});
    }
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
