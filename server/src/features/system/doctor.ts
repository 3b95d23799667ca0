import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MEGABYTE, MIN_FREE_BYTES, ORPHAN_FILE_TTL_MS } from '@diyar/contract/limits';
import type { System, SystemProblem } from '@diyar/contract/system';
import { asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { appliedMigrations, ownMigrations } from '../../db/migrations.ts';
import { changes, files as fileRows, users } from '../../db/schema.ts';
import { backupsIn, checkBackup, type Place, readManifest } from '../backup/index.ts';
import { readDifferently } from '../buildings/index.ts';
import { isReferred, retryFailed } from '../files/index.ts';
import { wrongSums } from '../ledger/index.ts';
import { readUnsure } from '../who-is-who/index.ts';
import { readSystem, reasonOf } from './read.ts';

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
  return [
    finding(writable, `settings: DATA_DIR ${dataDir} can be written`, 'give its owner the right to write'),
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

const megabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE)} MB`;

const onFullDisk = ({ databaseUrl }: Config) =>
  databaseUrl ? 'uploads and backups fail on a full disk' : 'the embedded database refuses writes';

function disks({ disks, problems }: Pick<System, 'disks' | 'problems'>, config: Config): Finding {
  const free = disks.map(({ use, freeBytes }) => `${megabytes(freeBytes)} free for ${use}`).join(', ');
  return finding(
    !problems.includes('diskLow'),
    `disk: ${free}`,
    `make room: below ${megabytes(MIN_FREE_BYTES)} ${onFullDisk(config)}`,
  );
}

/** What the System page and the metrics tell as well, from the same reading. */
async function system(place: Place, config: Config): Promise<Finding[]> {
  const found = await readSystem(place, config);
  const { problems, storage, mail, jobs, backups } = found;
  const has = (problem: SystemProblem) => problems.includes(problem);
  const failing = jobs.filter(({ failures }) => failures > 0);
  const age = backups.madeAt && Math.floor((Date.now() - Date.parse(backups.madeAt)) / 3_600_000);
  return [
    {
      what: `version: ${found.version}, Node ${found.node}, ${found.database.kind} ${found.database.version}`,
    },
    disks(found, config),
    finding(
      !has('storageAway'),
      `storage: ${storage.place} ${has('storageAway') ? `does not answer (${storage.problem})` : 'answers'}`,
      storage.kind === 's3'
        ? 'start it, or correct S3_ENDPOINT, STORAGE_URL and the keys; pictures and contracts cannot be read meanwhile'
        : 'give its owner the right to write',
    ),
    finding(
      !has('mailNotSent'),
      `mail: ${mail.waiting} wait, ${mail.givenUp} given up${mail.lastError && ` (${mail.lastError})`}`,
      'look at SMTP_URL and at the mail server; what waits is sent by itself',
    ),
    finding(
      !has('jobFailing'),
      `jobs: ${jobs.length} known, ${failing.length} failed at their last run`,
      failing.map(({ name, problem }) => `${name}: ${problem}`).join('; '),
    ),
    ...(backups.madeAt === null
      ? []
      : [
          finding(
            !has('backupLate'),
            `backups: the newest is ${age} hours old`,
            'npm run backup; look why none was made',
          ),
          finding(
            !has('backupUnproven'),
            backups.madeAt === backups.provenAt
              ? 'backups: the newest was restored into a scratch database and compared'
              : 'backups: the newest is not proven yet',
            'npm run check-backups proves it and says what is wrong',
          ),
          finding(
            !has('backupDamaged'),
            `backups: ${backups.damaged} known as damaged`,
            'npm run check-backups names them; remove them, and find out what the disk does',
          ),
        ]),
  ];
}

const withoutBackup = ({ backupEverySeconds }: Config) =>
  backupEverySeconds
    ? 'npm run backup; BACKUP_EVERY is set, so look in the log why none was made'
    : 'npm run backup, and set BACKUP_EVERY, for instance to 6h';

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

const NAMED = 20;

/** Stored sums are a copy for reading: from a wrong one follow wrong figures, but nothing that is written. */
async function sums({ db }: Place): Promise<Finding[]> {
  const { wrong, missing } = await wrongSums(db);
  const difference = (stored: Record<string, unknown>, counted: Record<string, unknown>) =>
    Object.keys(stored)
      .filter((name) => stored[name] !== counted[name])
      .map((name) => `${name} ${stored[name]} instead of ${counted[name]}`)
      .join(', ');
  const again = 'run: update deal_sums set counted_by = null (every figure is right at once); report it';
  return [
    finding(
      missing === 0,
      `sums: ${missing} deals without a row`,
      'run: insert into deal_sums (deal_id) select id from deals on conflict do nothing',
    ),
    ...(wrong.length === 0
      ? [{ what: 'sums: what is stored of each deal is what its entries add up to' }]
      : []),
    ...wrong.slice(0, NAMED).map(({ dealId, stored, counted }) => ({
      what: `sums: of deal ${dealId} ${difference(stored, counted)}`,
      remedy: again,
    })),
    ...(wrong.length > NAMED
      ? [{ what: `sums: ${wrong.length - NAMED} more deals are wrong`, remedy: again }]
      : []),
  ];
}

/** By number, not by name: what the doctor says is copied into tickets. A family is no problem, so nothing is asked for. */
async function whoIsWho({ db }: Place): Promise<Finding[]> {
  const { pairs, morePairs, nobodys } = await readUnsure(db);
  return [
    finding(
      nobodys === 0,
      `persons: ${nobodys} deals or messages are nobody's`,
      'start the server once: it gives them their persons',
    ),
    ...pairs.map(({ one, other }) => ({
      what: `persons: ${one} and ${other} share a phone; join them, or say that they are two, on /admin/persons/${one}`,
    })),
    ...(morePairs > 0 ? [{ what: `persons: ${morePairs} more pairs share a phone` }] : []),
  ];
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

/** Every file of the newest backup, read again. */
async function newestBackup(config: Config): Promise<Finding[]> {
  const { backupDir } = config;
  const newest = (await backupsIn(backupDir)).at(-1);
  if (!newest) return [finding(false, `backups: none in ${backupDir}`, withoutBackup(config))];
  const path = join(backupDir, newest);
  const wrong = await readManifest(path).then(
    (manifest) => checkBackup(path, manifest),
    (error: Error) => [error.message],
  );
  return [
    finding(
      wrong.length === 0,
      `backups: ${newest} is whole`,
      `make another and find out what the disk does: ${wrong.slice(0, 3).join('; ')}`,
    ),
  ];
}

/** No part of the examination holds up the others: what does not answer in time is a finding itself. */
const PART_WITHIN_MS = 5 * 60_000;

type Part = { name: string; examine(): Promise<Finding[]> };

async function examineParts(parts: Part[], withinMs: number): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { name, examine: look } of parts) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Finding[]>((resolve) => {
      const said = { what: `${name}: not examined within ${withinMs / 1000} s`, remedy: 'look what hangs' };
      timer = setTimeout(() => resolve([said]), withinMs);
    });
    const looked = look().catch((error: unknown) => [
      { what: `${name}: could not be examined`, remedy: reasonOf(error) },
    ]);
    found.push(...(await Promise.race([looked, late])));
    clearTimeout(timer);
  }
  return found;
}

async function isUpToDate(db: Db): Promise<Finding> {
  const [own, applied] = [ownMigrations(), await appliedMigrations(db)];
  if (applied.length === 0)
    return {
      what: 'database: it is empty',
      remedy: 'npm run serve creates its tables and the first account',
    };
  return finding(
    own.every((hash) => applied.includes(hash)),
    'database: answers, its tables are up to date',
    `it is of an older version (${applied.length} of ${own.length} steps): make a backup with that version, then npm run serve updates it`,
  );
}

/** Without the database only what does not need it. */
export async function examineWithout(reason: string, config: Config): Promise<Finding[]> {
  return [
    ...(await examineParts([{ name: 'settings', examine: () => settings(config) }], PART_WITHIN_MS)),
    {
      what: `database: ${reason}`,
      remedy: 'start it, or correct DATABASE_URL; nothing else works without it',
    },
    ...(await examineParts([{ name: 'backups', examine: () => newestBackup(config) }], PART_WITHIN_MS)),
  ];
}

/** Checks settings, database, files and backups; every part, whatever another one says. */
export async function examine(place: Place, config: Config, withinMs = PART_WITHIN_MS): Promise<Finding[]> {
  let current: Finding | undefined;
  const head = await examineParts(
    [
      { name: 'settings', examine: () => settings(config) },
      {
        name: 'database',
        examine: async () => {
          current = await isUpToDate(place.db);
          return [current];
        },
      },
    ],
    withinMs,
  );
  const usable = current !== undefined && current.remedy === undefined;
  const ofDatabase: Part[] = [
    { name: 'system', examine: () => system(place, config) },
    { name: 'database', examine: () => database(place) },
    { name: 'files', examine: () => files(place) },
    { name: 'amounts', examine: () => amounts(place) },
    { name: 'sums', examine: () => sums(place) },
    { name: 'inventory', examine: () => contradictions(place) },
    { name: 'persons', examine: () => whoIsWho(place) },
  ];
  const rest = await examineParts(
    [...(usable ? ofDatabase : []), { name: 'backups', examine: () => newestBackup(config) }],
    withinMs,
  );
  return [...head, ...rest];
}
