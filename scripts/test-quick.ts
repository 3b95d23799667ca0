import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { main, ROOT, run } from './run.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Where this branch left origin/main; without one, the last commit. */
function base(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    return 'HEAD';
  }
}

const changedSince = (commit: string) =>
  [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((list) => list.split('\n'))
    .filter((file) => file !== '');

/** Files of the contract that are a part of a feature with another name (docs/areas.json). */
const { parts }: { parts: Record<string, string> } = JSON.parse(
  readFileSync(`${ROOT}/docs/areas.json`, 'utf8'),
).contract;

/** The folder of the server whose tests are about this file. By imports, every one of them would be. */
function serverFolderOf(file: string): string | null {
  if (file.startsWith('server/src/')) return `${dirname(file)}/`;
  const [, name = ''] = /^contract\/src\/(?:rules\/|readers\/)?([\w-]+)(?:\.test)?\.ts$/.exec(file) ?? [];
  const folder = `server/src/features/${parts[name] ?? name}/`;
  return name !== '' && existsSync(`${ROOT}/${folder}`) ? folder : null;
}

/** `npm run test:quick`: tests of what changed since origin/main, without those that start processes or browsers. */
await main(async () => {
  const commit = base();
  const folders = changedSince(commit).map(serverFolderOf);
  const server = new Set(folders.filter((folder) => folder !== null));
  const vitest = (...args: string[]) =>
    run('vitest', ['run', '--passWithNoTests', ...args], { QUICK: 'yes' });
  await vitest('--changed', commit, '--project', 'contract', '--project', 'pages');
  if (server.size > 0) await vitest('--project', 'server-postgres', ...server);
});
