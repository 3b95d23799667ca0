import { basename } from 'node:path';
import type { Config } from '../../config.ts';
import {
  checkBackups,
  makeBackup,
  newestUnproven,
  type Place,
  proveBackup,
  thinBackups,
} from '../backup/index.ts';
import { examine, examineWithout, type Finding } from './doctor.ts';

export interface CommandResult {
  lines: string[];
  ok: boolean;
}

async function backup(place: Place, { backupDir }: Config): Promise<CommandResult> {
  const { path, files, database, problems } = await makeBackup(place, backupDir);
  const removed = await thinBackups(backupDir);
  const unproven = await proveBackup(place.db, path);
  return {
    lines: [
      `${path}: ${database.rows} rows, ${files.length} files`,
      ...(removed.length > 0 ? [`${removed.length} older backups were thinned out`] : []),
      unproven.length === 0
        ? 'restored into a scratch database and compared: it is whole'
        : `IT CANNOT BE RESTORED: ${unproven.slice(0, 3).join('; ')}`,
      ...problems.map((problem) => `wrong with this place: ${problem} (npm run doctor says more)`),
    ],
    ok: problems.length + unproven.length === 0,
  };
}

/** Also for a machine that makes its backups otherwise than by BACKUP_EVERY. The newest is proven if it is not yet. */
async function check(place: Place, { backupDir }: Config): Promise<CommandResult> {
  const damaged = await checkBackups(place.db, backupDir);
  const unproven = await newestUnproven(place.db, backupDir);
  if (unproven) {
    const [problem] = await proveBackup(place.db, unproven);
    if (problem) damaged.push({ name: basename(unproven), problem });
  }
  return {
    lines:
      damaged.length === 0
        ? [`every backup in ${backupDir} is whole`]
        : damaged.map(({ name, problem }) => `DAMAGED  ${name}: ${problem}`),
    ok: damaged.length === 0,
  };
}

function report(findings: Finding[]): CommandResult {
  const bad = findings.filter(({ remedy }) => remedy !== undefined);
  return {
    lines: [
      ...findings.map(({ what, remedy }) =>
        remedy === undefined ? `ok     ${what}` : `WRONG  ${what}\n       ${remedy}`,
      ),
      bad.length === 0 ? 'All is well.' : `${bad.length} of ${findings.length} things need attention.`,
    ],
    ok: bad.length === 0,
  };
}

const doctor = async (place: Place, config: Config) => report(await examine(place, config));

/** The doctor also speaks where the database cannot be opened. */
export const doctorWithout = async (reason: string, config: Config) =>
  report(await examineWithout(reason, config));

export const COMMANDS = { backup, 'check-backups': check, doctor };
export type CommandName = keyof typeof COMMANDS;
