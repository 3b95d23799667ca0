import { customType, type ExtraConfigColumn, integer, timestamp } from 'drizzle-orm/pg-core';

/** By default, not always: `npm run move`, restore and the demo keep the ids they bring. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** Milliseconds, as JavaScript has them: what was read compares equal to what is stored. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => instant('created_at').notNull().defaultNow();

export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Deleted rows stay for the trash; unique indexes count live rows only. */
export const deletedAt = () => instant('deleted_at');

/** Raised by every save; a save that carries an older one is stale (409). */
export const version = () => integer('version').notNull().default(1);

/** `order by x desc` puts nulls first, Drizzle's `desc()` in an index last, and then the index is not used. */
export const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst();

/**
 * A number with so many decimals, kept as a whole one: half the cost of `numeric` where ten thousand rows are
 * compared for one answer. Code sees the number itself.
 */
const scaled = (type: 'integer' | 'bigint', factor: number) =>
  customType<{ data: number; driverData: number | string | bigint }>({
    dataType: () => type,
    toDriver: (value) => Math.round(value * factor),
    fromDriver: (value) => Number(value) / factor,
  });

export const hundredths = scaled('integer', 100);
export const thousandths = scaled('bigint', 1000);
