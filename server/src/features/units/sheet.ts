import type { OpenStage } from '@diyar/contract/rules/deals';
import type { DealId } from '@diyar/contract/rules/ids';
import { inNaturalOrder } from '@diyar/contract/rules/natural-order';
import type { SheetUnit, UnitSheet } from '@diyar/contract/units';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deals, dealUnits, files, projects, unitMedia, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { galleryQuery, mediaColumns } from '../files/index.ts';
import { shownColumns } from './columns.ts';
import { presentUnit } from './present.ts';
import { isLive } from './rows.ts';
import { claimOf, hasDeals } from './status.ts';

const dealColumns = {
  id: deals.id,
  name: deals.name,
  holdUntil: deals.holdUntil,
  soldAt: deals.soldAt,
};

type Deal = { id: DealId; name: string; holdUntil: Date | null; soldAt: Date | null };

const presentDeal = (stage: OpenStage | null, deal: Deal | null): SheetUnit['deal'] =>
  stage &&
  deal && {
    id: deal.id,
    stage,
    name: deal.name,
    holdUntil: deal.holdUntil?.toISOString() ?? null,
    soldAt: deal.soldAt?.toISOString() ?? null,
  };

/** Every unit of a project, unlisted ones too, in the order of the site. */
async function readSheetUnits(db: Db | Tx, projectId: number): Promise<SheetUnit[]> {
  const where = and(eq(units.projectId, projectId), isLive);
  const rows = await db
    .select({
      unit: shownColumns,
      claim: claimOf,
      cover: mediaColumns,
      more: {
        kind: units.kind,
        isListed: units.isListed,
        awaitsDeal: units.awaitsDeal,
        internalNotes: units.internalNotes,
        hasDeals,
      },
      deal: dealColumns,
    })
    .from(units)
    .leftJoin(files, eq(files.id, units.coverFileId))
    .leftJoin(dealUnits, and(eq(dealUnits.unitId, units.id), dealUnits.open))
    .leftJoin(deals, eq(deals.id, dealUnits.dealId))
    .where(where)
    .orderBy(asc(units.position), asc(units.id));
  const images = Map.groupBy(
    await galleryQuery(
      db,
      unitMedia,
      inArray(unitMedia.unitId, db.select({ id: units.id }).from(units).where(where)),
    ),
    ({ ownerId }) => ownerId,
  );
  return inNaturalOrder(rows, ({ unit }) => unit).map(({ unit, claim, cover, more, deal }) => ({
    ...presentUnit({ unit, claim, cover, images: images.get(unit.id) ?? [] }),
    ...more,
    deal: presentDeal(claim, deal),
  }));
}

export async function readSheet(db: Db | Tx, projectId: number): Promise<UnitSheet> {
  const [project] = await db
    .select({ version: projects.version, floorsFrom: projects.floorsFrom, floorsTo: projects.floorsTo })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)));
  if (!project) throw new AppError('notFound');
  return { ...project, units: await readSheetUnits(db, projectId) };
}
