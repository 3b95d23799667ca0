import { globSync, statSync } from 'node:fs';
import { buildServer } from '../server/scripts/build.ts';
import { buildWeb } from '../web/scripts/build.ts';
import { main, ROOT } from './run.ts';

const newest = (patterns: string[]) =>
  Math.max(0, ...globSync(patterns, { cwd: ROOT }).map((file) => statSync(`${ROOT}/${file}`).mtimeMs));

const SHARED = ['contract/src/**/*.ts', 'package-lock.json'];

/** Builds the pages and the server, each when its build is missing or older than its sources. */
export async function buildIfStale(): Promise<void> {
  const pages = ['web/app/**/*', 'web/public/**/*', 'web/*.{ts,json}', 'web/scripts/build.ts', ...SHARED];
  if (newest(['web/build/server/index.js']) < newest(pages)) await buildWeb();
  const server = ['server/{src,scripts}/**/*.ts', 'server/package.json', 'demo/**/*.ts', ...SHARED];
  if (newest(['server/build/serve.js']) < newest(server)) await buildServer();
}

if (import.meta.main) await main(buildIfStale);
