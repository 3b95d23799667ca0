import type { RunningImport, RunningTakeBack } from '@diyar/contract/moving-in';
import type { DealId } from '@diyar/contract/rules/ids';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  chequeSteps,
  cheques,
  deals,
  dealUnits,
  entries,
  planLines,
  runningImports,
} from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, digestOf, recordChanges } from '../changes/index.ts';
import { changeOffer, lockUnits, raiseVersions, unitsOfDeal } from '../deals/index.ts';
import { settlePersons } from '../who-is-who/index.ts';
import { findImport, type ImportRecord, present, takeBackUntil } from './store.ts';
import { planLeads, planPersons, removePeople } from './take-back-people.ts';

interface Planned {
  id: DealId;
  name: string;
  units: string;
  /** It was there before: only these entries go. */
  entryIds: number[] | null;
  reason: RunningTakeBack['kept'][number]['reason'] | null;
}

/** Each deal as it stands: one that was worked on since, or that counts in a closed month, stays. */
async function planOf(db: Db | Tx, { broughtIn }: ImportRecord): Promise<Planned[]> {
  if (!broughtIn) return [];
  const wanted = [
    ...broughtIn.deals.map(({ id, version }) => ({ id, version, entryIds: null })),
    ...broughtIn.further.map(({ dealId, version, entryIds }) => ({ id: dealId, version, entryIds })),
  ];
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const rows = await db
    .select({ id: deals.id, name: deals.name, version: deals.version, units: unitsOfDeal })
    .from(deals)
    .where(inArray(deals.id, ids));
  const closed = new Set(
    (
      await db
        .selectDistinct({ id: entries.dealId })
        .from(entries)
        .where(and(inArray(entries.dealId, ids), isNotNull(entries.closedMonth)))
    ).map(({ id }) => id),
  );
  return wanted.flatMap(({ id, version, entryIds }): Planned[] => {
    const deal = rows.find((row) => row.id === id);
    if (!deal) return [];
    const reason = closed.has(id) ? 'monthClosed' : deal.version === version ? null : 'changed';
    return [
      { id, name: deal.name, units: deal.units.map(({ label }) => label).join(', '), entryIds, reason },
    ];
  });
}

async function planned(db: Db | Tx, record: ImportRecord) {
  if (!record.ranAt || record.takenBackAt || takeBackUntil(record.ranAt) < new Date())
    throw new AppError('conflict');
  const plan = await planOf(db, record);
  const gone = plan.filter(({ reason }) => reason === null);
  const going = await entriesOf(db, gone);
  const ofLeads = await planLeads(db, record);
  const listed = await planPersons(db, record, {
    leads: ofLeads.going,
    deals: gone.flatMap(({ id, entryIds }) => (entryIds === null ? [id] : [])),
  });
  const told: RunningTakeBack = {
    deals: gone.filter(({ entryIds }) => entryIds === null).length,
    cheques: going.length === 0 ? 0 : await db.$count(cheques, inArray(cheques.entryId, going)),
    persons: listed.rows - listed.kept.length,
    leads: ofLeads.going.length,
    kept: [
      ...listed.kept,
      ...ofLeads.kept,
      ...plan.flatMap(({ id, name, units, reason }) =>
        reason ? [{ kind: 'deals' as const, id, name, units, reason }] : [],
      ),
    ],
    digest: digestOf([plan, ofLeads, listed]),
  };
  return { told, gone, going, leads: ofLeads.going };
}

async function entriesOf(db: Db | Tx, gone: readonly Planned[]): Promise<number[]> {
  const whole = gone.flatMap(({ id, entryIds }) => (entryIds === null ? [id] : []));
  const ofWhole =
    whole.length === 0
      ? []
      : await db.select({ id: entries.id }).from(entries).where(inArray(entries.dealId, whole));
  return [...ofWhole.map(({ id }) => id), ...gone.flatMap(({ entryIds }) => entryIds ?? [])];
}

export const readTakeBack = async (db: Db, id: string): Promise<RunningTakeBack> =>
  (await planned(db, await findImport(db, id))).told;

/** Deals without later work go with their plans, openings and cheques; their units are free again. */
export const takeBack = (db: Db, actor: Actor, id: string, digest: string): Promise<RunningImport> =>
  db.transaction(async (tx) => {
    const record = await findImport(tx, id, { isLocked: true });
    const concerned = (await planOf(tx, record)).map((one) => one.id);
    const claims = await tx
      .select({ unitId: dealUnits.unitId, dealId: dealUnits.dealId })
      .from(dealUnits)
      .where(inArray(dealUnits.dealId, [...concerned, 0 as DealId]));
    await lockUnits(tx, [...new Set(claims.map(({ unitId }) => unitId))]);
    const { told, gone, going, leads } = await planned(tx, record);
    if (told.digest !== digest) throw new AppError('stale');
    const whole = gone.filter(({ entryIds }) => entryIds === null);
    const ids = whole.map((one) => one.id);
    const freed = claims.flatMap(({ unitId, dealId }) => (ids.includes(dealId) ? [unitId] : []));
    if (going.length > 0) {
      await tx.delete(chequeSteps).where(inArray(chequeSteps.entryId, going));
      await tx.delete(cheques).where(inArray(cheques.entryId, going));
      await tx.delete(entries).where(inArray(entries.id, going));
    }
    for (const { id: dealId, entryIds } of gone) if (entryIds) await raiseVersions(tx, dealId);
    if (ids.length > 0) {
      for (const dealId of ids) await raiseVersions(tx, dealId);
      await tx.delete(planLines).where(inArray(planLines.dealId, ids));
      await tx.delete(dealUnits).where(inArray(dealUnits.dealId, ids));
      await tx.delete(deals).where(inArray(deals.id, ids));
    }
    await recordChanges(
      tx,
      actor,
      whole.map(({ id: dealId, name, units }) => ({
        ...{ entity: 'deal' as const, id: dealId, action: 'removed' as const, after: null },
        before: { name, units },
      })),
    );
    const people = await removePeople(tx, actor, record, leads);
    settlePersons(tx, [...(record.broughtIn?.persons ?? []), ...people]);
    await changeOffer(tx, freed);
    const [done] = await tx
      .update(runningImports)
      .set({ takenBackAt: new Date() })
      .where(eq(runningImports.id, id))
      .returning();
    if (!done) throw new Error('update returned nothing');
    await audit(tx, actor, 'movingIn.takeBack', {
      entity: 'movingIn',
      details: { file: record.name, count: whole.length + told.persons + told.leads },
    });
    return present(tx, done);
  });
