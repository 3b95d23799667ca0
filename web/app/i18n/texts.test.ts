import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminTexts } from './admin/index.ts';
import { publicTexts } from './public/index.ts';
import { dictionaryKey, literalTexts, pagesProgram, usedTexts } from './source-texts.ts';

const WEB = join(import.meta.dirname, '../..');
const APP = join(WEB, 'app');

/** 'public.shell.title', 'public.privacy.sections.0.title': every text of a dictionary by its path. */
function pathsOf(texts: unknown, prefix: string): string[] {
  if (typeof texts !== 'object' || texts === null) return [prefix];
  return Object.entries(texts).flatMap(([key, value]) => pathsOf(value, `${prefix}.${key}`));
}

function leaves(texts: unknown): unknown[] {
  return typeof texts !== 'object' || texts === null ? [texts] : Object.values(texts).flatMap(leaves);
}

let program: ts.Program;

beforeAll(() => {
  program = pagesProgram(WEB);
}, 120_000);

describe.each([
  ['public', publicTexts],
  ['admin', adminTexts],
] as const)('the %s dictionary', (side, dictionary) => {
  const files = globSync([`i18n/${side}/*.ts`, `features/*/${side}/**/texts.ts`], { cwd: APP })
    .filter((name) => !/\/(index|en|ar)\.ts$/.test(name))
    .map((name) => join(APP, name));

  test('holds every file of its side, in both languages with the same keys', async () => {
    const [en, ar] = await Promise.all([dictionary.load('en'), dictionary.load('ar')]);
    // the closed lists are the contract's (contract/src/words)
    const lists = side === 'admin' ? ['words'] : [];
    expect(Object.keys(en).sort()).toEqual([...files.map(dictionaryKey), ...lists].sort());
    // the groups are there in the order in which they were asked for
    expect(pathsOf(ar, side).sort()).toEqual(pathsOf(en, side).sort());
  });

  test('leaves no text empty', async () => {
    for (const lang of ['en', 'ar'] as const) {
      for (const text of leaves(await dictionary.load(lang))) expect(text, lang).toBeTruthy();
    }
  });

  test('has no key that nothing uses', async () => {
    const used = usedTexts(program, files);
    expect(used.unused).toEqual([]);
  }, 120_000);
});

/** Key caps and the prefix of a file number: the same in both languages. */
const KEY_CAPS = [
  'features/find/admin/find.tsx: Ctrl K',
  'features/leads/admin/board/board-view.tsx: M',
  'features/leads/admin/board/board-view.tsx: Z',
  'features/messages/admin/message-pane.tsx: J',
  'features/messages/admin/message-pane.tsx: K',
  'features/sold/admin/contract-link.tsx: F-',
];

test('no text is written in JSX itself', () => {
  const sources = program
    .getSourceFiles()
    .filter((file) => file.fileName.startsWith(APP) && /(?<!\.test)\.tsx$/.test(file.fileName));
  expect(sources.length).toBeGreaterThan(30);
  const found = sources.flatMap((file) =>
    literalTexts(file).map((text) => `${relative(APP, file.fileName)}: ${text}`),
  );
  expect(found.filter((text) => !KEY_CAPS.includes(text))).toEqual([]);
});
