import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBackup, type Place, thinBackups, UNFINISHED } from './make.ts';
import { backupsIn, momentOf } from './manifest.ts';

const LOOK_EVERY_MS = 60_000;

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Another process, or an earlier turn of this one, is at it. */
async function isBeingMade(folder: string, now: number): Promise<boolean> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(UNFINISHED)) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && now - found.mtimeMs < 3_600_000) return true;
  }
  return false;
}

export async function backupIfDue(place: Place, folder: string, everyMs: number, log: Log, now = Date.now()) {
  const newest = (await backupsIn(folder)).at(-1);
  if (newest && now - momentOf(newest).getTime() < everyMs) return;
  if (await isBeingMade(folder, now)) return;
  const { path, problems } = await makeBackup(place, folder, new Date(now));
  const removed = await thinBackups(folder, new Date(now));
  log.info({ path, removed: removed.length }, 'backup made');
  for (const problem of problems) log.error({ problem }, 'something is wrong with the files: npm run doctor');
}

/** Makes a backup whenever the newest is older than that; what a restart missed is made up for. Gives the way to stop. */
export function keepBackups(place: Place, folder: string, everyMs: number, log: Log): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const look = () => {
    if (isRunning) return;
    isRunning = true;
    running = backupIfDue(place, folder, everyMs, log)
      .catch((error) => log.error({ err: error }, 'no backup was made'))
      .finally(() => {
        isRunning = false;
      });
  };
  look();
  const timer = setInterval(look, Math.min(LOOK_EVERY_MS, everyMs)).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
