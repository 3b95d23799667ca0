import { FLOOR_MAX, FLOOR_MIN } from '@diyar/contract/limits';
import { type PaymentLine, type PaymentSum, sumPayments } from '@diyar/contract/rules/payments';
import { and, asc, between, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deals, dealUnits, payments, projects, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { DealRow } from '../deals/index.ts';

/** A unit of the building as the tracker's calls know it: by its apartment number. */
const apartmentColumns = {
  id: sql<number>`${units.apartmentNo}`,
  unitId: units.id,
  label: sql<string>`coalesce(nullif(${units.unitNumber}, ''), ${units.labelEn})`,
  kind: units.kind,
  floor: sql<number>`${units.floor}`,
  isWithdrawn: units.isWithdrawn,
  version: units.version,
};

export interface ApartmentRow {
  id: number;
  unitId: number;
  label: string;
  kind: (typeof units.$inferSelect)['kind'];
  floor: number;
  isWithdrawn: boolean;
  version: number;
}

/** An apartment with its open deal. Ended ones are only ever read by `history.ts` and the undo. */
export interface ApartmentState {
  apartment: ApartmentRow;
  deal: DealRow | null;
  /** Of several units in one deal the first answers its amounts. */
  isFirst: boolean;
  payments: PaymentSum[];
}

/** In the same statement as the deal, so that a holder is never seen without the payments or the reverse. */
const lines = sql<PaymentLine[]>`(
  select coalesce(json_agg(json_build_object(
    'amount', ${payments.amount}, 'currency', ${payments.currency}, 'status', ${payments.status}
  )), '[]'::json)
  from ${payments} where ${payments.dealId} = ${deals.id}
)`;

const isClaiming = or(sql`${deals.stage} <> 'held'`, sql`${deals.holdUntil} > now()`);

const inBuilding = (no?: number) =>
  and(
    isNotNull(units.apartmentNo),
    between(units.floor, FLOOR_MIN, FLOOR_MAX),
    no === undefined ? undefined : eq(units.apartmentNo, no),
  );

/** From the top floor down; one apartment where a number is given. */
export async function readApartments(db: Db | Tx, no?: number): Promise<ApartmentState[]> {
  const rows = await db
    .select({ apartment: apartmentColumns, deal: deals, ordinal: dealUnits.ordinal, lines })
    .from(units)
    .innerJoin(projects, and(eq(projects.id, units.projectId), projects.isLacasa))
    .leftJoin(dealUnits, and(eq(dealUnits.unitId, units.id), dealUnits.open))
    .leftJoin(deals, and(eq(deals.id, dealUnits.dealId), isClaiming))
    .where(inBuilding(no))
    .orderBy(desc(units.floor), asc(units.place), asc(units.id));
  return rows.map(({ apartment, deal, ordinal, lines }) => ({
    apartment,
    deal,
    isFirst: ordinal === 0,
    payments: sumPayments(lines),
  }));
}

export async function readApartment(db: Db | Tx, no: number): Promise<ApartmentState> {
  const [state] = await readApartments(db, no);
  if (!state) throw new AppError('notFound');
  return state;
}
