import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readList } from './list.ts';

const number = (entry: unknown) => (typeof entry === 'number' ? entry : null);

test.each([
  [[1, 2]],
  [{ items: [1, 2] }],
  [{ content: [1, 2] }],
  [{ results: [1, 2] }],
  [{ data: [1, 2] }],
  [{ data: { items: [1, 2] } }],
])('%j is a list', (answer) => {
  const list = readList(answer, number);
  expect(list.items).toEqual([1, 2]);
  expect(list.total).toBe(2);
  expect(list.paged).toBe(false);
});

test('our own shape keeps its page', () => {
  const list = readList({ items: [1], total: 30, page: 2, size: 24 }, number);
  expect(list).toEqual({ items: [1], total: 30, page: 2, size: 24, paged: true });
});

test('pages that count from zero, totals under other names', () => {
  const list = readList({ content: [1], totalElements: 9, number: 0, size: 1 }, number);
  expect(list).toEqual({ items: [1], total: 9, page: 1, size: 1, paged: true });
});

test('what cannot be read is left out; no list is an empty list', () => {
  expect(readList([1, 'x', null, 2], number).items).toEqual([1, 2]);
  for (const answer of [null, undefined, 'text', 3, {}, { items: 'x' }]) {
    expect(readList(answer, number)).toEqual({ items: [], total: 0, page: 1, size: 24, paged: false });
  }
});

test('any answer is some list', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      const list = readList(answer, number);
      expect(list.page >= 1 && list.size >= 1).toBe(true);
    }),
  );
});
