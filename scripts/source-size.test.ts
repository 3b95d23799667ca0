import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/\.test\.|^e2e\/|^demo\/content/.test(file))
  .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length }));

test('files are small: the median is under 80 lines, the maximum 400', () => {
  const sorted = sources.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(80);
  expect(sources.filter(({ lines }) => lines > 400)).toEqual([]);
});
