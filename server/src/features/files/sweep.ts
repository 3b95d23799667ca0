import { ORPHAN_FILE_TTL_MS, TRASH_TTL_MS } from '@diyar/contract/limits';
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { demo, files as fileTable } from '../../db/schema.ts';
import { runPeriodically } from '../leases/index.ts';
import { signingKey } from '../secrets/index.ts';
import type { Files } from './files.ts';
import { keysOf } from './keys.ts';
import { isReferred } from './references.ts';
import type { FileRow } from './rows.ts';
import { retryFailed } from './variants.ts';

const EVERY_MS = 60 * 60_000;
const RESUME_EVERY_MS = 30_000;
/** No upload takes longer than an hour. */
const TEMP_TTL_MS = 2 * 60 * 60_000;
const BATCH = 200;

export interface Swept {
  files: number;
  strayBytes: number;
  tempFiles: number;
}

/** Sets or clears the time since when nothing refers to a file. */
async function mark({ db }: Files, now: Date): Promise<void> {
  await db
    .update(fileTable)
    .set({ orphanedAt: null })
    .where(and(isNotNull(fileTable.orphanedAt), sql`(${isReferred})`));
  await db
    .update(fileTable)
    .set({ orphanedAt: now })
    .where(and(isNull(fileTable.orphanedAt), sql`not (${isReferred})`));
}

/**
 * Deletes one row if nothing refers to it. The row is locked first and checked again: a transaction that is adding a
 * reference has locked it too (claimFiles), and then it is skipped.
 */
const removeRow = ({ db }: Files, id: number): Promise<FileRow | undefined> =>
  db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: fileTable.id })
      .from(fileTable)
      .where(eq(fileTable.id, id))
      .for('update', { skipLocked: true });
    if (!held) return undefined;
    const [row] = await tx
      .delete(fileTable)
      .where(and(eq(fileTable.id, id), sql`not (${isReferred})`))
      .returning();
    return row;
  });

/** Nothing refers to it for a day, or for as long as a version that shows it can be brought back. */
const isOver = (now: Date) => {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return or(
    and(
      or(eq(fileTable.wasShown, false), ne(fileTable.class, 'public')),
      lte(fileTable.orphanedAt, before(ORPHAN_FILE_TTL_MS)),
    ),
    lte(fileTable.orphanedAt, before(TRASH_TTL_MS)),
  );
};

async function removeOrphans(files: Files, now: Date): Promise<number> {
  let removed = 0;
  for (let after = 0; ; ) {
    const batch = await files.db
      .select({ id: fileTable.id })
      .from(fileTable)
      .where(and(isOver(now), sql`${fileTable.id} > ${after}`))
      .orderBy(asc(fileTable.id))
      .limit(BATCH);
    for (const { id } of batch) {
      const row = await removeRow(files, id);
      if (!row) continue;
      // the content last: if the process ends here, a later sweep removes it
      await files.storage.remove(keysOf(row));
      removed++;
    }
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return removed;
    after = last.id;
  }
}

/** The keys that belong to no row; a size belongs to its original. */
async function strayOf({ db }: Files, keys: string[]): Promise<string[]> {
  const ownerOf = (key: string) => key.replace(/\.\d+\.(avif|webp|jpeg)$/, '');
  const rows = await db
    .select({ key: fileTable.storageKey })
    .from(fileTable)
    .where(inArray(fileTable.storageKey, [...new Set(keys.map(ownerOf))]));
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(ownerOf(key)));
}

/** A dump is stored, and sizes are made, while the demo is being removed; clocks differ. */
const REMOVAL_MS = 60 * 60_000;

/** Files of a removed demo have no row until it is taken back; null where it cannot be. */
async function demoFilesUntil({ db }: Files, now: Date): Promise<Date | null> {
  const [removed] = await db.select({ at: demo.removedAt }).from(demo).where(isNotNull(demo.dumpKey));
  if (!removed?.at || removed.at.getTime() + TRASH_TTL_MS <= now.getTime()) return null;
  return new Date(removed.at.getTime() + REMOVAL_MS);
}

/** Removes files that have had no row for a day, unless the storage belongs to another database. */
async function removeStrayBytes(files: Files, before: Date, now: Date): Promise<number> {
  if (!(await files.storage.belongsTo(await signingKey(files.db, 'storage')))) {
    files.log.warn({}, 'the stored files belong to another database: none without a row are removed');
    return 0;
  }
  const keptUntil = await demoFilesUntil(files, now);
  let removed = 0;
  let batch: string[] = [];
  const clear = async () => {
    const stray = await strayOf(files, batch);
    await files.storage.remove(stray);
    removed += stray.length;
    batch = [];
  };
  for await (const { key, storedAt } of files.storage.list()) {
    if (storedAt >= before || (keptUntil && storedAt <= keptUntil)) continue;
    batch.push(key);
    if (batch.length === BATCH) await clear();
  }
  if (batch.length > 0) await clear();
  return removed;
}

const removeOldTempFiles = ({ storage }: Files, now: Date) =>
  storage.removeOldTempFiles(new Date(now.getTime() - TEMP_TTL_MS));

export async function sweepFiles(files: Files, now = new Date(), { strays = true } = {}): Promise<Swept> {
  const dayAgo = new Date(now.getTime() - ORPHAN_FILE_TTL_MS);
  await mark(files, now);
  return {
    files: await removeOrphans(files, now),
    strayBytes: strays ? await removeStrayBytes(files, dayAgo, now) : 0,
    tempFiles: await removeOldTempFiles(files, now),
  };
}

/**
 * Sweeps every hour, in one process; temporary files are swept by each machine. Files without a row are rare and
 * expensive to find, so they are swept once a day. Missing picture sizes are made by any process. Returns a function
 * that stops it.
 */
export function scheduleFileSweep(files: Files): () => Promise<void> {
  const { db, log } = files;
  const sweep = async (strays: boolean) => {
    const swept = await sweepFiles(files, new Date(), { strays });
    if (swept.files + swept.strayBytes + swept.tempFiles > 0) log.info(swept, 'files swept');
  };
  const stops = [
    runPeriodically(db, { name: 'files', everyMs: EVERY_MS, run: () => sweep(false) }, log),
    runPeriodically(db, { name: 'stray-files', everyMs: 24 * EVERY_MS, run: () => sweep(true) }, log),
  ];
  const resume = () =>
    Promise.all([files.variants.resume(), removeOldTempFiles(files, new Date())]).catch((error) =>
      log.warn({ err: error }, 'missing picture sizes were not looked for'),
    );
  let resuming = retryFailed(db).then(resume, resume);
  const timer = setInterval(() => {
    resuming = resume();
  }, RESUME_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await Promise.all([resuming, ...stops.map((stop) => stop())]);
  };
}
