import { and, like, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A LIKE pattern for text that contains `q`, with `%`, `_` and `\` escaped. */
export const containing = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/** Rows whose column contains every word of one of the lists; without a list, all rows. */
export const finding = (column: PgColumn, alternatives: readonly (readonly string[])[]): SQL | undefined =>
  or(...alternatives.map((words) => and(...words.map((word) => like(column, containing(word))))));
