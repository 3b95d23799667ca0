import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { noticeOf, sbomOf } from './packages.ts';
import { main, ROOT } from './run.ts';

const PACKAGES = ['package.json', 'contract/package.json', 'server/package.json', 'web/package.json'];

const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');
const write = (path: string, text: string) => writeFileSync(`${ROOT}/${path}`, text);
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The version in every package.json, also where one names another. */
export function withVersion(text: string, from: string, to: string): string {
  return text
    .replace(`"version": "${from}"`, `"version": "${to}"`)
    .replaceAll(/("@diyar\/(?:contract|server|web)": )"[^"]+"/g, `$1"${to}"`);
}

/** What was unreleased gets the version and the day; a new empty section is above it. */
export function withRelease(changelog: string, version: string, day: string): string {
  const [, unreleased = ''] = /## Unreleased\n([\s\S]*?)(?=\n## |$)/.exec(changelog) ?? [];
  if (unreleased.trim() === '') throw new Error('CHANGELOG.md has nothing under Unreleased');
  return changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version} · ${day}\n`);
}

/**
 * `npm run release -- 0.3.0`: writes version, date of the changelog, SBOM (CycloneDX) and NOTICE, commits and tags. It
 * pushes nothing. Run `npm test` before.
 */
async function release(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [version = ''] = positionals;
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('npm run release -- 0.3.0');
  if (git('status', '--porcelain') !== '') throw new Error('commit or put away your changes first');
  const { version: before } = JSON.parse(read('package.json')) as { version: string };
  const later = [before, version].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  if (later !== version || version === before) throw new Error(`${version} is not later than ${before}`);
  write('CHANGELOG.md', withRelease(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10)));
  for (const path of PACKAGES) write(path, withVersion(read(path), before, version));
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  write('sbom.cdx.json', `${JSON.stringify(sbomOf(ROOT), null, 2)}\n`);
  write('NOTICE', noticeOf(ROOT));
  git('add', '--all');
  git('commit', '--quiet', '--message', `chore: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Diyar ${version}`);
  console.log(
    `v${version} is committed and tagged. Next: git push --follow-tags, and add its commit to server/released-versions.json with the next change.`,
  );
}

if (import.meta.main) await main(release);
