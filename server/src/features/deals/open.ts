import type { ErrorCode } from '@diyar/contract/errors';
import type { DealId, PersonId, UnitId } from '@diyar/contract/rules/ids';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { and, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { violatedConstraint } from '../../db/errors.ts';
import { deals, dealUnits, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { knownPerson, personOf, readCoBuyers } from '../who-is-who/index.ts';
import { type DealRow, unitIdsOf } from './lock.ts';

/** The next number of a paper, by the database. */
export const nextReservationNo = sql`nextval('deals_reservation_no')`;
export const nextSoldNo = sql`nextval('deals_sold_no')`;

type Row = typeof deals.$inferInsert;
/** What the database may say itself: the next number, a time by its own clock. */
type Said = 'holdUntil' | 'reservationNo' | 'soldNo';

type NewDeal = Omit<Row, 'name' | 'phone' | Said> & { [Name in Said]?: Row[Name] | SQL } & {
  /** Whom it is made for, where that is known. */
  personId?: PersonId | null;
  name: string;
  phone: string;
  unitIds: readonly UnitId[];
};

async function refuseWithdrawn(tx: Tx, unitIds: readonly UnitId[], which?: SQL): Promise<void> {
  if (unitIds.length === 0) return;
  const [withdrawn] = await tx
    .select({ id: units.id })
    .from(units)
    .where(and(inArray(units.id, [...unitIds]), units.isWithdrawn, which))
    .limit(1);
  if (withdrawn) throw new AppError('unitWithdrawn');
}

/** What was taken off the market is offered to nobody, whatever call asks for it. */
export const requireOnMarket = (tx: Tx, unitIds: readonly UnitId[]): Promise<void> =>
  refuseWithdrawn(tx, unitIds);

/** Nor is it claimed by anybody, unless it is off the market for want of the deal that is made now. */
export const requireClaimable = (tx: Tx, unitIds: readonly UnitId[]): Promise<void> =>
  refuseWithdrawn(tx, unitIds, not(units.awaitsDeal));

/** Further units join a deal. The deal stays with those that it has, also where they were withdrawn since. */
export async function claimFurther(tx: Tx, dealId: DealId, unitIds: readonly UnitId[]): Promise<void> {
  const known = await unitIdsOf(tx, dealId);
  const added = unitIds.filter((id) => !known.includes(id));
  if (added.length === 0) return;
  await requireClaimable(tx, added);
  await tx
    .insert(dealUnits)
    .values(added.map((unitId, i) => ({ dealId, unitId, ordinal: known.length + i })));
}

/** Writes a deal with its person and its claims; the units are locked by the caller. */
export async function insertDeal(tx: Tx, { unitIds, ...columns }: NewDeal): Promise<DealRow> {
  const personId = columns.personId
    ? await knownPerson(tx, columns.personId, columns)
    : await personOf(tx, columns);
  const [deal] = await tx
    .insert(deals)
    .values({ ...columns, personId, buyerSearch: peopleColumn(columns.phone, columns.name) })
    .returning();
  if (!deal) throw new Error('insert returned nothing');
  await claimFurther(tx, deal.id, unitIds);
  await readCoBuyers(tx, deal.id);
  return deal;
}

/** The database has the last word on two deals for one unit, whatever a lock missed. */
export async function refuseTaken<T>(code: ErrorCode, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'deal_units_one_open') throw new AppError(code, { cause: error });
    throw error;
  }
}
