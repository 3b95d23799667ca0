import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { countLines } from './count-lines.ts';
import { main, ROOT } from './run.ts';

interface Table {
  areas: Record<string, { features: string[] }>;
  contract: { parts: Record<string, string> };
}

const { areas, contract }: Table = JSON.parse(readFileSync(join(ROOT, 'docs/areas.json'), 'utf8'));
const FEATURES = Object.values(areas).flatMap((area) => area.features);
const AROUND = ['demo', 'e2e', 'bench', 'scripts'];

/** Scripts and styles of these folders; migrations, which a program writes, are not counted. */
const SOURCES = '{contract,server,web,demo,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}';
const NOT_OURS = /(^|\/)(node_modules|build|\.react-router|data)\//;

const COLUMNS = ['contract', 'server', 'web', 'styles', 'product', 'tests'] as const;
type Counts = Record<(typeof COLUMNS)[number], number>;

const isTest = (file: string) =>
  /^e2e\/|\.(test|testing|spec)\.tsx?$/.test(file) ||
  /^(contract|server|web)\/.*(\/testing\/|\/security-tests\/|-testing\.|\/test-)/.test(file);

/** The feature a file belongs to, or the part of the product beside the features. */
function rowOf(file: string): string {
  const [, feature] = /^(?:server\/src|web\/app)\/features\/([^/]+)\//.exec(file) ?? [];
  if (feature) return feature;
  const [, name] = /^contract\/src\/([\w-]+)\.(?:\w+\.)?ts$/.exec(file) ?? [];
  if (name) return FEATURES.find((one) => one === (contract.parts[name] ?? name)) ?? 'contract/shared';
  const [, part] = /^(contract\/src\/[\w-]+|server\/src\/[\w-]+|web\/app\/[\w-]+)\//.exec(file) ?? [];
  return part?.replace(/\/(src|app)\//, '/') ?? file.split('/')[0] ?? '';
}

function sum(all: Counts[]): Counts {
  const total: Counts = { contract: 0, server: 0, web: 0, styles: 0, product: 0, tests: 0 };
  for (const counts of all) for (const column of COLUMNS) total[column] += counts[column];
  return total;
}

/** Lines of one file, in the column where they belong. */
function countsOf(file: string, text: string): Counts {
  const counts = sum([]);
  const lines = countLines(file, text);
  if (isTest(file)) return { ...counts, tests: lines };
  const column = file.endsWith('.css') ? 'styles' : COLUMNS.find((name) => file.startsWith(`${name}/`));
  return { ...counts, ...(column && { [column]: lines }), product: lines };
}

function rowsOf(root: string): Map<string, Counts> {
  const rows = new Map<string, Counts[]>();
  for (const file of globSync(SOURCES, { cwd: root }).filter((path) => !NOT_OURS.test(path))) {
    const row = rowOf(file);
    rows.set(row, [...(rows.get(row) ?? []), countsOf(file, readFileSync(join(root, file), 'utf8'))]);
  }
  return new Map([...rows].map(([name, all]) => [name, sum(all)]));
}

const line = (name: string, counts: Counts) =>
  name.padEnd(24) +
  COLUMNS.map((column) => (counts[column] || '').toLocaleString('en').padStart(10)).join('');

/** Prints a group of rows below its total, and answers the total. */
function printGroup(title: string, rows: Map<string, Counts>, names: string[]): Counts {
  const shown = names.map((name) => ({ name, counts: rows.get(name) ?? sum([]) }));
  const total = sum(shown.map(({ counts }) => counts));
  if (shown.length > 0) console.log(`\n${line(title, total)}`);
  for (const { name, counts } of shown) console.log(line(`  ${name}`, counts));
  return total;
}

/**
 * `npm run size`: lines of product and tests that are neither blank nor only comment, for each feature and area; of
 * another folder, such as an older version, with `npm run size -- FOLDER`, by the table of this one.
 */
await main(async () => {
  const root = resolve(process.argv[2] ?? ROOT);
  const rows = rowsOf(root);
  console.log(`lines of ${root}, neither blank nor comment; 'product' is code and styles\n`);
  console.log(`${' '.repeat(24)}${COLUMNS.map((column) => column.padStart(10)).join('')}`);

  const others = [...rows.keys()].filter((name) => !FEATURES.includes(name) && !AROUND.includes(name)).sort();
  const isPart = (name: string) => /^(contract|server|web)(\/|$)/.test(name);
  const product = sum([
    ...Object.entries(areas).map(([area, { features }]) => printGroup(area, rows, features)),
    printGroup('of no feature', rows, others.filter(isPart)),
    printGroup(
      'features of no area',
      rows,
      others.filter((name) => !isPart(name)),
    ),
  ]);
  const all = sum([product, printGroup('around it', rows, AROUND)]);
  console.log(`\n${line('contract, server, web', product)}\n${line('all', all)}`);
});
