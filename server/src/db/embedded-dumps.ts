import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const NAME = /^[\dTZ-]+\.ndjson\.gz$/;

/** Beside the embedded database, for the day it cannot be opened. */
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

/** What to do with a folder that cannot be opened: two commands, nothing is lost on the way. */
export function wayBack(dataDir: string): string {
  const latest = dumpsIn(dataDir).at(-1);
  const folder = resolve(dataDir, 'db');
  return latest === undefined
    ? 'there is no dump beside it: restore a backup with npm run restore'
    : `the latest dump is there: mv ${folder} ${folder}.broken && npm run restore -- ${latest}`;
}
