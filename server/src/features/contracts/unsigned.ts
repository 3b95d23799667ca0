import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { contracts, deals, dealUnits, projects, units } from '../../db/schema.ts';
import { visibleProjects } from '../building-access/index.ts';
import { unitsOfDeal } from '../deals/index.ts';
import { dayOfDeal } from '../ledger/index.ts';

const ofDeal = sql`select 1 from ${contracts} where ${contracts.dealId} = ${deals.id}`;

/**
 * Reservations and sales without a signed contract: none was signed here, and no file was uploaded as theirs. The longest
 * waiting first.
 */
export async function unsignedDeals(db: Db, actor: Actor, limit: number) {
  const rows = await db
    .select({
      deal: deals,
      units: unitsOfDeal,
      buildingEn: sql<string>`coalesce(${projects.nameEn}, '')`,
      buildingAr: sql<string>`coalesce(${projects.nameAr}, '')`,
      isMade: sql<boolean>`exists (${ofDeal})`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(deals)
    .leftJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0)))
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .leftJoin(projects, eq(projects.id, units.projectId))
    .where(
      and(
        inArray(deals.stage, ['reserved', 'sold']),
        isNull(deals.deletedAt),
        isNull(deals.contractFileId),
        visibleProjects(actor),
        sql`not exists (${ofDeal} and ${contracts.signedOn} is not null)`,
      ),
    )
    .orderBy(asc(deals.createdAt), asc(deals.id))
    .limit(limit);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ deal, units: parts, total: _, ...row }) => ({
      ...row,
      dealId: deal.id,
      name: deal.name,
      units: parts.map(({ label }) => label).join(', '),
      on: dayOfDeal(deal),
    })),
  };
}
