import { UNITS_MAX } from '@diyar/contract/limits';
import type { OpenStage } from '@diyar/contract/rules/deals';
import type { UnitId } from '@diyar/contract/rules/ids';
import { checkSheetUnit, isLockedWhenSold, unitNumberKey } from '@diyar/contract/rules/unit-sheet';
import type { KeptChange, TakeBackPlan } from '@diyar/contract/unit-batches';
import { and, asc, eq, gt, inArray, isNotNull, ne, notInArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { changes, units } from '../../db/schema.ts';
import { namedChange } from '../../db/user-names.ts';
import { claimOf, isRecorded, type RecordedField, type UnitRow, withDeals } from '../units/index.ts';
import { findBatch } from './list.ts';

type Change = typeof changes.$inferSelect;
type Standing = UnitRow & { claim: OpenStage | null };

export interface Plan extends Omit<TakeBackPlan, 'digest'> {
  /** Created by the batch, and still as it made them. */
  remove: UnitRow[];
  /** Deleted by it. */
  restore: UnitRow[];
  /** With cells that go back to what they were. */
  change: { before: UnitRow; after: UnitRow }[];
}

/** Pictures are not cells: the file of an earlier cover may be gone. */
const isCell = (field: string): field is RecordedField => isRecorded(field) && field !== 'coverFileId';

/** A price and its currency go together, as do a floor and the place on it, a withdrawal and its reason. */
const PAIRS: Partial<Record<RecordedField, RecordedField>> = {
  price: 'currency',
  currency: 'price',
  floor: 'place',
  place: 'floor',
  isWithdrawn: 'awaitsDeal',
  awaitsDeal: 'isWithdrawn',
};

/** An empty text and nothing are the same where a field can be either. */
const same = (a: unknown, b: unknown) => (a ?? null) === (b ?? null);

/** Who changed what of these units after the batch. */
async function laterChanges(db: Db | Tx, ids: readonly number[], lastId: number) {
  const rows = await db
    .select(namedChange)
    .from(changes)
    .where(
      and(
        eq(changes.entity, 'unit'),
        inArray(changes.entityId, [...ids]),
        ne(changes.field, ''),
        gt(changes.id, lastId),
      ),
    )
    .orderBy(asc(changes.id));
  const byUnit = Map.groupBy(rows, ({ entityId }) => entityId);
  return (id: number, field?: string) =>
    byUnit.get(id)?.findLast((row) => field === undefined || row.field === field);
}

/** Numbers in use once everything is done, so that a number that comes back does not meet another unit of that name. */
function usedNumbers(standing: Iterable<UnitRow>): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { unitNumber } of standing)
    uses.set(unitNumberKey(unitNumber), (uses.get(unitNumberKey(unitNumber)) ?? 0) + 1);
  return uses;
}

class Planner {
  readonly remove: UnitRow[] = [];
  readonly restore: UnitRow[] = [];
  readonly change: Plan['change'] = [];
  readonly kept: KeptChange[] = [];
  cells = 0;
  private readonly uses: Map<string, number>;
  private live: number;
  private readonly later: Awaited<ReturnType<typeof laterChanges>>;

  constructor(all: readonly Standing[], later: Awaited<ReturnType<typeof laterChanges>>) {
    const live = all.filter(({ deletedAt }) => deletedAt === null);
    this.uses = usedNumbers(live);
    this.live = live.length;
    this.later = later;
  }

  private keep(
    unit: UnitRow,
    reason: KeptChange['reason'],
    field: string | null,
    written: unknown,
    now: unknown,
  ) {
    const since = this.later(unit.id, field ?? undefined);
    this.kept.push({
      unitId: unit.id,
      unitNumber: unit.unitNumber,
      field,
      reason,
      written: written ?? null,
      now: now ?? null,
      by: since?.actorName ?? '',
      at: since?.at.toISOString() ?? null,
    });
  }

  private count(unitNumber: string, by: 1 | -1) {
    const key = unitNumberKey(unitNumber);
    this.uses.set(key, (this.uses.get(key) ?? 0) + by);
  }

  /** A unit that the batch created goes, unless somebody changed or claimed it since. */
  created(unit: Standing, hasDeals: boolean) {
    if (unit.deletedAt !== null) return this.keep(unit, 'gone', null, null, null);
    if (hasDeals) return this.keep(unit, 'deal', null, null, null);
    if (this.later(unit.id)) return this.keep(unit, 'changed', null, null, null);
    this.count(unit.unitNumber, -1);
    this.live -= 1;
    this.remove.push(unit);
  }

  /** A unit that the batch deleted comes back, as it was. */
  deleted(unit: Standing) {
    if (unit.deletedAt === null) return;
    if ((this.uses.get(unitNumberKey(unit.unitNumber)) ?? 0) > 0)
      return this.keep(unit, 'number', null, null, null);
    if (this.live >= UNITS_MAX) return this.keep(unit, 'full', null, null, null);
    this.count(unit.unitNumber, 1);
    this.live += 1;
    this.restore.push(unit);
  }

  /** Cells that still say what the batch wrote go back to what they said before. */
  edited(unit: Standing, cells: readonly Change[]) {
    if (unit.deletedAt !== null) return this.keep(unit, 'gone', null, null, null);
    const now = (field: RecordedField) => unit[field];
    const reasons = new Map<RecordedField, KeptChange['reason']>();
    for (const { field, new: written } of cells) {
      if (!isCell(field)) continue;
      if (!same(now(field), written)) reasons.set(field, 'changed');
      else if (unit.claim === 'sold' && isLockedWhenSold(field)) reasons.set(field, 'sold');
    }
    for (const [field, reason] of [...reasons]) {
      const other = PAIRS[field];
      if (other && !reasons.has(other)) reasons.set(other, reason);
    }
    const number = cells.find(({ field }) => field === 'unitNumber');
    if (number && !reasons.has('unitNumber') && (this.uses.get(unitNumberKey(String(number.old))) ?? 0) > 0)
      if (unitNumberKey(String(number.old)) !== unitNumberKey(unit.unitNumber))
        reasons.set('unitNumber', 'number');
    const back = cells.filter(({ field }) => isCell(field) && !reasons.has(field));
    const after = { ...unit, ...Object.fromEntries(back.map(({ field, old }) => [field, old])) } as UnitRow;
    const isUnsound = Object.keys(checkSheetUnit(after, { floorsFrom: null, floorsTo: null })).length > 0;
    for (const { field, new: written } of cells) {
      if (!isCell(field) || field === 'place') continue;
      const reason = isUnsound ? 'changed' : reasons.get(field);
      if (reason) this.keep(unit, reason, field, written, now(field));
    }
    if (isUnsound || back.length === 0) return;
    this.count(unit.unitNumber, -1);
    this.count(after.unitNumber, 1);
    this.cells += back.filter(({ field }) => field !== 'place').length;
    this.change.push({ before: unit, after });
  }
}

/** What taking a batch back would do now. */
export async function planTakeBack(db: Db | Tx, projectId: number, batch: string): Promise<Plan> {
  const found = await findBatch(db, projectId, batch);
  const rows = await db
    .select(namedChange)
    .from(changes)
    .where(
      and(
        eq(changes.batch, batch),
        eq(changes.entity, 'unit'),
        // pictures stay as they are: the files of earlier ones may be gone
        notInArray(changes.field, ['', 'images']),
        isNotNull(changes.entityId),
      ),
    )
    .orderBy(asc(changes.id));
  const byUnit = Map.groupBy(rows, ({ entityId }) => entityId as UnitId);
  const all: Standing[] = (
    await db
      .select({ unit: units, claim: claimOf })
      .from(units)
      .where(eq(units.projectId, projectId))
      .orderBy(asc(units.position), asc(units.id))
  ).map(({ unit, claim }) => ({ ...unit, claim }));
  const ids = [...byUnit.keys()];
  const planner = new Planner(all, await laterChanges(db, ids, rows.at(-1)?.id ?? 0));
  const claimed = await withDeals(db, ids);
  const ofBatch = all.flatMap((unit) => {
    const cells = byUnit.get(unit.id);
    return cells ? [{ unit, cells, action: cells[0]?.action }] : [];
  });
  // what goes makes room for what comes back
  for (const { unit, action } of ofBatch)
    if (action === 'created' || action === 'restored') planner.created(unit, claimed.has(unit.id));
  for (const { unit, cells, action } of ofBatch) if (action === 'edited') planner.edited(unit, cells);
  for (const { unit, action } of ofBatch) if (action === 'deleted') planner.deleted(unit);
  const { remove, restore, change, kept, cells } = planner;
  return {
    batch: found,
    remove,
    restore,
    change,
    removed: remove.length,
    restored: restore.length,
    units: change.length,
    cells,
    kept,
    keptUnits: new Set(kept.map(({ unitId }) => unitId)).size,
  };
}
