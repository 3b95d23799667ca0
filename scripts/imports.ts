import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'rolldown/utils';
import { main, ROOT } from './run.ts';

/** Which file may import which, also as a type: docs/decisions/054-own-check-of-imports.md. */
interface Rule {
  from: RegExp;
  to: RegExp;
  but?: (from: string, to: string) => boolean;
  /** Not at any distance either. */
  isFar?: true;
}

interface Table {
  areas: Record<string, { features: string[]; uses: string[] }>;
}

const isTest = (from: string) => /\.test\.tsx?$/.test(from);
const isContractTest = (from: string) => /\.test(ing)?\.ts$/.test(from);
/** A test may prepare what it needs through any feature. */
export const isOfTests = (from: string) => isTest(from) || /\/test(ing)?-[^/]+$|-testing\.tsx?$/.test(from);
export const featureOf = (file: string): string => /\/features\/([^/]+)\//.exec(file)?.[1] ?? '';

const { areas }: Table = JSON.parse(readFileSync(join(ROOT, 'docs/areas.json'), 'utf8'));
const FEATURES = /^(server\/src|web\/app)\/features\/[^/]+\//;
const areaOf = (file: string) =>
  Object.keys(areas).find((name) => areas[name]?.features.includes(featureOf(file))) ?? '';
const isWithinAreas = (from: string, to: string) =>
  [areaOf(from), ...(areas[areaOf(from)]?.uses ?? [])].includes(areaOf(to));

const RULES: Record<string, Rule> = {
  'contract-knows-only-zod': {
    from: /^contract\/src\//,
    to: /^(?!contract\/src\/|node_modules\/zod\/)/,
    but: isContractTest,
  },
  // public pages load them
  'rules-readers-and-words-know-not-even-zod': {
    from: /^contract\/src\/(rules|readers|words)/,
    to: /^node_modules\//,
    but: isContractTest,
  },
  'server-not-web': { from: /^server\//, to: /^web\/(app|scripts)\// },
  'web-not-server': { from: /^web\//, to: /^server\// },
  'ui-and-lib-know-no-feature': { from: /^web\/app\/(ui|lib)\//, to: /^web\/app\/(features|routes)\// },
  'i18n-knows-only-texts-of-features': {
    from: /^web\/app\/i18n\//,
    to: /^web\/app\/(features|routes)\//,
    but: (_, to) => /\/texts(-ar)?\.ts$/.test(to),
  },
  // index.ts is what a feature offers to others, service.ts is its implementation
  'server-features-meet-in-their-index': {
    from: /^server\/src\/features\/[^/]+\//,
    to: /^server\/src\/features\/[^/]+\/(?!index\.ts$)/,
    but: (from, to) => featureOf(from) === featureOf(to),
  },
  // features of an area use its own and those of the areas it names
  'areas-stay-apart': {
    from: FEATURES,
    to: FEATURES,
    but: (from, to) => isOfTests(from) || isWithinAreas(from, to),
  },
  // events and the content version follow from a line of the log (docs/decisions/037-a-write-announces-itself.md)
  'only-the-log-announces': {
    from: /^server\/src\/(?!features\/changes\/)/,
    to: /^server\/src\/features\/changes\/(announce|effects)\.ts$/,
  },
  'nothing-imports-demo-e2e-bench': { from: /^(contract|server|web)\//, to: /^(demo|e2e|bench|scripts)\// },
  'not-resolvable': { from: /^/, to: /^\?/ },
  'tests-are-leaves': { from: /^/, to: /\.test\.tsx?$/, but: isTest },
  'public-never-reaches-admin': {
    from: /^web\/app\/(routes\/public|features\/[^/]+\/public|ui\/public)\//,
    to: /\/admin\//,
    isFar: true,
  },
  // no document loads it: addresses come from lib/address.tsx
  'islands-know-no-router': {
    from: /\.island\.tsx$|^web\/app\/islands\/entry\.tsx$/,
    to: /^node_modules\/react-router\//,
    isFar: true,
  },
};

const SOURCES = '{contract,server,web,demo,e2e,bench,scripts}/**/*.{ts,tsx,mjs}';
const NOT_OURS = ['**/node_modules/**', '{server,web}/build/**', 'web/.react-router/**'];
/** Made by the build, or by the router. */
const MADE = /^virtual:|\+types\//;
/** Also the type that is imported in place. */
const IN_PLACE = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?(['"`])([^'"`$]+)\1\s*[,)]/g;

export interface Import {
  from: string;
  /** A file of this repository, `node:…`, `node_modules/<package>/…`, or `?…` where nothing is there. */
  to: string;
  isType: boolean;
}

function resolve(root: string, from: string, specifier: string): string {
  const path = specifier.replace(/\?\w+$/, '');
  if (path.startsWith('node:')) return path;
  const named = path.replace(/^~\//, 'web/app/').replace(/^@diyar\/contract\/(.+)$/, 'contract/src/$1.ts');
  const file = path.startsWith('.') ? join(dirname(from), path) : named;
  if (file !== path) return existsSync(join(root, file)) ? file : `?${path}`;
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(path) ?? [];
  const isThere = ['', 'server', 'web'].some((one) => existsSync(join(root, one, 'node_modules', name)));
  return isThere ? `node_modules/${path}/` : `?${path}`;
}

function importsOf(root: string, from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  const { staticImports, staticExports } = parseSync(from, text).module;
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? { specifier: moduleRequest.value, isType } : [],
      ),
    ),
    ...[...text.matchAll(IN_PLACE)].map(([, , specifier = '']) => ({ specifier, isType: false })),
  ];
  return found
    .filter(({ specifier }) => !MADE.test(specifier))
    .map(({ specifier, isType }) => ({ from, to: resolve(root, from, specifier), isType }));
}

export const readImports = (root: string): Import[] =>
  globSync(SOURCES, { cwd: root, exclude: NOT_OURS })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => importsOf(root, file));

/** The ways from files of one kind to the first of another, at any distance. */
function waysBetween({ from, to }: Rule, imports: Import[]): string[] {
  const importers = Map.groupBy(imports, (one) => one.to);
  const ways = new Map([...importers.keys()].filter((file) => to.test(file)).map((file) => [file, file]));
  for (const [file, way] of ways)
    for (const importer of importers.get(file) ?? [])
      if (!ways.has(importer.from)) ways.set(importer.from, `${importer.from} → ${way}`);
  return [...ways].flatMap(([file, way]) => (from.test(file) && file !== way ? way : []));
}

/** A way from a file or a feature back to itself, if there is one. */
export function cycleIn(imports: { from: string; to: string }[]): string[] {
  const graph = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const visit = (name: string, way: string[]): string[] => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const { to } of graph.get(name) ?? []) {
      const cycle = visit(to, [...way, name]);
      if (cycle.length > 0) return cycle;
    }
    done.add(name);
    return [];
  };
  return [...graph.keys()].map((name) => visit(name, [])).find((cycle) => cycle.length > 0) ?? [];
}

/** What is wrong with the imports of a repository, each with the name of its rule. */
export function violationsIn(root: string): string[] {
  const imports = readImports(root);
  const found = Object.entries(RULES).flatMap(([name, rule]) => {
    const { from, to, but, isFar } = rule;
    const direct = imports.filter(
      (one) => from.test(one.from) && to.test(one.to) && !but?.(one.from, one.to),
    );
    const ways = isFar ? waysBetween(rule, imports) : direct.map((one) => `${one.from} → ${one.to}`);
    return ways.map((way) => `${name}: ${way}`);
  });
  const cycle = cycleIn(imports.filter(({ isType }) => !isType));
  return cycle.length > 0 ? [...found, `no-cycles: ${cycle.join(' → ')}`] : found;
}

if (import.meta.main)
  await main(async () => {
    const violations = violationsIn(ROOT);
    if (violations.length > 0) throw new Error(`Forbidden imports:\n${violations.join('\n')}`);
  });
