import type { EndedDeal } from '@diyar/contract/buildings';
import type { HistoryAction } from '@diyar/contract/rules/deal-history';
import type { OpenStage } from '@diyar/contract/rules/deals';
import type { ApartmentNo, DealId, ReservationNo } from '@diyar/contract/rules/ids';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deals, dealUnits, units, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../building-access/index.ts';
import {
  changeOffer,
  type DealRow,
  hasMoney,
  requireClaimable,
  unitIdsOf,
  unitsOfDeal,
} from '../deals/index.ts';
import { companyDay, reopenLedger, takeChequesBack } from '../ledger/index.ts';
import { requireHoldHours } from '../role-limits/index.ts';
import { type ApartmentState, readApartment } from './apartments.ts';
import { holdApartment, recordChange, takenBy, writing } from './change.ts';
import { snapshotOf } from './snapshot.ts';

/** What a deal was before it ended: the numbers it got say how far it came. */
const wasStage = ({ soldNo, reservationNo }: DealRow): OpenStage =>
  soldNo !== null ? 'sold' : reservationNo !== null ? 'reserved' : 'held';

/** Whether no other open deal has a unit of the deal of the outer query, and none was withdrawn. */
const isFree = sql<boolean>`not exists (select 1 from deal_units own join deal_units other on other.unit_id = own.unit_id
  join deals holder on holder.id = other.deal_id
  where own.deal_id = ${deals.id} and other.open and (holder.stage <> 'held' or holder.hold_until > now()))
  and not exists (select 1 from deal_units own join units part on part.id = own.unit_id
  where own.deal_id = ${deals.id} and part.is_withdrawn)`;

/** The days on which cheques of the deal of the outer query were given back. */
const givenBackOn = sql<string[]>`(select coalesce(json_agg(cheque.state_on), '[]'::json) from cheques cheque
  join entries entry on entry.id = cheque.entry_id and entry.voided_at is null
  where entry.deal_id = ${deals.id} and cheque.state = 'givenBack')`;

/** Deals on an apartment that have ended, newest first. */
export async function readEndedDeals(db: Db, scope: Scope, no: ApartmentNo): Promise<EndedDeal[]> {
  const { apartment } = await readApartment(db, scope.building, no);
  const ofUnit = db
    .select({ id: dealUnits.dealId })
    .from(dealUnits)
    .where(eq(dealUnits.unitId, apartment.unitId));
  const rows = await db
    .select({ deal: deals, units: unitsOfDeal, endedBy: displayName(), isFree, givenBackOn })
    .from(deals)
    .leftJoin(users, eq(users.id, deals.endedBy))
    .where(and(inArray(deals.id, ofUnit), inArray(deals.stage, ['expired', 'cancelled'])))
    .orderBy(desc(deals.endedAt), desc(deals.id))
    .limit(50);
  return rows.map(({ deal, units, endedBy, isFree, givenBackOn }) => ({
    id: deal.id,
    stage: deal.stage,
    was: wasStage(deal),
    personId: deal.personId,
    name: deal.name,
    phone: deal.phone,
    units,
    createdAt: deal.createdAt.toISOString(),
    endedAt: (deal.endedAt ?? deal.updatedAt).toISOString(),
    endedBy,
    reason: deal.endReason,
    note: deal.endNote,
    canReopen: deal.stage === 'cancelled' && isFree,
    chequesGivenBack: givenBackOn.filter((day) => deal.endedAt && day === companyDay(deal.endedAt)).length,
  }));
}

interface Reopening {
  action: Extract<HistoryAction, 'reopened' | 'restored'>;
  holdHours?: number;
  takesCheques?: boolean;
}

/** Opens a cancelled deal again, as what it was, while all its units are free. */
export async function reopenDeal(
  tx: Tx,
  scope: Scope,
  no: ApartmentNo,
  dealId: DealId,
  { action, holdHours = 0, takesCheques = false }: Reopening,
): Promise<void> {
  const numbers = await tx
    .select({ no: units.apartmentNo })
    .from(dealUnits)
    .innerJoin(units, eq(units.id, dealUnits.unitId))
    .where(eq(dealUnits.dealId, dealId));
  const held = await holdApartment(
    tx,
    scope,
    no,
    numbers.flatMap((one) => one.no ?? []),
  );
  for (const { deal } of [held, ...held.others]) if (deal) throw takenBy(deal);
  const [deal] = await tx.select().from(deals).where(eq(deals.id, dealId));
  if (deal?.stage !== 'cancelled' || deal.deletedAt) throw new AppError('notFound');
  await requireClaimable(tx, await unitIdsOf(tx, deal.id));
  // whoever may not cancel a deal with money does not bring one back either
  if (!scope.seesMoney && (await hasMoney(tx, deal.id))) throw new AppError('dealHasMoney');
  const stage = wasStage(deal);
  const hours =
    stage === 'held' ? await requireHoldHours(tx, scope.actor, null, holdHours, scope.building.id) : 0;
  await tx
    .update(deals)
    .set({
      stage,
      endReason: '',
      endNote: '',
      endedAt: null,
      endedBy: null,
      holdUntil: stage === 'held' ? sql`clock_timestamp() + make_interval(hours => ${hours}::int)` : null,
    })
    .where(eq(deals.id, deal.id));
  await reopenLedger(tx, scope.actor, deal.id);
  if (takesCheques && deal.endedAt) await takeChequesBack(tx, scope.actor, deal.id, companyDay(deal.endedAt));
  const after = { ...snapshotOf(deal), ...(action === 'reopened' && { stage }) };
  const before = action === 'reopened' ? { stage: 'cancelled' } : null;
  await recordChange(tx, { scope, apartment: held.apartment, dealId, action, before, after });
  await changeOffer(tx, await unitIdsOf(tx, dealId));
}

/** The last cancelled deal unless another is named. */
export async function lastCancelled(tx: Tx, apartment: ApartmentState['apartment']): Promise<DealId> {
  const [found] = await tx
    .select({ id: deals.id })
    .from(deals)
    .innerJoin(dealUnits, eq(dealUnits.dealId, deals.id))
    .where(and(eq(dealUnits.unitId, apartment.unitId), eq(deals.stage, 'cancelled')))
    .orderBy(desc(deals.endedAt), desc(deals.id))
    .limit(1);
  if (!found) throw new AppError('notFound');
  return found.id;
}

/** Undoes a removal, the last one unless another is named: the holder is back with payments, photo and contract. */
export const restoreReservation = (
  db: Db,
  scope: Scope,
  no: ApartmentNo,
  reserverId: ReservationNo | null,
): Promise<ApartmentState> =>
  writing(db, async (tx) => {
    const { apartment, deal } = await holdApartment(tx, scope, no);
    if (deal) throw takenBy(deal);
    const [found] = await tx
      .select({ id: deals.id })
      .from(deals)
      .innerJoin(dealUnits, eq(dealUnits.dealId, deals.id))
      .where(
        and(
          eq(dealUnits.unitId, apartment.unitId),
          eq(deals.stage, 'cancelled'),
          isNotNull(deals.reservationNo),
          reserverId === null ? undefined : eq(deals.reservationNo, reserverId),
        ),
      )
      .orderBy(desc(deals.endedAt), desc(deals.id))
      .limit(1);
    if (!found) throw new AppError('notFound');
    await reopenDeal(tx, scope, no, found.id, { action: 'restored' });
    return readApartment(tx, scope.building, no);
  });
