import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const NAME = /^[\dTZ-]+\.ndjson\.gz$/;

/** Dumps beside the embedded database, in case it cannot be opened. */
export const dumpsFolder = (dataDir: string): string => resolve(dataDir, 'db-dumps');

/** Oldest first. */
export function dumpsIn(dataDir: string): string[] {
  try {
    return readdirSync(dumpsFolder(dataDir))
      .filter((name) => NAME.test(name))
      .sort()
      .map((name) => join(dumpsFolder(dataDir), name));
  } catch {
    return [];
  }
}

/** Instructions for a folder that cannot be opened: two commands, which delete nothing. */
export function recoverySteps(dataDir: string): string {
  const latest = dumpsIn(dataDir).at(-1);
  const folder = resolve(dataDir, 'db');
  return latest === undefined
    ? 'there is no dump beside it: restore a backup with npm run restore'
    : `the latest dump is there: mv ${folder} ${folder}.broken && npm run restore -- ${latest}`;
}
