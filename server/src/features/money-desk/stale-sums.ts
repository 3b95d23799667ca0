import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sumDeals } from '../ledger/index.ts';

/** Which deals have their sums stored: what is read makes no difference. */
export const STORED = { none: sql`false`, some: sql`deal_id % 2 = 0`, all: sql`true` };

/**
 * Adds up every deal, and leaves those that are not in `stays` as a write that nobody has counted yet leaves them:
 * with figures of before, which are wrong, marked by a trigger or stored by the rule of another version.
 */
export async function storeSums(db: Db, stays: SQL): Promise<number> {
  const counted = await sumDeals(db);
  await db.execute(sql`update deal_sums set counted_by = case when deal_id % 3 = 0 then counted_by + 1 end,
    charges = charges * 2 + 7, discounts = 3, written_off = 5, paid = paid + 11, refunded = 2, received = 0,
    without_rate = 1 - least(without_rate, 1), bounced = bounced + 13, has_plan = not has_plan, last_refund_on = '2020-01-01'
    where not (${stays})`);
  return counted;
}
