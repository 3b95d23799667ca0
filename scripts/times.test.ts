import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/**
 * Times and days become text in one place, which knows the company's zone. Elsewhere they would be those of the server or
 * of whoever reads: the owner abroad would come at another hour.
 */
const DATES = 'contract/src/rules/dates.ts';

/** These take times apart and show none. */
const READERS = ['contract/src/rules/instant.ts', 'demo/moments.ts'];

const OWN_FORMATS =
  /DateTimeFormat\(|toLocale(?:Date|Time)String\(|\.get(?:Hours|Minutes|Date|Day|Month|FullYear)\(\)/;

test('only one module turns times into text', () => {
  const files = globSync('{contract/src,server/src,web/app,demo}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file) && file !== DATES && !READERS.includes(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const others = files.filter((file) => OWN_FORMATS.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(others).toEqual([]);
});
