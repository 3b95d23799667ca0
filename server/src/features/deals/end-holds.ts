import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals, dealUnits } from '../../db/schema.ts';
import { lockUnits } from './lock.ts';
import { changeOffer } from './offer.ts';

const BATCH = 200;

/**
 * Ends the holds whose time is over, and brings figures and cached pages up to date. Nothing waits for it to be right:
 * a status is computed from the hold's end, and whoever claims a unit ends its hold first.
 */
export async function endOverdueHolds(db: Db): Promise<void> {
  const over = await db
    .select({ unitId: dealUnits.unitId })
    .from(deals)
    .innerJoin(dealUnits, eq(dealUnits.dealId, deals.id))
    .where(and(eq(deals.stage, 'held'), sql`${deals.holdUntil} <= clock_timestamp()`))
    .limit(BATCH);
  const unitIds = [...new Set(over.map(({ unitId }) => unitId))];
  if (unitIds.length === 0) return;
  await db.transaction(async (tx) => {
    const locked = await lockUnits(tx, unitIds);
    await changeOffer(tx, locked);
  });
}
