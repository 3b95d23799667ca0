import { keepDoing } from '../leases/index.ts';
import { makeBackup, type Place, thinBackups } from './make.ts';

interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A backup so often, made by one of all processes; what a restart missed is made up for. Gives the way to stop. */
export function keepBackups(place: Place, folder: string, everyMs: number, log: Log): () => Promise<void> {
  const run = async () => {
    const { path, problems } = await makeBackup(place, folder);
    const removed = await thinBackups(folder);
    log.info({ path, removed: removed.length }, 'backup made');
    for (const problem of problems)
      log.error({ problem }, 'something is wrong with the files: npm run doctor');
  };
  return keepDoing(place.db, { name: 'backup', everyMs, run }, log);
}
