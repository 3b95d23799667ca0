import { runPeriodically } from '../leases/index.ts';
import { makeBackup, type Place, thinBackups } from './make.ts';
import { checkBackups, newestUnproven, proveBackup } from './proofs.ts';

/** A damaged backup is reported within a day. */
const CHECK_EVERY_MS = 12 * 3_600_000;

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Makes and proves backups at an interval and checks all of them twice a day, in one of all processes. Returns a function that stops it. */
export function scheduleBackups(
  place: Place,
  folder: string,
  everyMs: number,
  log: Log,
): () => Promise<void> {
  const { db } = place;
  const stopping = new AbortController();
  const prove = async (path: string) => {
    const problems = await proveBackup(db, path, stopping.signal).catch((error: unknown) => {
      // a stop must not wait for it; the next check proves this backup
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
    await prove(path);
  };
  const check = async () => {
    for (const damaged of await checkBackups(db, folder)) log.error(damaged, 'a backup is damaged');
    const unproven = await newestUnproven(db, folder);
    if (unproven) await prove(unproven);
  };
  const stops = [
    runPeriodically(db, { name: 'backup', everyMs, run: make }, log),
    runPeriodically(db, { name: 'backup-check', everyMs: CHECK_EVERY_MS, run: check }, log),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}
