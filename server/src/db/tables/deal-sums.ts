import type { DealId } from '@diyar/contract/rules/ids';
import { boolean, date, integer, numeric, pgTable } from 'drizzle-orm/pg-core';
import { deals } from './deals.ts';

const sum = (name: string) => numeric(name, { mode: 'number' }).notNull().default(0);

/**
 * What the entries of a deal add up to, as far as it does not depend on today: a copy for reading, one row for each
 * deal. Triggers on whatever is summed take `counted_by` away within the transaction that writes it, and a row without
 * it counts for nothing: docs/decisions/050-stored-sums.md.
 */
export const dealSums = pgTable('deal_sums', {
  dealId: integer('deal_id')
    .$type<DealId>()
    .primaryKey()
    .references(() => deals.id, { onDelete: 'cascade' }),
  /** The rule that counted it; null: it is to be counted again. */
  countedBy: integer('counted_by'),
  charges: sum('charges'),
  discounts: sum('discounts'),
  writtenOff: sum('written_off'),
  paid: sum('paid'),
  refunded: sum('refunded'),
  received: sum('received'),
  /** Entries that count for nothing: in another currency without a rate, or on a deal without a price. */
  withoutRate: integer('without_rate').notNull().default(0),
  /** Cheques that came back. */
  bounced: sum('bounced'),
  hasPlan: boolean('has_plan').notNull().default(false),
  lastRefundOn: date('last_refund_on', { mode: 'string' }),
});
