import type { Config } from '../../config.ts';
import { makeBackup, type Place, thinBackups } from '../backup/index.ts';
import { examine } from './doctor.ts';

export interface CommandResult {
  lines: string[];
  ok: boolean;
}

async function backup(place: Place, { backupDir }: Config): Promise<CommandResult> {
  const { path, files, database, problems } = await makeBackup(place, backupDir);
  const removed = await thinBackups(backupDir);
  return {
    lines: [
      `${path}: ${database.rows} rows, ${files.length} files`,
      ...(removed.length > 0 ? [`${removed.length} older backups were thinned out`] : []),
      ...problems.map((problem) => `wrong with this place: ${problem} (npm run doctor says more)`),
    ],
    ok: problems.length === 0,
  };
}

async function doctor(place: Place, config: Config): Promise<CommandResult> {
  const findings = await examine(place, config);
  const bad = findings.filter(({ todo }) => todo !== undefined);
  return {
    lines: [
      ...findings.map(({ what, todo }) =>
        todo === undefined ? `ok     ${what}` : `WRONG  ${what}\n       ${todo}`,
      ),
      bad.length === 0 ? 'All is well.' : `${bad.length} of ${findings.length} things need attention.`,
    ],
    ok: bad.length === 0,
  };
}

export const COMMANDS = { backup, doctor };
export type CommandName = keyof typeof COMMANDS;
