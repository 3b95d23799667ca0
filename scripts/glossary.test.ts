import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

const SOURCES = '{contract/src,server/src,web/app}/**/*.{ts,tsx}';

/** `unitStatus`, `UNIT_STATUS` and `unit-status` are 'unit status'. */
const words = (text: string) =>
  text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const source = globSync(SOURCES, { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$|testing/.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');
const code = ` ${words(source)} `;

const isInCode = (word: string) => ['', 's', 'es'].some((ending) => code.includes(` ${word}${ending} `));

const rows = [
  ...readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').matchAll(
    /^\| ([^|]+) \| ?([^|]*) \| ([^|]+) \|$/gm,
  ),
].flatMap(([, word = '', arabic = '', meaning = '']) =>
  word === 'word' ? [] : [{ word, arabic: arabic.trim(), meaning }],
);

/** The Arabic words of a text, each alternative apart. */
const arabicIn = (text: string) =>
  text.match(/[\u0621-\u0652]+(?: [\u0621-\u0652]+)*/g)?.map((found) => found.trim()) ?? [];

test('every word of the glossary stands in the code or in a text', () => {
  expect(rows.length).toBeGreaterThan(50);
  const all = rows.flatMap(({ word }) => word.split(',').map(words));
  expect(all.filter((word) => !isInCode(word))).toEqual([]);
});

test('every Arabic word of the glossary is one that readers see', () => {
  const all = rows.flatMap(({ arabic, meaning }) => arabicIn(`${arabic}، ${meaning}`));
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((word) => !source.includes(word))).toEqual([]);
});

test('every word has one meaning', () => {
  const all = rows.flatMap(({ word }) => word.split(',').map(words));
  expect(all).toEqual([...new Set(all)]);
});

test('a word that stands nowhere is noticed', () => {
  expect(words('UnitStatus, unit_status')).toBe('unit status unit status');
  expect(isInCode('unit status')).toBe(true);
  // split, so that a search for it finds nothing else
  expect(isInCode(['zebra', 'crossing'].join(' '))).toBe(false);
});
