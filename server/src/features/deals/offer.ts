import type { UnitId } from '@diyar/contract/rules/ids';
import { and, asc, eq, exists, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { dealUnits, units } from '../../db/schema.ts';
import { announceUnlogged } from '../changes/index.ts';
import { refreshFigures } from '../projects/index.ts';
import { recordUnits } from '../units/index.ts';

/** Withdrawn for want of a deal: once there is one, however it was made, it says so itself. */
async function endWaiting(tx: Tx, unitIds: readonly UnitId[]): Promise<void> {
  const isClaimed = exists(
    tx
      .select({ id: dealUnits.unitId })
      .from(dealUnits)
      .where(and(eq(dealUnits.unitId, units.id), dealUnits.open)),
  );
  const after = await tx
    .update(units)
    .set({ awaitsDeal: false, isWithdrawn: false })
    .where(and(inArray(units.id, [...unitIds]), units.awaitsDeal, isClaimed))
    .returning();
  await recordUnits(
    tx,
    null,
    after.map((unit) => ({
      id: unit.id,
      before: { ...unit, awaitsDeal: true, isWithdrawn: true },
      after: unit,
    })),
  );
}

/** The site and the projects' figures follow units that are claimed, or free again. */
export async function changeOffer(tx: Tx, unitIds: readonly UnitId[]): Promise<void> {
  if (unitIds.length === 0) return;
  await endWaiting(tx, unitIds);
  const concerned = await tx
    .selectDistinct({ id: units.projectId })
    .from(units)
    .where(inArray(units.id, [...unitIds]))
    .orderBy(asc(units.projectId));
  for (const { id } of concerned) await refreshFigures(tx, id);
  await announceUnlogged(tx, 'units.offer', {});
}
