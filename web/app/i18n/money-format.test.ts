import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');

/** A currency written beside a figure by hand, before or after it. */
const BY_HAND = [
  /\$\{[^}]*currency[^}]*\} \$\{/i,
  /(?<!=)\{[\w.]*currency\}(<\/\w+>)? \{/i,
  /\} (<small>)?\{[\w.]*currency\}/i,
  /style: 'currency'/,
];

test('money is written by one function, so that it looks the same in every place', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: APP }).filter(
    (file) => !/\.test\.|testing/.test(file) && file !== join('ui', 'admin', 'values', 'money.tsx'),
  );
  const found = files.flatMap((file) =>
    readFileSync(join(APP, file), 'utf8')
      .split('\n')
      .flatMap((line) => (BY_HAND.some((pattern) => pattern.test(line)) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
