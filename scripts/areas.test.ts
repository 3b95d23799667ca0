import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cycleIn, featureOf, isOfTests, readImports } from './imports.ts';
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

const imports = readImports(ROOT).filter(({ from }) => !isOfTests(from));

test.each(FOLDERS)('of two features in %s at most one knows the other, at any distance', (folder) => {
  const isInside = (path: string) => path.startsWith(`${folder}/`);
  const features = imports
    .filter(({ from, to }) => isInside(from) && isInside(to))
    .map(({ from, to }) => ({ from: featureOf(from), to: featureOf(to) }))
    .filter(({ from, to }) => from !== to);
  expect(features.length).toBeGreaterThan(10);
  expect(cycleIn(features)).toEqual([]);
});

test('a cycle is found', () => {
  const ways = ['ab', 'bc', 'cb'].map(([from = '', to = '']) => ({ from, to }));
  expect(cycleIn(ways)).toEqual(['b', 'c', 'b']);
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
