import { z } from 'zod';
import { optionalText, typedNumber } from './fields.ts';
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX, SEARCH_MAX } from './limits.ts';

/** Spread into the query of a list. */
export const paging = {
  page: typedNumber({ min: 1, max: PAGE_MAX, whole: true }).default(1),
  size: typedNumber({ min: 1, max: PAGE_SIZE_MAX, whole: true }).default(PAGE_SIZE),
};

export const searchText = optionalText(SEARCH_MAX);

export const ListQuery = z.object({ q: searchText, ...paging });
export type ListQuery = z.infer<typeof ListQuery>;

type Turned<Order extends string> = Order extends `-${infer Key}` ? Key : `-${Order}`;

/**
 * What a list can be ordered by: `name`, or from the last to the first `-name`. Each can be turned round; the first is
 * the usual order.
 */
export const ordersOf = <const Order extends string>(...orders: Order[]) =>
  orders.flatMap((order) => [order, order.startsWith('-') ? order.slice(1) : `-${order}`]) as [
    Order | Turned<Order>,
    ...(Order | Turned<Order>)[],
  ];

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    size: z.int().positive(),
  });

export type ListOf<Item> = { items: Item[]; total: number; page: number; size: number };
