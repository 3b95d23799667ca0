import type { ToTellList, ToTellQuery } from '@diyar/contract/money-desk';
import { and, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { untold } from '../buyer-page/index.ts';
import { buyerPaths } from '../secret-addresses/index.ts';
import { dealRefs, dealsFor, deskSearch } from './scope.ts';

/**
 * What the buyers who have a page were not told yet: docs/product/buyer-page.md#for-staff. The lines of all deals are
 * counted in the process, as on the account of each, because what of a line is open follows from the whole ledger.
 */
export async function listToTell(
  db: Db,
  actor: Actor,
  { buildingId, q, page, size }: ToTellQuery,
): Promise<ToTellList> {
  const where = and(
    await dealsFor(db, actor, buildingId),
    await deskSearch(db, actor, q),
    // nobody can be written to without a phone
    sql`"deals"."phone" <> ''`,
  );
  const all = await untold(db, where);
  const shown = all.slice((page - 1) * size, page * size);
  const ids = [...new Set(shown.map(({ dealId }) => dealId))];
  const refs = await dealRefs(db, ids);
  const paths = await buyerPaths(db, ids);
  return {
    items: shown.flatMap(({ dealId, about }) => {
      const deal = refs.get(dealId);
      const path = paths.get(dealId);
      return deal && path ? [{ deal, path, about }] : [];
    }),
    total: all.length,
    page,
    size,
  };
}
