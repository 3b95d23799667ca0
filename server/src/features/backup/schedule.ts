import { failedLately, leaseHolder, runJob, runPeriodically } from '../leases/index.ts';
import { makeBackup, type Place, thinBackups } from './make.ts';
import { checkBackups, isBackupDue, newestUnproven, proveBackup, registerBackups } from './proofs.ts';

/** A damaged backup is reported within a day. */
const CHECK_EVERY_MS = 12 * 3_600_000;
/** How soon another process goes on with what a dead one had begun. */
const LOOK_EVERY_MS = 60_000;
/** A full disk is not tried every minute. */
const PAUSE_MS = 15 * 60_000;

const JOB = 'backup';

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Makes backups at an interval, proves them, and checks all of them twice a day, in one of all processes. What is due
 * is read from the folder and its rows, so that a backup or a proof that a restart cut off is made up for at the next
 * start. Returns a function that stops it.
 */
export function scheduleBackups(
  place: Place,
  folder: string,
  everyMs: number,
  log: Log,
): () => Promise<void> {
  const { db } = place;
  const stopping = new AbortController();
  const holder = leaseHolder(db);
  const prove = async (path: string) => {
    const problems = await proveBackup(db, path, stopping.signal).catch((error: unknown) => {
      // a stop must not wait for it; the next start proves this backup
      if (!stopping.signal.aborted) throw error;
    });
    for (const problem of problems ?? []) log.error({ path, problem }, 'a backup cannot be restored');
    if (problems?.length === 0) log.info({ path }, 'backup restored into a scratch database and compared');
  };
  const make = async () => {
    const { path, problems } = await makeBackup(place, folder);
    const removed = await thinBackups(folder);
    log.info({ path, removed: removed.length }, 'backup made');
    for (const problem of problems)
      log.error({ problem }, 'something is wrong with the files: npm run doctor');
  };
  const makeAndProve = async () => {
    if (await isBackupDue(db, everyMs)) await make();
    const unproven = await newestUnproven(db, folder);
    if (unproven) await prove(unproven);
  };
  const work = async () => {
    if (!(await holder.take(JOB))) return;
    try {
      await registerBackups(db, folder);
      const isDue = (await isBackupDue(db, everyMs)) || (await newestUnproven(db, folder)) !== null;
      if (isDue && !(await failedLately(db, JOB, Math.min(everyMs, PAUSE_MS))))
        await runJob(db, JOB, makeAndProve, log);
    } finally {
      await holder.release(JOB);
    }
  };
  let working: Promise<void> | undefined;
  const look = () => {
    working ??= work()
      .catch((error: unknown) => log.warn({ err: error, job: JOB }, 'a periodic job did not begin'))
      .finally(() => {
        working = undefined;
      });
  };
  look();
  const timer = setInterval(look, Math.min(everyMs, LOOK_EVERY_MS)).unref();
  const check = async () => {
    for (const damaged of await checkBackups(db, folder)) log.error(damaged, 'a backup is damaged');
  };
  const stopChecks = runPeriodically(db, { name: 'backup-check', everyMs: CHECK_EVERY_MS, run: check }, log);
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await Promise.all([working, stopChecks()]);
    await holder.close();
  };
}
