import { expect, test } from 'vitest';
import { mergeChunks } from './merge-chunks.ts';

const entries = (spare: number) => [0, 1, 2].map(() => ({ spare, weight: 1 }));
const module = (id: string, users: number[], size: number, imports: string[] = []) => ({
  ...{ id, users: new Set(users), size, imports },
});
const sorted = (chunks: string[][]) => chunks.map((ids) => ids.toSorted()).toSorted();

test('small modules of nearly the same pages share a file, large ones do not', () => {
  const modules = [
    module('both', [0, 1], 3000),
    module('all', [0, 1, 2], 3000),
    module('large', [0, 1], 900_000),
    module('also-all', [0, 1, 2], 3000),
  ];
  expect(sorted(mergeChunks({ modules, entries: entries(10_000) }))).toEqual([
    ['all', 'also-all'],
    ['both', 'large'],
  ]);
});

test('no page loads more that it does not use than it may', () => {
  const modules = [module('both', [0, 1], 3000), module('all', [0, 1, 2], 3000)];
  expect(mergeChunks({ modules, entries: entries(3000) })).toHaveLength(1);
  expect(mergeChunks({ modules, entries: entries(2999) })).toHaveLength(2);
});

test('what a module imports counts with it', () => {
  const modules = [
    module('small', [0, 1], 100, ['large']),
    module('large', [0, 1], 900_000),
    module('all', [0, 1, 2], 100),
  ];
  const chunks = sorted(mergeChunks({ modules, entries: entries(10_000) }));
  expect(chunks).toEqual([['all'], ['large', 'small']]);
});

test('files never import each other in a circle', () => {
  const modules = [
    module('top', [0], 100, ['middle']),
    module('middle', [0, 1], 90_000, ['bottom']),
    module('bottom', [0, 1, 2], 100),
  ];
  const chunks = sorted(mergeChunks({ modules, entries: entries(50_000) }));
  expect(chunks).not.toContainEqual(['bottom', 'top']);
});

test('what keeps its file is not merged', () => {
  const modules = [{ ...module('site', [0, 1, 2], 100), fixed: 'site' }, module('all', [0, 1, 2], 100)];
  expect(mergeChunks({ modules, entries: entries(1000) })).toEqual([['all']]);
});
