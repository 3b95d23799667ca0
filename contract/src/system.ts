import { z } from 'zod';
import { Instant } from './fields.ts';

const count = z.int().nonnegative();

/** What needs attention; the words and what to do about it are with whoever tells it. */
export const BACKUP_PROBLEMS = [
  'backupsOff',
  'backupNone',
  'backupLate',
  'backupUnproven',
  'backupDamaged',
] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

export const SYSTEM_PROBLEMS = [
  ...BACKUP_PROBLEMS,
  'diskLow',
  'storageAway',
  'mailNotSent',
  'picturesFailed',
  'jobFailing',
] as const;
export type SystemProblem = (typeof SYSTEM_PROBLEMS)[number];

/** Work that the server does by itself at an interval. */
export const JOBS = [
  'backup',
  'backup-check',
  'challenges',
  'deal-sums',
  'devices',
  'files',
  'missing-leads',
  'outbox',
  'previews',
  'request-keys',
  'sessions',
  'sign-ins',
  'stray-files',
  'throttles',
  'trash',
] as const;
export type JobName = (typeof JOBS)[number];

export const BackupsState = z.object({
  /** Null: none is made by itself. */
  everySeconds: count.nullable(),
  /** When the newest was made, and the newest that was restored into a scratch database and compared. */
  madeAt: Instant.nullable(),
  provenAt: Instant.nullable(),
  damaged: count,
});
export type BackupsState = z.infer<typeof BackupsState>;

const Backup = z.object({
  name: z.string(),
  madeAt: Instant,
  provenAt: Instant.nullable(),
  /** Empty: none is known. */
  problem: z.string(),
});

const Disk = z.object({ use: z.enum(['data', 'backups']), freeBytes: count, totalBytes: count });

const Job = z.object({
  name: z.enum(JOBS),
  /** The last run that went well. */
  ranAt: Instant.nullable(),
  failedAt: Instant.nullable(),
  /** Of the last run; empty: it went well. */
  problem: z.string(),
  /** In a row. */
  failures: count,
});

/** What the doctor, the metrics, the dashboard and the System page tell about this installation. */
export const System = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: Instant,
  database: z.object({ kind: z.enum(['postgres', 'embedded']), version: z.string() }),
  backups: BackupsState.extend({ newest: z.array(Backup) }),
  disks: z.array(Disk),
  /** `problem` is empty while it answers. */
  storage: z.object({ kind: z.enum(['folder', 's3']), place: z.string(), problem: z.string() }),
  mail: z.object({ isSet: z.boolean(), waiting: count, givenUp: count, lastError: z.string() }),
  pictures: z.object({ waiting: count, failed: count }),
  jobs: z.array(Job),
  signIns: z.object({ failedInDay: count, failedInHour: count }),
  problems: z.array(z.enum(SYSTEM_PROBLEMS)),
});
export type System = z.infer<typeof System>;
