import { setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { and, eq, isNotNull, max, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { backups } from '../../db/schema.ts';
import { forkWorker, workerAt } from '../../paths.ts';
import { backupsIn, readManifest, timeOf } from './manifest.ts';
import { checkBackup } from './restore.ts';

const WORKER = workerAt('features/backup/prove-worker.ts', 'prove-worker');
/** A large database takes minutes. */
const PROOF_MS = 30 * 60_000;
const NICENESS = 19;

/** Proves a backup in a process of its own (prove.ts) and returns the problems. */
function prove(backup: string, signal?: AbortSignal): Promise<string[]> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = forkWorker(WORKER, [backup]);
    // on a schedule nobody waits for it
    if (worker.pid && signal) setPriority(worker.pid, NICENESS);
    const timeout = setTimeout(() => worker.kill('SIGKILL'), PROOF_MS).unref();
    const abort = () => {
      worker.kill('SIGKILL');
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.once('message', (problems) => resolve(problems as string[]));
    worker.once('error', (error) => resolve([`it was not restored: ${error.message}`]));
    worker.once('exit', (code, killedBy) => {
      clearTimeout(timeout);
      signal?.removeEventListener('abort', abort);
      resolve([`it was not restored: the process for that ended with ${killedBy ?? code}`]);
    });
  });
}

const problemOf = (problems: string[]) => problems.slice(0, 5).join('; ');

async function record(db: Db, name: string, known: { provenAt?: Date; problem: string }): Promise<void> {
  await db
    .insert(backups)
    .values({ name, madeAt: timeOf(name), ...known })
    .onConflictDoUpdate({ target: backups.name, set: known });
}

/** Backups of the folder that nobody has registered: made just before a crash, or copied there. */
export async function registerBackups(db: Db, folder: string): Promise<void> {
  const names = await backupsIn(folder);
  if (names.length === 0) return;
  await db
    .insert(backups)
    .values(names.map((name) => ({ name, madeAt: timeOf(name) })))
    .onConflictDoNothing();
}

/** Forgets backups that are no longer in the folder. */
async function forget(db: Db, folder: string): Promise<void> {
  const names = await backupsIn(folder);
  await db.delete(backups).where(names.length > 0 ? notInArray(backups.name, names) : sql`true`);
}

/** Restores a new backup into a scratch database, compares, and records the result. Returns the problems. */
export async function proveBackup(db: Db, backup: string, signal?: AbortSignal): Promise<string[]> {
  const problems = await prove(backup, signal);
  await record(db, basename(backup), {
    problem: problemOf(problems),
    ...(problems.length === 0 && { provenAt: new Date() }),
  });
  return problems;
}

/** Compares every file of every backup with its checksum, and records the results. Returns the damaged ones. */
export async function checkBackups(db: Db, folder: string): Promise<{ name: string; problem: string }[]> {
  await registerBackups(db, folder);
  const damaged: { name: string; problem: string }[] = [];
  const hashed = new Map<string, string>();
  for (const name of await backupsIn(folder)) {
    const path = join(folder, name);
    const problems = await readManifest(path).then(
      (manifest) => checkBackup(path, manifest, hashed),
      (error: Error) => [error.message],
    );
    if (problems.length > 0) damaged.push({ name, problem: problemOf(problems) });
    // one that could not be restored stays damaged, whatever its checksums
    else
      await db
        .update(backups)
        .set({ problem: '' })
        .where(and(eq(backups.name, name), isNotNull(backups.provenAt)));
  }
  for (const { name, problem } of damaged) await record(db, name, { problem });
  await forget(db, folder);
  return damaged;
}

/** The newest backup in the folder, unless it was proven, or found to be damaged. */
export async function newestUnproven(db: Db, folder: string): Promise<string | null> {
  const name = (await backupsIn(folder)).at(-1);
  if (!name) return null;
  const isTried = or(isNotNull(backups.provenAt), ne(backups.problem, ''));
  return (await db.$count(backups, and(eq(backups.name, name), isTried))) > 0 ? null : join(folder, name);
}

/** Whether none was made for that long, by any process. */
export async function isBackupDue(db: Db, everyMs: number): Promise<boolean> {
  const { madeAt } = await backupFigures(db);
  return madeAt === null || Date.now() - madeAt.getTime() >= everyMs;
}

/** When the newest backup was made, and the newest that is proven; for the dashboard and the metrics. */
export async function backupFigures(db: Db) {
  const [made] = await db.select({ at: max(backups.madeAt) }).from(backups);
  const [proven] = await db
    .select({ at: max(backups.madeAt) })
    .from(backups)
    .where(and(isNotNull(backups.provenAt), eq(backups.problem, '')));
  const damaged = await db.$count(backups, ne(backups.problem, ''));
  return { madeAt: made?.at ?? null, provenAt: proven?.at ?? null, damaged };
}
