import { linkSync, readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOfProcess } from './process-identity.ts';
import { FolderInUse, StartError } from './start-error.ts';

type Holder = { pid: number; started: string; host: string };

const HEARTBEAT_MS = 5_000;
/** A process on another host (a second container on the same folder) can only be judged by its heartbeat. */
const SILENT_MS = 60_000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function holderOf(file: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof holder === 'object' && holder !== null && 'pid' in holder ? (holder as Holder) : undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.host === hostname()) return startOfProcess(holder.pid) === holder.started;
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < SILENT_MS;
}

const same = (a: Holder | undefined, b: Holder | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** Creates the file with its content atomically. False: it exists. */
function create(file: string, holder: Holder): boolean {
  const temp = `${file}.${process.pid}`;
  writeFileSync(temp, JSON.stringify(holder));
  try {
    linkSync(temp, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(temp, { force: true });
  }
}

/** Removes the lock of a dead process. Of two concurrent attempts the slower one restores what it removed. */
function removeLock(file: string, dead: Holder | undefined): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
    if (!same(holderOf(aside), dead)) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

async function take(folder: string, file: string, own: Holder): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) {
    if (create(file, own)) {
      if (attempt === 0) return;
      // after a takeover: others that judged the old lock at the same time have acted by now
      await sleep(100);
      if (same(holderOf(file), own)) return;
    }
    const holder = holderOf(file);
    if (holder && isAlive(holder, file)) {
      const where = holder.host === own.host ? '' : ` on ${holder.host}`;
      throw new FolderInUse(
        `The database in ${folder} is in use by process ${holder.pid}${where}: stop it first`,
      );
    }
    removeLock(file, holder);
  }
  throw new StartError(`The database in ${folder} is being opened by another process`);
}

/** Locks the folder for this process, until the returned function is called or the process ends. */
export async function lockFolder(folder: string, file: string): Promise<() => void> {
  const own: Holder = { pid: process.pid, started: startOfProcess(process.pid) ?? '', host: hostname() };
  await take(folder, file, own);
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now, () => {});
  }, HEARTBEAT_MS).unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (same(holderOf(file), own)) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}
