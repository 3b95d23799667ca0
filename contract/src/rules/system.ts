import { MIN_FREE_BYTES } from '../limits.ts';
import type { BackupProblem, BackupsState, System, SystemProblem } from '../system.ts';

const HOUR_MS = 3_600_000;
/** Where backups are not made by itself, somebody makes them by hand or by another program: two days at most. */
const LATE_BY_HAND_MS = 48 * HOUR_MS;
/** A proof of a large database takes minutes. */
const PROOF_MS = HOUR_MS;
/** One failure may be a restart of the database. */
const FAILURES = 3;

/** The newest backup is told by its worst: none, damaged, late, not proven. */
export function backupProblem(
  { everySeconds, madeAt, provenAt, damaged }: BackupsState,
  now: Date,
): BackupProblem | null {
  if (madeAt === null) return everySeconds === null ? 'backupsOff' : 'backupNone';
  const age = now.getTime() - Date.parse(madeAt);
  if (damaged > 0) return 'backupDamaged';
  if (age > (everySeconds === null ? LATE_BY_HAND_MS : 2 * everySeconds * 1000)) return 'backupLate';
  return madeAt !== provenAt && age > PROOF_MS ? 'backupUnproven' : null;
}

export function systemProblems(system: Omit<System, 'problems'>, now: Date): SystemProblem[] {
  const { backups, disks, storage, mail, pictures, jobs } = system;
  const found: (SystemProblem | null | false)[] = [
    backupProblem(backups, now),
    disks.some(({ freeBytes }) => freeBytes < MIN_FREE_BYTES) && 'diskLow',
    storage.problem !== '' && 'storageAway',
    (mail.givenUp > 0 || mail.lastError !== '') && 'mailNotSent',
    pictures.failed > 0 && 'picturesFailed',
    jobs.some(({ failures }) => failures >= FAILURES) && 'jobFailing',
  ];
  return found.filter((problem) => problem !== null && problem !== false);
}
