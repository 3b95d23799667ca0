import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { withSourceLines } from './source-lines.ts';

const scratch = mkdtempSync(join(tmpdir(), 'diyar-source-lines-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('a stack of the bundle names the lines of the sources; without a map it stays as it is', () => {
  const folder = join(scratch, 'server/build');
  mkdirSync(folder, { recursive: true });
  // line 1, column 1 of the bundle is line 3, column 5 of the source
  const map = { version: 3, sources: ['../src/main.ts'], names: [], mappings: 'AAEI' };
  writeFileSync(join(folder, 'serve.js.map'), JSON.stringify(map));
  const [known, unknown] = ['serve.js', 'other.js'].map((file) => pathToFileURL(join(folder, file)).href);
  expect(withSourceLines(`    at run (${known}:1:1)\n    at ${unknown}:7:9`)).toBe(
    `    at run (${pathToFileURL(join(scratch, 'server/src/main.ts')).href}:3:5)\n    at ${unknown}:7:9`,
  );
});
