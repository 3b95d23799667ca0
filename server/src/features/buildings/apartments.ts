import type { DealUnit } from '@diyar/contract/deal-unit';
import type { ApartmentNo, UnitId } from '@diyar/contract/rules/ids';
import type { EntryLine } from '@diyar/contract/rules/ledger';
import { byFloorOrder } from '@diyar/contract/rules/natural-order';
import type { PlanLine } from '@diyar/contract/rules/plans';
import { and, asc, between, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { deals, dealUnits, units, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import type { BuildingRow } from '../building-access/index.ts';
import { type DealRow, unitsOfDeal } from '../deals/index.ts';
import { linesOfDeal, planOfDeal } from '../ledger/index.ts';
import { isLive } from '../units/index.ts';

/** A unit of a building as the trackers' calls know it: by its apartment number. */
const apartmentColumns = {
  id: sql<ApartmentNo>`${units.apartmentNo}`,
  unitId: units.id,
  label: sql<string>`coalesce(nullif(${units.unitNumber}, ''), ${units.labelEn})`,
  kind: units.kind,
  floor: sql<number>`coalesce(${units.floor}, 0)`,
  place: units.place,
  isListed: units.isListed,
  isWithdrawn: units.isWithdrawn,
  awaitsDeal: units.awaitsDeal,
  bedrooms: units.bedrooms,
  sizeSqm: units.sizeSqm,
  price: units.price,
  currency: units.currency,
  version: units.version,
};

const makers = alias(users, 'makers');

type UnitRow = typeof units.$inferSelect;

export interface ApartmentRow
  extends Pick<
    UnitRow,
    | 'kind'
    | 'place'
    | 'isListed'
    | 'isWithdrawn'
    | 'awaitsDeal'
    | 'bedrooms'
    | 'sizeSqm'
    | 'price'
    | 'currency'
    | 'version'
  > {
  id: ApartmentNo;
  unitId: UnitId;
  label: string;
  floor: number;
}

/** An apartment with its open deal. Ended ones are only ever read by `history.ts` and `ended-deals.ts`. */
export interface ApartmentState {
  apartment: ApartmentRow;
  deal: DealRow | null;
  /** Of several units in one deal the first answers its amounts. */
  isFirst: boolean;
  lines: EntryLine[];
  plan: PlanLine[];
  dealUnits: DealUnit[];
  owner: { id: number; username: string; name: string } | null;
  madeBy: string | null;
}

const isClaiming = or(sql`${deals.stage} <> 'held'`, sql`${deals.holdUntil} > now()`);

/** All that are drawn, or some by their numbers: those are for sale wherever they stand. */
export const inBuilding = (
  { id, hasFloors, floorsFrom, floorsTo }: BuildingRow,
  numbers?: readonly ApartmentNo[],
) =>
  and(
    eq(units.projectId, id),
    isLive,
    numbers === undefined
      ? and(isNotNull(units.apartmentNo), hasFloors ? between(units.floor, floorsFrom, floorsTo) : undefined)
      : inArray(units.apartmentNo, [...numbers]),
  );

/** From the top floor down; only some apartments where numbers are given. */
export async function readApartments(
  db: Db | Tx,
  building: BuildingRow,
  numbers?: readonly ApartmentNo[],
): Promise<ApartmentState[]> {
  const rows = await db
    .select({
      apartment: apartmentColumns,
      deal: deals,
      ordinal: dealUnits.ordinal,
      lines: linesOfDeal,
      plan: planOfDeal,
      dealUnits: unitsOfDeal,
      owner: { id: users.id, username: users.username, name: displayName() },
      madeBy: displayName(makers),
    })
    .from(units)
    .leftJoin(dealUnits, and(eq(dealUnits.unitId, units.id), dealUnits.open))
    .leftJoin(deals, and(eq(deals.id, dealUnits.dealId), isClaiming))
    .leftJoin(users, eq(users.id, deals.ownerId))
    .leftJoin(makers, eq(makers.id, deals.createdBy))
    .where(inBuilding(building, numbers))
    .orderBy(desc(units.floor), asc(units.id));
  return byFloorOrder(rows, ({ apartment }) => ({ ...apartment, unitNumber: apartment.label })).map(
    ({ ordinal, ...row }) => ({ ...row, isFirst: ordinal === 0 }),
  );
}

export async function readApartment(
  db: Db | Tx,
  building: BuildingRow,
  no: ApartmentNo,
): Promise<ApartmentState> {
  const [state] = await readApartments(db, building, [no]);
  if (!state) throw new AppError('notFound');
  return state;
}
