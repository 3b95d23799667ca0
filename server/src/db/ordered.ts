import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type KeyOf<Order extends string> = Order extends `-${infer Key}` ? Key : Order;

/**
 * The order that the query of a list names (`name`, or from the last to the first `-name`), then by a key of its own, so
 * that a row stands on one page only. What has no value comes last either way.
 */
export function ordered<Order extends string>(
  order: Order,
  by: Record<KeyOf<Order>, SQLWrapper>,
  second: SQLWrapper,
): SQL[] {
  const isTurned = order.startsWith('-');
  const value = by[(isTurned ? order.slice(1) : order) as KeyOf<Order>];
  return [sql`${value} ${sql.raw(isTurned ? 'desc' : 'asc')} nulls last`, sql`${second}`];
}
