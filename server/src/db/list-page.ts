import type { ListOf } from '@diyar/contract/lists';

type Rows<Row> = { limit(count: number): { offset(count: number): PromiseLike<Row[]> } };

/** A page of rows, which are in a total order, and how many there are in all; both are asked for at once. */
export async function listPage<Row>(
  { page, size }: { page: number; size: number },
  rows: Rows<Row>,
  total: PromiseLike<number>,
): Promise<ListOf<Row>> {
  const [items, all] = await Promise.all([rows.limit(size).offset((page - 1) * size), total]);
  return { items, total: all, page, size };
}
