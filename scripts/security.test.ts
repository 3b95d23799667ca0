import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Locked {
  integrity?: string;
  link?: boolean;
  resolved?: string;
  hasInstallScript?: boolean;
}
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
/** Packages that are downloaded: all but the root and the workspaces. */
const fetched = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

test('the lockfile has the integrity of every package', () => {
  expect(fetched.length).toBeGreaterThan(300);
  expect(
    fetched.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path),
  ).toEqual([]);
  expect(fetched.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://'))).toEqual([]);
});

test('every package with an install script is listed as allowed or forbidden', () => {
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  const withScripts = fetched.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(withScripts.map(([path]) => path.replace(/^.*node_modules\//, '')));
  expect(Object.keys(allowScripts).sort()).toEqual([...names].sort());
});

const testsIn = (line: string) =>
  [...line.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, path]) => String(path));

const isThere = (path: string) => ['.', 'server/src'].some((place) => existsSync(join(ROOT, place, path)));

/** The threat model, and the list of requirements after it. */
const [model = '', requirements = ''] = read('docs/security.md').split('## ASVS');
const rowsOf = (part: string) => part.split('\n').filter((line) => line.startsWith('| '));

test('every line of the threat model names an existing test', () => {
  const lines = rowsOf(model).filter((line) => !line.startsWith('| threat'));
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    expect(testsIn(line).length, line).toBeGreaterThan(0);
    expect(testsIn(line).filter((path) => !isThere(path))).toEqual([]);
  }
});

test('tests that the list of requirements names exist', () => {
  const named = rowsOf(requirements).flatMap(testsIn);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
