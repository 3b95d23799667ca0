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

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    size: z.int().positive(),
  });

export type ListOf<Item> = { items: Item[]; total: number; page: number; size: number };
