import type { ChangeField } from '@diyar/contract/rules/activity';
import { getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { units } from '../../db/schema.ts';
import { recordChanges } from '../changes/index.ts';

export type UnitRow = typeof units.$inferSelect;
export type NewUnit = typeof units.$inferInsert;

/** Removed units stay for a while, because their removal can be taken back. */
export const isLive = isNull(units.deletedAt);

/** A statement has at most 65,535 parameters, and a unit some twenty-five columns. */
const BATCH = 500;

const replaced = Object.fromEntries(
  Object.entries(getTableColumns(units))
    .filter(([name]) => !['id', 'projectId', 'createdAt', 'apartmentNo'].includes(name))
    .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
);

/** Inserts the rows without an id, and makes the others exactly these. */
export async function writeRows(tx: Tx, rows: readonly NewUnit[]): Promise<UnitRow[]> {
  const written: UnitRow[] = [];
  for (let at = 0; at < rows.length; at += BATCH)
    written.push(
      ...(await tx
        .insert(units)
        .values(rows.slice(at, at + BATCH))
        .onConflictDoUpdate({ target: units.id, set: replaced })
        .returning()),
    );
  return written;
}

/** What the history tells of a unit. Its position is not in it: one unit that goes would move all that follow. */
export const RECORDED_FIELDS = [
  'unitNumber',
  'labelEn',
  'labelAr',
  'kind',
  'floor',
  'place',
  'bedrooms',
  'bathrooms',
  'sizeSqm',
  'price',
  'currency',
  'isListed',
  'isWithdrawn',
  'awaitsDeal',
  'viewEn',
  'viewAr',
  'aboutEn',
  'aboutAr',
  'internalNotes',
  'coverFileId',
] as const satisfies (keyof UnitRow & ChangeField<'unit'>)[];
export type RecordedField = (typeof RECORDED_FIELDS)[number];
export const isRecorded = (field: string): field is RecordedField =>
  RECORDED_FIELDS.some((one) => one === field);

export type ToldUnit = Pick<UnitRow, RecordedField>;

const snapshotOf = (unit: ToldUnit) =>
  Object.fromEntries(RECORDED_FIELDS.map((field) => [field, unit[field]]));

export const differs = (before: ToldUnit, after: ToldUnit): boolean =>
  RECORDED_FIELDS.some((field) => before[field] !== after[field]);

export interface UnitChange {
  id: number;
  /** Null before it existed, or after it is gone. */
  before: ToldUnit | null;
  after: ToldUnit | null;
  /** The unit was removed before, and is back. */
  isRestored?: boolean;
}

/** Stores what changed. Of a unit that comes or goes only its name: its row says the rest, also while it is removed. */
export function recordUnits(tx: Tx, actor: Actor | null, changed: readonly UnitChange[]): Promise<void> {
  const named = (unit: ToldUnit | null) => unit && { unitNumber: unit.unitNumber };
  return recordChanges(
    tx,
    actor,
    changed.map(({ id, before, after, isRestored = false }) => ({
      entity: 'unit' as const,
      id,
      ...(before && after
        ? { action: 'edited', before: snapshotOf(before), after: snapshotOf(after) }
        : {
            action: after === null ? 'deleted' : isRestored ? 'restored' : 'created',
            before: named(before),
            after: named(after),
          }),
    })),
  );
}

/** Makes this the order of a project's units; removed ones among them are there again. */
export async function orderUnits(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const list = sql.join(
    ids.map((id, position) => sql`(${id}::int, ${position}::int)`),
    sql`, `,
  );
  await tx.execute(sql`update units set position = moved.position, deleted_at = null
    from (values ${list}) as moved(id, position)
    where units.id = moved.id and (units.position <> moved.position or units.deleted_at is not null)`);
}

/** A unit that comes to a floor stands there by its number, until somebody places it. */
export const placeOf = (
  { floor }: { floor: number | null },
  before: Pick<UnitRow, 'floor' | 'place'> | undefined,
): number => (before && (floor === null || floor === before.floor) ? before.place : 0);
