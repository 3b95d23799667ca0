import { expect, test } from 'vitest';
import { z } from 'zod';
import { ListQuery, listOf } from './lists.ts';

test('page from 1, size 1 to 100, default 24', () => {
  expect(ListQuery.parse({})).toEqual({ q: '', page: 1, size: 24 });
  expect(ListQuery.parse({ page: '٣', size: '100', q: ' x ' })).toEqual({ q: 'x', page: 3, size: 100 });
  for (const query of [
    { page: '0' },
    { size: '0' },
    { size: '101' },
    { page: 'x' },
    { page: '1.5' },
    { q: 'x'.repeat(201) },
  ]) {
    expect(ListQuery.safeParse(query).success).toBe(false);
  }
});

test('a list has its items and where they lie', () => {
  const list = listOf(z.object({ id: z.int() }));
  expect(list.safeParse({ items: [{ id: 1 }], total: 1, page: 1, size: 24 }).success).toBe(true);
  expect(list.safeParse({ items: [{ id: 1 }], page: 1, size: 24 }).success).toBe(false);
  expect(list.safeParse({ items: [{}], total: 1, page: 1, size: 24 }).success).toBe(false);
});
