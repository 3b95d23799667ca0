import type { DealId } from '@diyar/contract/rules/ids';
import { inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';

/** Since when these are the buyers of each deal, of those that have been others'. */
export async function buyersSince(
  db: Db | Tx,
  dealIds: readonly DealId[],
): Promise<ReadonlyMap<DealId, Date>> {
  if (dealIds.length === 0) return new Map();
  const since = sql<Date | null>`greatest("deals"."buyers_since", (select max(moved.created_at)
    from transfers moved where moved.deal_id = "deals"."id"))`;
  const rows = await db
    .select({ id: deals.id, since: since.mapWith(deals.buyersSince) })
    .from(deals)
    .where(inArray(deals.id, [...dealIds]));
  return new Map(rows.flatMap(({ id, since: at }) => (at === null ? [] : [[id, at]])));
}
