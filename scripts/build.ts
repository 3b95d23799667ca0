import { globSync, statSync } from 'node:fs';
import { buildWeb } from '../web/scripts/build.ts';
import { main, ROOT } from './run.ts';

const newest = (patterns: string[]) =>
  Math.max(0, ...globSync(patterns, { cwd: ROOT }).map((file) => statSync(`${ROOT}/${file}`).mtimeMs));

/** Builds the pages when the build is missing or older than its sources. */
export async function buildIfStale(): Promise<void> {
  const sources = newest([
    'web/app/**/*',
    'web/public/**/*',
    'web/*.{ts,json}',
    'contract/src/**/*.ts',
    'package-lock.json',
  ]);
  if (newest(['web/build/server/index.js']) >= sources) return;
  await buildWeb();
}

if (import.meta.main) await main(buildIfStale);
