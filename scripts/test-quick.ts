import { execFileSync } from 'node:child_process';
import { main, ROOT, run } from './run.ts';

/** Where this branch left origin/main; without one, the last commit. */
function base(): string {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'origin/main'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'HEAD';
  }
}

const PROJECTS = ['contract', 'web', 'server-postgres'];

/** `npm run test:quick`: the tests that import what changed since origin/main, without those that start processes. */
await main(() =>
  run(
    'vitest',
    [
      'run',
      '--passWithNoTests',
      ...['--changed', base()],
      ...PROJECTS.flatMap((name) => ['--project', name]),
      ...process.argv.slice(2),
    ],
    { QUICK: 'yes' },
  ),
);
