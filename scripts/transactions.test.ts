import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

const sources = execFileSync('git', ['ls-files', 'server/src/*.ts'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** What stands between the parentheses that begin here. */
function argumentsAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < text.length; end++)
    depth += Number(text[end] === '(') - Number(text[end] === ')');
  return text.slice(start, end - 1);
}

/**
 * A transaction has one connection, which does one thing at a time. Of several queries begun at once, the others go on
 * after the first has failed, and the transaction ends under them.
 */
test('queries of one transaction run one after the other', () => {
  const atOnce = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/Promise\.(?:all|allSettled|race|any)\(/g)]
      .filter(({ 0: call, index }) => /\btx\b/.test(argumentsAt(text, index + call.length)))
      .map(() => file),
  );
  expect(atOnce).toEqual([]);
});
