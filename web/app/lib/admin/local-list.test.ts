import { readList } from '@diyar/contract/readers/list';
import { expect, test } from 'vitest';
import { containsText, pageOfList } from './local-list.ts';

const names = Array.from({ length: 30 }, (_, n) => `name ${n + 1}`);
const read = (entry: unknown) => (typeof entry === 'string' ? entry : null);

test('a paged response stays unchanged', () => {
  const list = readList({ items: ['a'], total: 40, page: 2, size: 1 }, read);
  expect(pageOfList(list, { page: 2, matches: () => false })).toMatchObject({
    items: ['a'],
    total: 40,
    page: 2,
  });
});

test('a bare array is filtered and cut into pages', () => {
  const all = pageOfList(readList(names, read), { page: 2, matches: () => true });
  expect(all).toMatchObject({ total: 30, page: 2, size: 24 });
  expect(all.items).toEqual(names.slice(24));
  const some = pageOfList(readList(names, read), {
    page: 1,
    matches: (name) => containsText('NAME 3', name),
  });
  expect(some.items).toEqual(['name 3', 'name 30']);
});
