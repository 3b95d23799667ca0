import { stat, statfs } from 'node:fs/promises';
import { backupProblem, systemProblems } from '@diyar/contract/rules/system';
import { type BackupProblem, type BackupsState, JOBS, type System } from '@diyar/contract/system';
import { asc, desc, inArray, sql } from 'drizzle-orm';
import project from '../../../package.json' with { type: 'json' };
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { backups, jobs, outbox, signIns } from '../../db/schema.ts';
import { backupFigures, type Place, registerBackups } from '../backup/index.ts';
import type { Storage } from '../files/index.ts';
import { ATTEMPTS_MAX } from '../outbox/index.ts';

type Settings = Pick<
  Config,
  'dataDir' | 'backupDir' | 'backupEverySeconds' | 'databaseUrl' | 'storage' | 'smtpUrl' | 'notifyEmail'
>;

const BACKUPS_SHOWN = 10;
/** Somebody waits for the answer. */
const STORAGE_WITHIN_MS = 3_000;

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What is known of the backups. A folder that this process sees and nobody registered counts, too. */
export async function backupsState(db: Db, config: Settings): Promise<BackupsState> {
  await registerBackups(db, config.backupDir);
  const { madeAt, provenAt, damaged } = await backupFigures(db);
  return {
    everySeconds: config.backupEverySeconds ?? null,
    madeAt: instant(madeAt),
    provenAt: instant(provenAt),
    damaged,
  };
}

/** For the dashboard. */
export async function backupsAndProblem(
  db: Db,
  config: Settings,
): Promise<BackupsState & { problem: BackupProblem | null }> {
  const state = await backupsState(db, config);
  return { ...state, problem: backupProblem(state, new Date()) };
}

async function newestBackups(db: Db) {
  const rows = await db.select().from(backups).orderBy(desc(backups.madeAt)).limit(BACKUPS_SHOWN);
  return rows.map(({ name, madeAt, provenAt, problem }) => ({
    name,
    madeAt: madeAt.toISOString(),
    provenAt: instant(provenAt),
    problem,
  }));
}

/** The disks of the data and of the backups, once if they are the same. */
async function disksOf({ dataDir, backupDir }: Settings): Promise<System['disks']> {
  const seen = new Set<number>();
  const found: System['disks'] = [];
  for (const [use, folder] of [['data', dataDir] as const, ['backups', backupDir] as const]) {
    const device = await stat(folder).catch(() => null);
    if (!device || seen.has(device.dev)) continue;
    seen.add(device.dev);
    const { bavail, blocks, bsize } = await statfs(folder);
    found.push({ use, freeBytes: bavail * bsize, totalBytes: blocks * bsize });
  }
  return found;
}

/** Why the storage of files does not answer; empty while it does. */
async function storageProblem(storage: Storage): Promise<string> {
  const late = new Promise<string>((resolve) =>
    setTimeout(
      () => resolve(`it did not answer within ${STORAGE_WITHIN_MS / 1000} s`),
      STORAGE_WITHIN_MS,
    ).unref(),
  );
  const checked = storage.check().then(
    () => '',
    (error: Error) => reasonOf(error),
  );
  return Promise.race([checked, late]);
}

/** The innermost cause: an outer error only says that something is unavailable. */
export function reasonOf(error: unknown): string {
  const { cause, message, code } = error as { cause?: unknown; message?: string; code?: string };
  if (cause instanceof Error) return reasonOf(cause);
  return message || code || String(error);
}

export const storagePlace = ({ storage, dataDir }: Settings): string =>
  storage ? `${storage.endpoint}/${storage.bucket}` : `${dataDir}/files`;

async function mailAndPictures(db: Db) {
  const { rows } = await db.execute<{
    waiting: number;
    givenUp: number;
    lastError: string;
    pictures: number;
    failed: number;
  }>(sql`
    select
      count(*) filter (where attempts < ${ATTEMPTS_MAX})::int as waiting,
      count(*) filter (where attempts >= ${ATTEMPTS_MAX})::int as "givenUp",
      coalesce((array_agg(last_error order by next_attempt_at desc) filter (where last_error is not null))[1], '')
        as "lastError",
      (select count(*)::int from files where variants = 'pending') as pictures,
      (select count(*)::int from files where variants = 'failed') as failed
    from ${outbox} where sent_at is null`);
  const { waiting = 0, givenUp = 0, lastError = '', pictures = 0, failed = 0 } = rows[0] ?? {};
  return { mail: { waiting, givenUp, lastError }, pictures: { waiting: pictures, failed } };
}

async function failedSignIns(db: Db): Promise<System['signIns']> {
  const { rows } = await db.execute<System['signIns']>(sql`
    select count(*)::int as "failedInDay",
      count(*) filter (where at > now() - interval '1 hour')::int as "failedInHour"
    from ${signIns} where outcome <> 'success' and at > now() - interval '1 day'`);
  return rows[0] ?? { failedInDay: 0, failedInHour: 0 };
}

/** The one source of what the operator is told: by the doctor, the metrics, the dashboard and the System page. */
export async function readSystem({ db, storage }: Place, config: Settings): Promise<System> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  const { mail, pictures } = await mailAndPictures(db);
  // a newer version may have others
  const jobRows = await db
    .select()
    .from(jobs)
    .where(inArray(jobs.name, [...JOBS]))
    .orderBy(asc(jobs.name));
  const system = {
    version: project.version,
    node: process.versions.node,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    database: {
      kind: config.databaseUrl ? ('postgres' as const) : ('embedded' as const),
      version: rows[0]?.version ?? '',
    },
    backups: { ...(await backupsState(db, config)), newest: await newestBackups(db) },
    disks: await disksOf(config),
    storage: {
      kind: config.storage ? ('s3' as const) : ('folder' as const),
      place: storagePlace(config),
      problem: await storageProblem(storage),
    },
    mail: { isSet: Boolean(config.smtpUrl && config.notifyEmail), ...mail },
    pictures,
    jobs: jobRows.map((job) => ({ ...job, ranAt: instant(job.ranAt), failedAt: instant(job.failedAt) })),
    signIns: await failedSignIns(db),
  };
  return { ...system, problems: systemProblems(system, new Date()) };
}
