import { runPeriodically } from '../leases/index.ts';
import { makeBackup, type Place, thinBackups } from './make.ts';

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Makes backups at an interval, in one of all processes. Returns a function that stops it. */
export function scheduleBackups(
  place: Place,
  folder: string,
  everyMs: number,
  log: Log,
): () => Promise<void> {
  const run = async () => {
    const { path, problems } = await makeBackup(place, folder);
    const removed = await thinBackups(folder);
    log.info({ path, removed: removed.length }, 'backup made');
    for (const problem of problems)
      log.error({ problem }, 'something is wrong with the files: npm run doctor');
  };
  return runPeriodically(place.db, { name: 'backup', everyMs, run }, log);
}
