import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
/** The server and the pages, without demo, documents and browser tests. */
const PARTS = [
  'contract',
  'server',
  'web',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/** Without the tools of the root. It runs on the Node of this clone, so no package needs its install script. */
const NPM_CI = [
  ...['ci', '--workspace=server', '--workspace=web', '--ignore-scripts'],
  ...['--prefer-offline', '--no-audit', '--no-fund'],
];

const quiet = { cwd: ROOT, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 26 } as const;
export const git = (...args: string[]) => execFileSync('git', args, quiet).trim();

const find = (commit: string) => git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);

/**
 * The commit of the last version in server/released-versions.json. A shallow clone fetches it from its origin. Null
 * where that is impossible, or where there is no repository.
 */
export function releasedCommit(): string | null {
  const versions = JSON.parse(readFileSync(join(ROOT, 'server/released-versions.json'), 'utf8'));
  const [version, commit] = Object.entries<string>(versions).at(-1) ?? ['', ''];
  try {
    return find(commit);
  } catch {
    try {
      git('fetch', '--quiet', '--depth', '1', 'origin', commit);
      return find(commit);
    } catch {
      const missing = `version ${version} (${commit}) is not in this clone: git fetch --unshallow`;
      if (process.env.RELEASED_VERSION === 'required') throw new Error(missing);
      console.warn(`NOT TESTED: ${missing}`);
      return null;
    }
  }
}

/** Links the packages of this clone, and the old version's own workspaces. */
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

type Lockfile = { packages: Record<string, { version?: string; dev?: boolean }> };

/** Whether this clone has every package of that version; it may have others beside them, and not all of its tools. */
function hasItsPackages(commit: string): boolean {
  const { packages: old }: Lockfile = JSON.parse(git('show', `${commit}:package-lock.json`));
  const { packages: ours }: Lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(old)
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, { version, dev }]) => (ours[path] ? ours[path].version === version : dev));
}

/** The pages of a version, built once in this clone. */
function builtPages(folder: string, commit: string): void {
  const kept = join(ROOT, 'node_modules/.cache/diyar', `pages-${commit}`);
  if (!existsSync(kept)) {
    execFileSync(process.execPath, ['web/scripts/build.ts'], { cwd: folder, stdio: 'pipe' });
    mkdirSync(dirname(kept), { recursive: true });
    const draft = `${kept}.${process.pid}`;
    cpSync(join(folder, 'web/build'), draft, { recursive: true });
    renameSync(draft, kept);
  } else cpSync(kept, join(folder, 'web/build'), { recursive: true });
}

function build(folder: string, commit: string): void {
  if (hasItsPackages(commit)) linkPackages(folder);
  else execFileSync('npm', NPM_CI, { cwd: folder, stdio: 'pipe' });
  const built = join(ROOT, 'web/build');
  if (isUnchanged(commit, 'web', 'contract', 'package-lock.json') && existsSync(built))
    symlinkSync(built, join(folder, 'web/build'));
  else builtPages(folder, commit);
}

/**
 * Unpacks and builds a version in a folder, and returns its main file. Where this clone has other
 * packages it installs its own, which takes half a minute. Pages that did not change are not built again.
 */
export function unpackReleased(commit: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, ...PARTS], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  build(folder, commit);
  return join(folder, 'server/src/main.ts');
}
