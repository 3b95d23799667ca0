import type { ReleasedHolds } from '@diyar/contract/buildings';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, dealUnits, projects, units, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { visibleProjects } from '../building-access/index.ts';
import { unitsOfDeal } from '../deals/index.ts';

const TOLD_MS = 3 * 24 * 60 * 60_000;
const SHOWN = 20;

/** The reader's own holds that somebody else ended, for three days. */
export async function readReleased(db: Db, actor: Actor): Promise<ReleasedHolds> {
  const rows = await db
    .select({ deal: deals, units: unitsOfDeal, buildingId: projects.id, by: displayName() })
    .from(deals)
    .innerJoin(users, eq(users.id, deals.endedBy))
    .leftJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0)))
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .leftJoin(projects, eq(projects.id, units.projectId))
    .where(
      and(
        eq(deals.ownerId, actor.id),
        ne(deals.endedBy, actor.id),
        eq(deals.stage, 'cancelled'),
        eq(deals.endReason, 'released'),
        isNull(deals.deletedAt),
        gt(deals.endedAt, new Date(Date.now() - TOLD_MS)),
        visibleProjects(actor),
      ),
    )
    .orderBy(desc(deals.endedAt), desc(deals.id))
    .limit(SHOWN);
  const items = rows.map(({ deal, units, buildingId, by }) => ({
    dealId: deal.id,
    buildingId,
    units: units.map(({ label }) => label).join(', '),
    name: deal.name,
    by,
    at: (deal.endedAt ?? deal.updatedAt).toISOString(),
  }));
  return { items };
}
