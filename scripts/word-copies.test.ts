import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Everything that is written for people to read: dictionaries, papers, exports, mails, and the words themselves. */
const FILES = globSync(
  [
    'web/app/features/**/*texts*.ts',
    'web/app/i18n/{admin,public}/*.ts',
    'server/src/features/**/{export,mail,ics,reminder}.ts',
    'contract/src/words/**/*.ts',
    'contract/src/rules/{plans,unit-sheet}.ts',
  ],
  { cwd: ROOT },
).filter((file) => !/\.test\.ts$|i18n\/\w+\/(index|en|ar)\.ts$/.test(file));

/**
 * The texts that stand alone as a value. The forms of a plural often repeat each other in Arabic, what is read from a
 * file is typed by strangers, and a text with a value in it is a sentence: none of these is a word that has a name.
 */
function textsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'plural') return;
    const value =
      ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? node.initializer : undefined;
    if (value && ts.isStringLiteralLike(value)) {
      if (/^\p{L}/u.test(value.text)) found.push(value.text);
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * A word that several screens, papers, exports or mails say stands once, in contract/src/words. What is left are texts
 * that are equal in one language only, such as a line of the log and a message that something was done.
 */
const MOST_COPIES = 250;

test(`at most ${MOST_COPIES} texts are copies of another one`, () => {
  const places = new Map<string, string[]>();
  for (const file of FILES)
    for (const text of textsOf(file)) places.set(text, [...(places.get(text) ?? []), file]);
  expect(places.size).toBeGreaterThan(4_000);
  const groups = [...places].filter(([, files]) => files.length > 1);
  groups.sort(([, a], [, b]) => b.length - a.length);
  const copies = groups.reduce((sum, [, files]) => sum + files.length - 1, 0);
  console.log(`${copies} copies among ${places.size} texts`);
  const largest = groups
    .slice(0, 25)
    .map(([text, files]) => `${files.length} × ${text}: ${files.join(', ')}`);
  expect(copies, `the largest groups:\n${largest.join('\n')}`).toBeLessThanOrEqual(MOST_COPIES);
});
