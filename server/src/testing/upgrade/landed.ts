import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
/** What the server is made of: no demo, no documents, no browser tests. */
const PARTS = [
  'contract',
  'server',
  'web',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/** The Node of this clone runs it, so no package needs its install script. */
const NPM_CI = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];

const quiet = { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' } as const;
export const git = (...args: string[]) => execFileSync('git', args, quiet).trim();

const find = (named: string) => git('rev-parse', '--verify', '--quiet', `${named}^{commit}`);

/**
 * The commit that server/landed-version names: what runs out there. A shallow clone fetches it from where it came;
 * null where that is impossible, or where there is no repository at all.
 */
export function landedCommit(): string | null {
  const named = readFileSync(join(ROOT, 'server/landed-version'), 'utf8').trim();
  try {
    return find(named);
  } catch {
    try {
      git('fetch', '--quiet', '--depth', '1', 'origin', named);
      return find(named);
    } catch {
      const missing = `the landed version ${named} is not in this clone: git fetch --unshallow`;
      if (process.env.LANDED_VERSION === 'required') throw new Error(missing);
      console.warn(`NOT TESTED: ${missing}`);
      return null;
    }
  }
}

/** Packages are those of this clone; the old version's own workspaces are its own. */
function linkPackages(folder: string): void {
  const [ours, theirs] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(theirs, '@diyar'), { recursive: true });
  for (const name of readdirSync(ours))
    if (name !== '@diyar') symlinkSync(join(ours, name), join(theirs, name));
  for (const workspace of ['contract', 'server', 'web']) {
    symlinkSync(`../../${workspace}`, join(theirs, '@diyar', workspace));
    const own = join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'));
  }
}

const isUnchanged = (commit: string, ...paths: string[]) => {
  try {
    git('diff', '--quiet', commit, '--', ...paths);
    return true;
  } catch {
    return false;
  }
};

function build(folder: string, commit: string): void {
  if (isUnchanged(commit, 'package-lock.json')) linkPackages(folder);
  else execFileSync('npm', NPM_CI, { cwd: folder, stdio: 'pipe' });
  const built = join(ROOT, 'web/build');
  if (isUnchanged(commit, 'web', 'contract', 'package-lock.json') && existsSync(built))
    symlinkSync(built, join(folder, 'web/build'));
  else execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'pipe' });
}

/**
 * A version's server and pages in a folder of their own, ready to start: gives its main file. With another lockfile it gets
 * packages of its own, which takes a minute; otherwise it shares ours. What did not change is not built again.
 */
export function unpackLanded(commit: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, ...PARTS], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  build(folder, commit);
  return join(folder, 'server/src/main.ts');
}
