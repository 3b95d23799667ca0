import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { MIN_FREE_BYTES, ORPHAN_FILE_TTL_MS } from '@diyar/contract/limits';
import { asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { changes, files as fileRows, users } from '../../db/schema.ts';
import { backupFigures, backupsIn, checkBackup, type Place, readManifest, timeOf } from '../backup/index.ts';
import { isReferred, retryFailed } from '../files/index.ts';
import { readDifferently } from '../tracker/index.ts';

/** A check; with `remedy` it failed, and that is the remedy. */
export interface Finding {
  what: string;
  remedy?: string;
}

const finding = (isOk: boolean, what: string, remedy: string): Finding =>
  isOk ? { what } : { what, remedy };

async function settings(config: Config): Promise<Finding[]> {
  const { dataDir, publicUrl, smtpUrl, notifyEmail } = config;
  await mkdir(dataDir, { recursive: true }).catch(() => {});
  const writable = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  );
  const { bavail, bsize } = await statfs(dataDir).catch(() => ({ bavail: 0, bsize: 0 }));
  const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
  return [
    finding(writable, `settings: DATA_DIR ${dataDir} can be written`, 'give its owner the right to write'),
    finding(
      bavail * bsize >= MIN_FREE_BYTES,
      `disk: ${megabytes} MB free`,
      'make room: below 512 MB the embedded database refuses writes',
    ),
    finding(
      publicUrl !== undefined,
      'settings: PUBLIC_URL is set',
      'set it to the address visitors use: without it the sitemap and shared links guess',
    ),
    finding(
      (smtpUrl === undefined) === (notifyEmail === undefined),
      'settings: SMTP_URL and NOTIFY_EMAIL go together',
      'set both for mail about new messages, or neither',
    ),
  ];
}

async function database({ db }: Place): Promise<Finding[]> {
  const { rows } = await db.execute<{ counts: boolean; listed: number; owners: number; classes: number }>(sql`
    select
      (select coalesce(sum(count), 0) from message_counts) = (select count(*) from messages where deleted_at is null)
        as counts,
      (select count(*)::int from projects p full join project_listing l on l.project_id = p.id
        where (p.deleted_at is null) <> (l.project_id is not null)) as listed,
      (select count(*)::int from ${users} where role = 'SUPERADMIN' and is_active and deleted_at is null) as owners,
      (select count(*)::int from files f where f.storage_key not like
        case f.class when 'public' then 'public/%' else 'private/%' end) as classes`);
  const [found] = rows;
  return [
    { what: 'database: answers, its tables are up to date' },
    finding(
      found?.counts === true,
      'database: the inbox counts what it has',
      "run: update message_counts c set count = (select count(*) from messages m where m.deleted_at is null and m.is_read = c.is_read and (m.phone <> '') = c.has_phone)",
    ),
    finding(
      found?.listed === 0,
      'database: every project is in the lists',
      'run: update projects set id = id',
    ),
    finding(
      (found?.owners ?? 0) > 0,
      'users: somebody is SUPERADMIN',
      'npm run user -- create NAME --role SUPERADMIN',
    ),
    finding(
      found?.classes === 0,
      'files: contracts and photos of people are stored apart from public files',
      'restore a backup: no call of ours makes such a row',
    ),
  ];
}

const BATCH = 500;

/** Rows whose file is missing or of another size, and files without a row. */
async function files({ db, storage }: Place): Promise<Finding[]> {
  const lost: string[] = [];
  const known = new Set<string>();
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id: fileRows.id, key: fileRows.storageKey, size: fileRows.size })
      .from(fileRows)
      .where(gt(fileRows.id, after))
      .orderBy(asc(fileRows.id))
      .limit(BATCH);
    for (const { key, size } of rows) {
      known.add(key);
      const object = await storage.open(key);
      if (object?.size !== size) lost.push(key);
      await object?.close();
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  let stray = 0;
  for await (const { key, storedAt } of storage.list())
    if (
      !known.has(key.replace(/\.\d+\.(avif|webp|jpeg)$/, '')) &&
      Date.now() - storedAt.getTime() > 2 * ORPHAN_FILE_TTL_MS
    )
      stray++;
  const [unused] = await db
    .select({ total: count() })
    .from(fileRows)
    .where(sql`not (${isReferred}) and ${fileRows.createdAt} < now() - interval '3 days'`);
  const failed = (await retryFailed(db)).length;
  return [
    finding(
      failed === 0,
      `files: ${failed} pictures whose sizes could not be made`,
      'the running server tries them again within a minute; if npm run doctor still names them then, upload them anew',
    ),
    finding(
      lost.length === 0,
      `files: ${known.size} rows, ${lost.length} without their bytes${lost.length > 0 ? ` (${lost.slice(0, 3).join(', ')})` : ''}`,
      'copy them from files/ of a backup into DATA_DIR/files, under the same names',
    ),
    finding(
      stray === 0,
      `files: ${stray} that no row knows`,
      'the hourly sweep removes them while the server runs; should it not, the folder belongs to another database',
    ),
    finding(
      (unused?.total ?? 0) === 0,
      `files: ${unused?.total ?? 0} that nothing refers to`,
      'the hourly sweep removes them while the server runs',
    ),
  ];
}

/** One finding per amount, since each has to be compared with the contract. */
async function amounts({ db }: Place): Promise<Finding[]> {
  const changed = await readDifferently(db);
  const shown = ({ amount, currency }: { amount: number | null; currency: string }) =>
    amount === null ? 'no number' : `${amount} ${currency === 'Unknown' ? 'without a currency' : currency}`;
  if (changed.length === 0) return [{ what: 'amounts: every stored reading is the one shown' }];
  return changed.map(({ apartment, holder, isOpen, text, stored, now }) => ({
    what: `amounts: ${apartment}, ${holder}${isOpen ? '' : ' (reservation removed)'}: "${text}" was read as ${shown(stored)}, is now ${shown(now)}`,
    // a removed reservation owes nothing and cannot be saved: information, not a problem
    ...(isOpen && {
      remedy: 'compare it with the contract, then confirm or correct the price on the page of the deal',
    }),
  }));
}

/** What the migration to deals found in two places with different values. */
async function contradictions({ db }: Place): Promise<Finding[]> {
  const rows = await db.select().from(changes).where(eq(changes.action, 'joined')).orderBy(asc(changes.id));
  return rows.map(({ entity, entityId, field, old, new: joined }) => ({
    what:
      entity === 'unit'
        ? `inventory: unit ${entityId} had ${field} ${old} on the site and ${joined} in the tracker; the tracker's was taken`
        : `inventory: deal ${entityId} was a sale of unit ${old}, which somebody else has reserved; it has no unit now`,
  }));
}

async function backups({ db }: Place, { backupDir, backupEverySeconds }: Config): Promise<Finding[]> {
  const { damaged } = await backupFigures(db);
  const newest = (await backupsIn(backupDir)).at(-1);
  if (!newest)
    return [
      finding(
        false,
        `backups: none in ${backupDir}`,
        'npm run backup, and set BACKUP_EVERY, for instance to 6h',
      ),
    ];
  const path = join(backupDir, newest);
  const hours = Math.floor((Date.now() - timeOf(newest).getTime()) / 3_600_000);
  const allowed = backupEverySeconds ? (2 * backupEverySeconds) / 3600 : 48;
  const wrong = await readManifest(path).then(
    (manifest) => checkBackup(path, manifest),
    (error: Error) => [error.message],
  );
  return [
    finding(
      hours <= allowed,
      `backups: the newest is ${hours} hours old`,
      'npm run backup; look why none was made',
    ),
    finding(
      damaged === 0,
      `backups: ${damaged} known as damaged`,
      'npm run check-backups names them; remove them, and find out what the disk does',
    ),
    finding(
      wrong.length === 0,
      `backups: ${newest} is whole`,
      `make another and find out what the disk does: ${wrong.slice(0, 3).join('; ')}`,
    ),
  ];
}

/** Checks settings, database, files and backups. */
export async function examine(place: Place, config: Config): Promise<Finding[]> {
  return [
    ...(await settings(config)),
    ...(await database(place)),
    ...(await files(place)),
    ...(await amounts(place)),
    ...(await contradictions(place)),
    ...(await backups(place, config)),
  ];
}
