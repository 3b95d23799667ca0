import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

const files = globSync('web/app/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file: file.replace('web/app/', ''), text: readFileSync(join(ROOT, file), 'utf8') }));

const having = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** docs/decisions/037-a-write-announces-itself.md: what is outdated follows from the calls. */
test('nothing invalidates by hand, but what is no live topic', () => {
  expect(having(/\.invalidateQueries\(/).sort()).toEqual([
    // sessions, factors and devices of the user
    'features/account/admin/account-api.ts',
    // a computer that was left alone
    'features/auth/admin/refresh-on-return.tsx',
    // its button to refresh
    'features/dashboard/admin/dashboard-screen.tsx',
    // links to previews
    'features/secret-addresses/admin/secret-addresses-api.ts',
    // answers to the questions of an import
    'features/sheet-files/admin/use-answers.ts',
    'lib/admin/freshness.ts',
  ]);
});

test('a query is called by its call, but what no call of the API answers', () => {
  const keys = files.flatMap(({ file, text }) =>
    [...text.matchAll(/queryKey: (\[\s*'(?!GET )[^\]]*\])/g)].map(([, key = '']) => `${file} ${key}`),
  );
  expect(keys.sort()).toEqual([
    "features/auth/admin/confirm-factor.tsx ['confirm', 'ticket', factor]",
    "features/buildings/admin/apartment/use-photo.ts ['lacasa-photo', photoKey(apartment)]",
    // of several pages
    "features/rights/admin/rights-api.ts ['users', 'everyone']",
    "lib/admin/latest-save.ts ['latest-save', path, version]",
  ]);
});

test('a write calls back whatever is mounted: nothing uses the mutations of TanStack Query directly', () => {
  expect(having(/\buseMutation\b/)).toEqual(['lib/admin/use-write.ts']);
});
