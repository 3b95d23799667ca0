import { readFileSync } from 'node:fs';

/** Which folder may import which. A forbidden import fails the build. */

/** The areas with their features, and which areas each of them may use (docs/architecture.md). */
const { areas } = JSON.parse(readFileSync(new URL('docs/areas.json', import.meta.url), 'utf8'));

const FEATURES = '^(server/src|web/app)/features';
const foldersOf = (...names) => `${FEATURES}/(${names.flatMap((name) => areas[name].features).join('|')})/`;

/** A test may prepare what it needs through any feature. */
const TESTS = '\\.test\\.tsx?$|/test(ing)?-[^/]+$|-testing\\.tsx?$';

const areasStayApart = Object.entries(areas).map(([name, { uses }]) => ({
  name: `area-${name}`,
  comment: `features of ${name} use those of ${uses.join(', ')}, and nothing else (docs/areas.json)`,
  severity: 'error',
  from: { path: foldersOf(name), pathNot: TESTS },
  to: { path: `${FEATURES}/[^/]+/`, pathNot: foldersOf(name, ...uses) },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(^virtual:|\\+types/|[?](raw|url|ar|en)$)' },
    },
    {
      name: 'contract-knows-only-zod',
      severity: 'error',
      from: { path: '^contract/src', pathNot: '\\.test(ing)?\\.ts$' },
      to: { pathNot: ['^contract/src', '^node_modules/zod/'] },
    },
    {
      name: 'rules-readers-and-words-know-not-even-zod',
      comment: 'public pages load them',
      severity: 'error',
      from: { path: '^contract/src/(rules|readers|words)', pathNot: '\\.test(ing)?\\.ts$' },
      to: { path: 'node_modules/' },
    },
    {
      name: 'server-not-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/(app|scripts)/' },
    },
    { name: 'web-not-server', severity: 'error', from: { path: '^web/' }, to: { path: '^server/' } },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^web/app/(ui|lib)/' },
      to: { path: '^web/app/(features|routes)/' },
    },
    {
      name: 'i18n-knows-only-texts-of-features',
      severity: 'error',
      from: { path: '^web/app/i18n/' },
      to: { path: '^web/app/(features|routes)/', pathNot: '/texts(-ar)?\\.ts$' },
    },
    ...areasStayApart,
    {
      name: 'server-features-meet-in-their-index',
      comment: 'index.ts is what a feature offers to others, service.ts is its implementation',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/' },
      to: {
        path: '^server/src/features/[^/]+/',
        pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'only-the-log-announces',
      comment:
        'events and the content version follow from a line of the log (docs/decisions/037-a-write-announces-itself.md)',
      severity: 'error',
      from: { path: '^server/src', pathNot: '^server/src/features/changes/' },
      to: { path: '^server/src/features/changes/(announce|effects)\\.ts$' },
    },
    {
      name: 'public-never-reaches-admin',
      severity: 'error',
      from: { path: '^web/app/(routes/public|features/[^/]+/public|ui/public)/' },
      to: { path: '/admin/', reachable: true },
    },
    {
      name: 'islands-know-no-router',
      comment: 'no document loads it: addresses come from lib/address.tsx',
      severity: 'error',
      from: { path: '\\.island\\.tsx$|^web/app/islands/entry\\.tsx$' },
      to: { path: '^node_modules/react-router/', reachable: true },
    },
    {
      name: 'nothing-imports-demo-e2e-bench',
      severity: 'error',
      from: { path: '^(contract|server|web)/' },
      to: { path: '^(demo|e2e|bench|scripts)/' },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.react-router|web/build|server/build)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.svg'],
    },
  },
};
