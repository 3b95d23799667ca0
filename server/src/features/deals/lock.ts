import type { DealId, UnitId } from '@diyar/contract/rules/ids';
import { MONEY_KINDS } from '@diyar/contract/rules/ledger';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { deals, dealUnits, entries, projects, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { recordChanges } from '../changes/index.ts';
import { readCoBuyers } from '../who-is-who/index.ts';

export type DealRow = typeof deals.$inferSelect;

/** The units of the open deals on these units, with these units. */
async function unitsConcerned(tx: Tx, unitIds: readonly UnitId[]): Promise<UnitId[]> {
  const others = await tx
    .select({ id: dealUnits.unitId })
    .from(dealUnits)
    .where(
      inArray(
        dealUnits.dealId,
        tx
          .select({ id: dealUnits.dealId })
          .from(dealUnits)
          .where(and(inArray(dealUnits.unitId, [...unitIds]), dealUnits.open)),
      ),
    );
  return [...new Set([...unitIds, ...others.map(({ id }) => id)])].sort((a, b) => a - b);
}

/** Ends the holds on these units whose time is over, by the database's clock. */
async function endHolds(tx: Tx, unitIds: readonly UnitId[]): Promise<void> {
  const ended = await tx
    .update(deals)
    .set({ stage: 'expired', endedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(deals.stage, 'held'),
        sql`${deals.holdUntil} <= clock_timestamp()`,
        inArray(
          deals.id,
          tx
            .select({ id: dealUnits.dealId })
            .from(dealUnits)
            .where(and(inArray(dealUnits.unitId, [...unitIds]), dealUnits.open)),
        ),
      ),
    )
    .returning({ id: deals.id });
  for (const { id } of ended)
    await recordChanges(tx, null, {
      entity: 'deal',
      id,
      action: 'expired',
      before: { stage: 'held' },
      after: { stage: 'expired' },
    });
}

/**
 * Every claim and every change of one begins here: nobody else changes these units, or the other units of their deals,
 * until the transaction ends. The project comes first, as in a save of the project, then units in the order of their
 * ids, so that two writers wait for each other and never deadlock.
 */
export async function lockUnits(tx: Tx, unitIds: readonly UnitId[]): Promise<UnitId[]> {
  let locked: UnitId[] = [];
  for (let wanted = await unitsConcerned(tx, unitIds); wanted.length > locked.length; ) {
    const ofUnits = tx.select({ id: units.projectId }).from(units).where(inArray(units.id, wanted));
    await tx
      .select({ id: projects.id })
      .from(projects)
      .where(inArray(projects.id, ofUnits))
      .orderBy(asc(projects.id))
      .for('update');
    const rows = await tx
      .select({ id: units.id, deletedAt: units.deletedAt })
      .from(units)
      .where(inArray(units.id, wanted))
      .orderBy(asc(units.id))
      .for('update');
    // removed while somebody was about to claim it
    if (rows.some(({ deletedAt }) => deletedAt !== null)) throw new AppError('unknownReference');
    locked = wanted;
    // somebody may have added a unit to the deal before the lock
    wanted = await unitsConcerned(tx, unitIds);
  }
  await endHolds(tx, locked);
  return locked;
}

/** The open deal on a unit that is locked. */
export async function dealOn(tx: Tx, unitId: UnitId): Promise<DealRow | null> {
  const [found] = await tx
    .select({ deal: deals })
    .from(dealUnits)
    .innerJoin(deals, eq(deals.id, dealUnits.dealId))
    .where(and(eq(dealUnits.unitId, unitId), dealUnits.open));
  return found?.deal ?? null;
}

/** The units of a deal, the first first. */
export async function unitIdsOf(tx: Tx, dealId: DealId): Promise<UnitId[]> {
  const rows = await tx
    .select({ id: dealUnits.unitId })
    .from(dealUnits)
    .where(eq(dealUnits.dealId, dealId))
    .orderBy(asc(dealUnits.ordinal));
  return rows.map(({ id }) => id);
}

/**
 * Every change of a deal ends here: a call that carries an older version of any of its units is stale from now on, and
 * whom the text of further buyers names are its parties.
 */
export async function raiseVersions(tx: Tx, dealId: DealId): Promise<void> {
  await readCoBuyers(tx, dealId);
  const ofDeal = tx.select({ id: dealUnits.unitId }).from(dealUnits).where(eq(dealUnits.dealId, dealId));
  await tx
    .update(deals)
    .set({ version: sql`${deals.version} + 1`, updatedAt: sql`${deals.updatedAt}` })
    .where(eq(deals.id, dealId));
  await tx
    .update(units)
    .set({ version: sql`${units.version} + 1`, updatedAt: sql`${units.updatedAt}` })
    .where(inArray(units.id, ofDeal));
}

/** Whether anything was ever received on it, also if it is void now: its receipts stay. */
export async function hasMoney(tx: Tx, dealId: DealId): Promise<boolean> {
  const [line] = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.dealId, dealId), inArray(entries.kind, MONEY_KINDS)))
    .limit(1);
  return line !== undefined;
}
