import type { UnitId } from '@diyar/contract/rules/ids';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { dealUnits, quotes, quoteUnits, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { recordUnits, type UnitRow } from './rows.ts';

/** The units among these that ever had a deal: they are part of its record. */
export async function withDeals(db: Db | Tx, ids: readonly UnitId[]): Promise<Set<UnitId>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: dealUnits.unitId })
    .from(dealUnits)
    .where(inArray(dealUnits.unitId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Removes units, and records it. They can be brought back for 30 days; a unit that ever had a deal stays. */
export async function removeUnits(tx: Tx, actor: Actor | null, gone: readonly UnitRow[]): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  const claimed = await withDeals(tx, ids);
  const kept = gone.find(({ id }) => claimed.has(id));
  if (kept) throw new AppError('unitHasDeals', { params: { label: kept.unitNumber } });
  // a quote that loses a unit would offer the rest at another price
  const offering = tx
    .select({ id: quoteUnits.quoteId })
    .from(quoteUnits)
    .where(inArray(quoteUnits.unitId, ids));
  await tx
    .update(quotes)
    .set({ withdrawnAt: new Date() })
    .where(and(isNull(quotes.withdrawnAt), isNull(quotes.dealId), inArray(quotes.id, offering)));
  await tx.update(units).set({ deletedAt: new Date() }).where(inArray(units.id, ids));
  await recordUnits(
    tx,
    actor,
    gone.map((unit) => ({ id: unit.id, before: unit, after: null })),
  );
}

/** Of one project, locked by the caller. */
export const unitsOf = (tx: Tx, projectId: number): Promise<UnitRow[]> =>
  tx
    .select()
    .from(units)
    .where(and(eq(units.projectId, projectId), isNull(units.deletedAt)));
