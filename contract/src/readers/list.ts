import { PAGE_SIZE } from '../limits.ts';
import type { ListOf } from '../lists.ts';
import { isObject, type Loose, pickNumber } from './pick.ts';

const WRAPPERS = ['items', 'content', 'results', 'data'] as const;

/** The entries of an array, or of items, content, results or data; null when there is no list. */
export function entriesOf(answer: unknown, depth = 2): { entries: unknown[]; wrapper: Loose | null } | null {
  if (Array.isArray(answer)) return { entries: answer, wrapper: null };
  if (!isObject(answer)) return null;
  for (const name of WRAPPERS) {
    const inner = answer[name];
    if (Array.isArray(inner)) return { entries: inner, wrapper: answer };
    const nested = depth > 1 && isObject(inner) ? entriesOf(inner, depth - 1) : null;
    if (nested) return nested;
  }
  return null;
}

/** `paged` is false when the server sent all its entries; the client then filters and pages. */
export type ReadList<Item> = ListOf<Item> & { paged: boolean };

/** Entries that cannot be read are skipped. */
export function readList<Item>(answer: unknown, read: (entry: unknown) => Item | null): ReadList<Item> {
  const found = entriesOf(answer);
  const items = (found?.entries ?? []).map(read).filter((item) => item !== null);
  const wrapper = found?.wrapper ?? {};
  const total = pickNumber(wrapper, 'total', 'totalElements', 'totalCount', 'totalItems', 'count');
  const size = pickNumber(wrapper, 'size', 'pageSize', 'limit', 'perPage');
  const fromZero = pickNumber(wrapper, 'number');
  const page = pickNumber(wrapper, 'page', 'currentPage') ?? (fromZero === null ? null : fromZero + 1);
  return {
    items,
    total: total ?? items.length,
    page: page !== null && page >= 1 ? page : 1,
    size: size !== null && size >= 1 ? size : Math.max(items.length, PAGE_SIZE),
    paged: total !== null && (page !== null || total > items.length),
  };
}
