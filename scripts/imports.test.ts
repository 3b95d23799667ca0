import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './run.ts';

interface Report {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

/** Runs dependency-cruiser with the repository's rules in a folder. It exits non-zero on a violation. */
function cruise(folder: string, paths: string[]): Report {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...paths];
  try {
    return JSON.parse(
      execFileSync(join(ROOT, 'node_modules/.bin/depcruise'), args, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1e9,
      }),
    );
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout);
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'diyar-imports-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A small tree of the same layout, with the given files. */
function tree(files: Record<string, string>): string {
  const folder = mkdtempSync(join(scratch, 'tree-'));
  for (const file of ['.dependency-cruiser.mjs', 'docs/areas.json'])
    cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const all = {
    'web/tsconfig.json':
      '{"compilerOptions":{"module":"preserve","allowImportingTsExtensions":true,"noEmit":true,"paths":{"~/*":["./app/*"]}}}',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('dependency-cruiser really reads the modules', () => {
  const { summary } = cruise(ROOT, ['contract/src/readers']);
  expect(summary.totalCruised).toBeGreaterThan(20);
});

const FORBIDDEN = [
  ['server-not-web', 'server/src/a.ts', '../../web/app/b.ts', 'web/app/b.ts'],
  ['web-not-server', 'web/app/c.ts', '../../server/src/d.ts', 'server/src/d.ts'],
  ['contract-knows-only-zod', 'contract/src/a.ts', '../../server/src/e.ts', 'server/src/e.ts'],
  ['rules-readers-and-words-know-not-even-zod', 'contract/src/rules/a.ts', 'zod', 'contract/src/rules/b.ts'],
  [
    'ui-and-lib-know-no-feature',
    'web/app/ui/a.ts',
    '../features/users/admin/b.ts',
    'web/app/features/users/admin/b.ts',
  ],
  [
    'i18n-knows-only-texts-of-features',
    'web/app/i18n/a.ts',
    '../features/users/admin/c.ts',
    'web/app/features/users/admin/c.ts',
  ],
  [
    'area-access',
    'web/app/features/users/admin/a.ts',
    '../../sold/admin/b.ts',
    'web/app/features/sold/admin/b.ts',
  ],
  [
    'server-features-meet-in-their-index',
    'server/src/features/users/a.ts',
    '../sold/present.ts',
    'server/src/features/sold/present.ts',
  ],
  ['nothing-imports-demo-e2e-bench', 'server/src/f.ts', '../../demo/b.ts', 'demo/b.ts'],
] as const;

/** A page, what it imports, and what that imports of the back office. */
const AT_A_DISTANCE = {
  'web/app/routes/public/home.ts': "import { a } from '~/lib/between.ts';\nexport const home = a;\n",
  'web/app/lib/between.ts': "import { a } from '../ui/admin/a.ts';\nexport { a };\n",
  'web/app/ui/admin/a.ts': 'export const a = 1;\n',
};

test('every forbidden direction is caught, and public code that reaches the back office at any distance', () => {
  const files: Record<string, string> = { ...AT_A_DISTANCE };
  for (const [, from, specifier, to] of FORBIDDEN) {
    files[from] = `import * as b from '${specifier}';\nexport const a = b;\n`;
    files[to] ??= 'export const b = 1;\n';
  }
  const { summary } = cruise(tree(files), ['contract', 'server', 'web', 'demo']);
  const caught = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  for (const [rule, from] of FORBIDDEN) expect(caught).toContain(`${rule}: ${from}`);
  expect(caught).toContain('public-never-reaches-admin: web/app/routes/public/home.ts');
});
