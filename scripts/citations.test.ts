import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

const isText = (file: string) =>
  !/\.(jpe?g|png|webp|avif|gif|ico|mp4|woff2?|pdf)$|^package-lock\.json$/.test(file);

/** Tracked files and new ones that are not ignored. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && isText(file) && existsSync(join(ROOT, file)))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** GitHub's anchors of a page's headings; a repeated heading gets a number. */
function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of page.replace(/^```.*?^```/gms, '').matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let n = 1; anchors.has(anchor); n++) anchor = `${slug}-${n}`;
    anchors.add(anchor);
  }
  return anchors;
}

const pages = new Map(
  files.filter(({ file }) => file.endsWith('.md')).map(({ file, text }) => [file, anchorsOf(text)]),
);

function exists(page: string, anchor: string | undefined): boolean {
  const anchors = pages.get(page);
  return anchors !== undefined && (anchor === undefined || anchors.has(anchor));
}

test('every page and heading of docs/ that is mentioned exists', () => {
  const missing: string[] = [];
  let count = 0;
  for (const { file, text } of files) {
    for (const [citation, page = '', anchor] of text.matchAll(
      /(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g,
    )) {
      count += 1;
      if (!exists(page, anchor)) missing.push(`${file}: ${citation}`);
    }
    for (const [citation, number] of text.matchAll(/(?<![\w./-])docs\/decisions\/(\d{3})(?!\d)/g))
      if (![...pages.keys()].some((page) => page.startsWith(`docs/decisions/${number}-`)))
        missing.push(`${file}: ${citation}`);
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(20);
});

test('every link between pages leads to a file, and to a heading of it', () => {
  const missing: string[] = [];
  for (const { file, text } of files.filter(({ file }) => file.endsWith('.md')))
    for (const [, target = '', anchor] of text.matchAll(/\]\(([^)#\s:]*)(?:#([\w-]+))?\)/g)) {
      const path = target === '' ? file : normalize(join(dirname(file), target)).replace(/\/$/, '');
      const isThere = path.endsWith('.md') ? exists(path, anchor) : existsSync(join(ROOT, path));
      if (!isThere) missing.push(`${file}: ${target}${anchor ? `#${anchor}` : ''}`);
    }
  expect(missing).toEqual([]);
});

test('every page about the product is in the list of docs/product/README.md', () => {
  const index = 'docs/product/README.md';
  const list = files.find(({ file }) => file === index)?.text ?? '';
  const linked = [...list.matchAll(/^\| \[[^\]]+\]\(([\w-]+\.md)\)/gm)].map(
    ([, page]) => `docs/product/${page}`,
  );
  const all = [...pages.keys()].filter((page) => page.startsWith('docs/product/') && page !== index);
  expect(linked.sort()).toEqual(all.sort());
  // and the list itself is found by who comes in at the front
  expect(files.find(({ file }) => file === 'README.md')?.text).toContain(`](${index})`);
});

test('the changelog says nothing twice', () => {
  const notes = files.find(({ file }) => file === 'CHANGELOG.md')?.text.match(/^- .+$/gm) ?? [];
  // what a reader compares: the first words, however the rest was put
  const begins = notes.map((note) => note.split(/[\s:,;(]+/, 6).join(' '));
  expect(notes.length).toBeGreaterThan(100);
  expect(begins.filter((begin, i) => begins.indexOf(begin) !== i)).toEqual([]);
});

/** Names of documents that are not in the repository. Split, so that this file does not match. */
const FORBIDDEN = [
  '\u00a7',
  '\\bSPEC\\b',
  '\\bDECISIONS\\b',
  ['\\b[Ii]ssues?', '#?\\d'].join(' '),
  ['mock', 'ups'].join(''),
  ['landed', 'version'].join(' '),
  ['the registry', 'we have'].join(' '),
];

test('nothing cites a document that is not in the repository', () => {
  const forbidden = new RegExp(FORBIDDEN.join('|'));
  const lines = files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, i) => (forbidden.test(line) ? `${file}:${i + 1}: ${line.trim()}` : [])),
  );
  expect(lines).toEqual([]);
});
