import { ORPHAN_FILE_TTL_MS } from '@diyar/contract/limits';
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { files as fileTable } from '../../db/schema.ts';
import { keepDoing } from '../leases/index.ts';
import { signingKey } from '../secrets/index.ts';
import type { Files } from './files.ts';
import { keysOf } from './keys.ts';
import { isReferred } from './references.ts';
import type { FileRow } from './rows.ts';
import { retryFailed } from './variants.ts';

const EVERY_MS = 60 * 60_000;
const LOOK_EVERY_MS = 30_000;
/** No upload takes longer than an hour. */
const DRAFT_TTL_MS = 2 * 60 * 60_000;
const BATCH = 200;

export interface Swept {
  files: number;
  strayBytes: number;
  drafts: number;
}

/** Notes since when nothing refers to a file, and forgets it when something does again. */
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
 * Deletes one row if nothing refers to it. Locked first and asked again with the lock held: whoever refers to it
 * at this moment holds it too (claimFiles), and then it is passed over.
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

async function removeOrphans(files: Files, before: Date): Promise<number> {
  let removed = 0;
  for (let after = 0; ; ) {
    const batch = await files.db
      .select({ id: fileTable.id })
      .from(fileTable)
      .where(and(lte(fileTable.orphanedAt, before), sql`${fileTable.id} > ${after}`))
      .orderBy(asc(fileTable.id))
      .limit(BATCH);
    for (const { id } of batch) {
      const row = await removeRow(files, id);
      if (!row) continue;
      // Bytes last: should the process end here, they are stray and go with the next sweep.
      await files.storage.remove(keysOf(row));
      removed++;
    }
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return removed;
    after = last.id;
  }
}

/** Which of these keys no row knows; a size belongs to the file it was made of. */
async function strayOf({ db }: Files, keys: string[]): Promise<string[]> {
  const ownerOf = (key: string) => key.replace(/\.\d+\.(avif|webp|jpeg)$/, '');
  const rows = await db
    .select({ key: fileTable.storageKey })
    .from(fileTable)
    .where(inArray(fileTable.storageKey, [...new Set(keys.map(ownerOf))]));
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(ownerOf(key)));
}

/** Bytes that have had no row for a day. Never in a storage that belongs to another database. */
async function removeStrayBytes(files: Files, before: Date): Promise<number> {
  if (!(await files.storage.belongsTo(await signingKey(files.db, 'storage')))) {
    files.log.warn({}, 'the stored files belong to another database: none without a row are removed');
    return 0;
  }
  let removed = 0;
  let batch: string[] = [];
  const clear = async () => {
    const stray = await strayOf(files, batch);
    await files.storage.remove(stray);
    removed += stray.length;
    batch = [];
  };
  for await (const { key, keptAt } of files.storage.list()) {
    if (keptAt >= before) continue;
    batch.push(key);
    if (batch.length === BATCH) await clear();
  }
  if (batch.length > 0) await clear();
  return removed;
}

const removeOldDrafts = ({ storage }: Files, now: Date) =>
  storage.removeDrafts(new Date(now.getTime() - DRAFT_TTL_MS));

/** DECISIONS §3: a file that nothing refers to is removed after a day, one in use never. */
export async function sweepFiles(files: Files, now = new Date(), { strays = true } = {}): Promise<Swept> {
  const dayAgo = new Date(now.getTime() - ORPHAN_FILE_TTL_MS);
  await mark(files, now);
  return {
    files: await removeOrphans(files, dayAgo),
    strayBytes: strays ? await removeStrayBytes(files, dayAgo) : 0,
    drafts: await removeOldDrafts(files, now),
  };
}

/**
 * Sweeps every hour, one process for all; drafts are each machine's own. Bytes without a row are rare and costly to
 * look for: once a day. Pictures whose sizes are missing are taken up by whoever has time. Gives the way to stop.
 */
export function keepTidy(files: Files): () => Promise<void> {
  const { db, log } = files;
  const sweep = async (strays: boolean) => {
    const swept = await sweepFiles(files, new Date(), { strays });
    if (swept.files + swept.strayBytes + swept.drafts > 0) log.info(swept, 'files swept');
  };
  const stops = [
    keepDoing(db, { name: 'files', everyMs: EVERY_MS, run: () => sweep(false) }, log),
    keepDoing(db, { name: 'stray-files', everyMs: 24 * EVERY_MS, run: () => sweep(true) }, log),
  ];
  const look = () =>
    Promise.all([files.variants.resume(), removeOldDrafts(files, new Date())]).catch((error) =>
      log.warn({ err: error }, 'missing picture sizes were not looked for'),
    );
  let looking = retryFailed(db).then(look, look);
  const timer = setInterval(() => {
    looking = look();
  }, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await Promise.all([looking, ...stops.map((stop) => stop())]);
  };
}
