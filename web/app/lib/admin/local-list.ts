import { PAGE_SIZE } from '@diyar/contract/limits';
import type { ListOf } from '@diyar/contract/lists';
import type { ReadList } from '@diyar/contract/readers/list';

type Wanted<Item> = { page: number; matches: (item: Item) => boolean };

/**
 * A server that sends everything at once (a bare array) is filtered and paged here instead
 * (docs/product/calls-and-errors.md#lists).
 */
export function pageOfList<Item>(list: ReadList<Item>, { page, matches }: Wanted<Item>): ListOf<Item> {
  if (list.paged) return list;
  const found = list.items.filter(matches);
  const start = (page - 1) * PAGE_SIZE;
  return { items: found.slice(start, start + PAGE_SIZE), total: found.length, page, size: PAGE_SIZE };
}

/** The search in such a list: one of the texts contains the query, ignoring case. */
export const containsText = (q: string, ...texts: string[]) =>
  texts.some((text) => text.toLowerCase().includes(q.trim().toLowerCase()));
