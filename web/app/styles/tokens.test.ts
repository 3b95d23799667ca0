import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: APP })
    .map((file) => readFileSync(join(APP, file), 'utf8'))
    .join('\n');
const found = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

/** Variables that a component library sets. */
const FOREIGN = new Set(['--trigger-width']);

test('a style sheet uses no undefined variable: the browser would drop the declaration silently', () => {
  const sheets = read('**/*.css');
  const set = found(`${sheets}\n${read('**/*.ts{,x}')}`, /['"`\s{;](--[\w-]+)['"`]?\s*[:\]]/g);
  const used = found(sheets, /var\((--[\w-]+)/g);
  expect(used.size).toBeGreaterThan(80);
  // set under a composed name: --f-desktop and others, of the hero's focal points
  const unset = [...used].filter(
    (name) => !set.has(name) && !FOREIGN.has(name ?? '') && !/^--f-/.test(name ?? ''),
  );
  expect(unset).toEqual([]);
});
