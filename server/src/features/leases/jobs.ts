import type { JobName } from '@diyar/contract/system';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { jobs } from '../../db/schema.ts';

const PROBLEM_MAX = 300;

export type Log = { warn(details: object, message: string): void };

const note = (db: Db, name: JobName, known: Partial<typeof jobs.$inferInsert>, failures: number) =>
  db
    .insert(jobs)
    .values({ name, ...known, failures })
    .onConflictDoUpdate({
      target: jobs.name,
      set: { ...known, failures: failures === 0 ? 0 : sql`${jobs.failures} + 1` },
    });

/** Runs a job and records how it went. False: it failed, which is in the log, too. */
export async function runJob(db: Db, name: JobName, run: () => Promise<unknown>, log: Log): Promise<boolean> {
  try {
    await run();
    await note(db, name, { ranAt: new Date(), problem: '' }, 0);
    return true;
  } catch (error) {
    log.warn({ err: error, job: name }, 'a periodic job failed');
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, PROBLEM_MAX);
    await note(db, name, { failedAt: new Date(), problem }, 1).catch(() => {});
    return false;
  }
}

/** Whether the last try failed so recently that another one would fail as well. */
export async function failedLately(db: Db, job: JobName, pauseMs: number): Promise<boolean> {
  const [row] = await db
    .select({ failedAt: jobs.failedAt, failures: jobs.failures })
    .from(jobs)
    .where(eq(jobs.name, job));
  return Boolean(row?.failures && row.failedAt && Date.now() - row.failedAt.getTime() < pauseMs);
}
