import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/{*,product/*,decisions/*}.md', { cwd: ROOT }),
];
/** Made by a build or an installation; a decision by its number is for citations.test.ts. */
const OTHERS = /^(server\/build|web\/build|deploy\/\.env|docs\/decisions\/\d{3}$)/;

/** `contract/src/users.ts`, `server/src/features/users`, `web/app/ui/`; not a call, nor a path of the site. */
const PATH =
  /(?<![\w./:-])((?:contract|server|web|demo|e2e|bench|scripts|docs|deploy|tools)\/[\w./<>*{},-]*[\w/>*}])/g;

/** Names that stand for any feature or page. */
const filled = (path: string) => path.replace(/<[^>]+>/g, '*').replace(/\/$/, '');

const pathsIn = (text: string) =>
  [...text.matchAll(PATH)]
    .map(([, path = '']) => path.replace(/\.$/, ''))
    .filter((path) => !OTHERS.test(path));

const isThere = (path: string) =>
  /[*{]/.test(filled(path))
    ? globSync(filled(path), { cwd: ROOT }).length > 0
    : existsSync(join(ROOT, filled(path)));

test.each(PAGES)('every path of the repository that %s names exists', (page) => {
  const paths = pathsIn(readFileSync(join(ROOT, page), 'utf8'));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test('paths are found, and one that is missing is noticed', () => {
  const text = 'Read `contract/src/<feature>.ts`, web/app/ui/ and scripts/nobody.ts. Not https://x.y/docs/z.';
  expect(pathsIn(text)).toEqual(['contract/src/<feature>.ts', 'web/app/ui/', 'scripts/nobody.ts']);
  expect(pathsIn(text).filter((path) => !isThere(path))).toEqual(['scripts/nobody.ts']);
});
