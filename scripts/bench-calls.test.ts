import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgotten } from '../bench/calls-list.ts';
import { CALLS } from '../server/src/security-tests/calls.ts';
import { ROOT } from './run.ts';

test('the benchmark of calls knows every call that reads', () => {
  expect(forgotten(Object.keys(CALLS).filter((call) => call.startsWith('GET ')))).toEqual([]);
});

const textOf = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');

test('the benchmark of pages presses what there is: a class that was renamed is waited for in vain', () => {
  const classes = [...textOf('bench/pages-*.ts').matchAll(/(?:['(` ])\.([a-z]+(?:-[a-z]+)+)\b/g)].map(
    ([, name = '']) => name,
  );
  expect(classes.length).toBeGreaterThan(8);
  const styles = textOf('web/app/**/*.css');
  expect([...new Set(classes)].filter((name) => !styles.includes(`.${name}`))).toEqual([]);
});
