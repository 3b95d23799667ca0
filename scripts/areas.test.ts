import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

interface Table {
  areas: Record<string, { about: string; features: string[]; uses: string[] }>;
  /** Files of the contract that are not called like a feature: a part of one, or shared by all. */
  contract: { parts: Record<string, string>; shared: string[] };
}

const { areas, contract }: Table = JSON.parse(readFileSync(join(ROOT, 'docs/areas.json'), 'utf8'));
const features = Object.values(areas).flatMap((area) => area.features);

const FOLDERS = ['server/src/features', 'web/app/features'];
const namesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? one.name : [],
  );
const contractFiles = globSync('*.ts', { cwd: join(ROOT, 'contract/src') })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.replace('.ts', ''));

test('every feature has one area, and every feature of an area exists', () => {
  expect(features).toEqual([...new Set(features)]);
  const folders = FOLDERS.flatMap(namesIn);
  expect(folders.filter((name) => !features.includes(name))).toEqual([]);
  expect(features.filter((name) => !folders.includes(name) && !contractFiles.includes(name))).toEqual([]);
  for (const { uses } of Object.values(areas)) expect(uses.filter((name) => !(name in areas))).toEqual([]);
});

test('a file of the contract is called like its feature, or the table says whose part it is', () => {
  const { parts, shared } = contract;
  const unknown = contractFiles.filter(
    (name) => !features.includes(name) && !(name in parts) && !shared.includes(name),
  );
  expect(unknown).toEqual([]);
  const listed = [...Object.keys(parts), ...shared];
  expect(listed.filter((name) => !contractFiles.includes(name))).toEqual([]);
  expect(Object.values(parts).filter((name) => !features.includes(name))).toEqual([]);
});

/** The features that each feature of a package imports, its tests aside; types count. */
function importsOf(base: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const files = globSync(`${base}/*/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|-testing\.|\/test-/.test(file),
  );
  const featureOf = (path: string) => path.slice(base.length + 1).split('/')[0] ?? '';
  for (const file of files) {
    for (const [, specifier = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*'([^']+)'/g,
    )) {
      const path = specifier.startsWith('~/')
        ? join('web/app', specifier.slice(2))
        : specifier.startsWith('.')
          ? join(dirname(file), specifier)
          : '';
      if (!path.startsWith(`${base}/`) || featureOf(path) === featureOf(file)) continue;
      found.set(featureOf(file), (found.get(featureOf(file)) ?? new Set()).add(featureOf(path)));
    }
  }
  return found;
}

/** A way from a feature back to itself, if there is one. */
function cycleIn(imports: Map<string, Set<string>>): string[] {
  const done = new Set<string>();
  const visit = (name: string, way: string[]): string[] => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const next of imports.get(name) ?? []) {
      const cycle = visit(next, [...way, name]);
      if (cycle.length > 0) return cycle;
    }
    done.add(name);
    return [];
  };
  return [...imports.keys()].map((name) => visit(name, [])).find((cycle) => cycle.length > 0) ?? [];
}

test.each(FOLDERS)('of two features in %s at most one knows the other, at any distance', (folder) => {
  const imports = importsOf(folder);
  expect(imports.size).toBeGreaterThan(10);
  expect(cycleIn(imports)).toEqual([]);
});

test('a cycle is found', () => {
  const imports = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(cycleIn(imports)).toEqual(['b', 'c', 'b']);
});

test('the architecture page has the same table', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const rows = [...page.matchAll(/^\| \*\*(\w+)\*\* \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, name = '', about = '', list = '']) => [
      name,
      { about: about.trim(), features: list.trim().split(', ') },
    ],
  );
  const table = Object.entries(areas).map(([name, { about, features: list }]) => [
    name,
    { about, features: list },
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(table));
});
