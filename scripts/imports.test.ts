import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readImports, violationsIn } from './imports.ts';
import { ROOT } from './run.ts';

const scratch = mkdtempSync(join(tmpdir(), 'diyar-imports-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A small tree of the same layout, with the given files. */
function tree(files: Record<string, string>): string {
  const folder = mkdtempSync(join(scratch, 'tree-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

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
    'areas-stay-apart',
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
  [
    'only-the-log-announces',
    'server/src/b.ts',
    './features/changes/effects.ts',
    'server/src/features/changes/effects.ts',
  ],
  ['islands-know-no-router', 'web/app/a.island.tsx', 'react-router', 'web/app/b.ts'],
  ['tests-are-leaves', 'server/src/c.ts', './c.test.ts', 'server/src/c.test.ts'],
  ['not-resolvable', 'server/src/e.ts', './nowhere.ts', 'server/src/g.ts'],
  ['not-resolvable', 'server/src/h.ts', 'no-such-package', 'server/src/g.ts'],
  ['nothing-imports-demo-e2e-bench', 'server/src/f.ts', '../../demo/b.ts', 'demo/b.ts'],
] as const;

test('every import of a file is read, whatever its form', () => {
  const text = `import { a } from './a.ts';
import type { B } from './b.ts';
import { type C } from '~/c.ts';
import './d.css';
import words from '@diyar/contract/words/en?en';
export * from './e.ts';
export type { F } from './f.ts';
export const late = () => import('node:fs');
export const typed = (x: import('zod').ZodType) => [a, words, x, null as unknown as B | C];
export const notOne = 'import { x } from "./x.ts"';
`;
  const files = ['web/app/a.ts', 'web/app/b.ts', 'web/app/c.ts', 'web/app/d.css', 'contract/src/words/en.ts'];
  const folder = tree({ ...Object.fromEntries(files.map((file) => [file, ''])), 'web/app/all.ts': text });
  const imports = readImports(folder).map(({ to, isType }) => (isType ? `type ${to}` : to));
  const missing = ['?./e.ts', 'type ?./f.ts'];
  const [a, b, c, d, words] = files;
  expect(imports.sort()).toEqual(
    [a, `type ${b}`, `type ${c}`, d, words, ...missing, 'node:fs', 'node_modules/zod/'].sort(),
  );
});

/** A page, what it imports, and what that imports of the back office. */
const AT_A_DISTANCE = {
  'web/app/routes/public/home.ts': "import { a } from '~/lib/between.ts';\nexport const home = a;\n",
  'web/app/lib/between.ts': "import type { a } from '../ui/admin/a.ts';\nexport type { a };\n",
  'web/app/ui/admin/a.ts': 'export const a = 1;\n',
};

/** Three files in a circle, one of them by a type; and two that know each other by types only. */
const CIRCLES = {
  'contract/src/x.ts': "export * from './y.ts';\n",
  'contract/src/y.ts': "import './x.ts';\n",
  'contract/src/s.ts': "import type { T } from './t.ts';\nexport type S = T;\n",
  'contract/src/t.ts': "import { S } from './s.ts';\nexport type T = typeof S;\n",
};

test('every forbidden direction is caught, at any distance where the rule says so, and every circle of files', () => {
  const files: Record<string, string> = { ...AT_A_DISTANCE, ...CIRCLES };
  for (const [, from, specifier, to] of FORBIDDEN) {
    files[from] = `import * as b from '${specifier}';\nexport const a = b;\n`;
    files[to] ??= 'export const b = 1;\n';
  }
  const violations = violationsIn(tree(files));
  const caught = violations.map((one) => one.split(' → ')[0]);
  for (const [rule, from] of FORBIDDEN) expect(caught).toContain(`${rule}: ${from}`);
  expect(violations).toContain(
    'public-never-reaches-admin: web/app/routes/public/home.ts → web/app/lib/between.ts → web/app/ui/admin/a.ts',
  );
  expect(violations.filter((one) => one.startsWith('no-cycles'))).toEqual([
    'no-cycles: contract/src/x.ts → contract/src/y.ts → contract/src/x.ts',
  ]);
});
