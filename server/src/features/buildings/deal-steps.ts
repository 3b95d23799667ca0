import type {
  CancelInput,
  DealUnitsInput,
  ExtendInput,
  HoldInput,
  ReopenInput,
  SellInput,
} from '@diyar/contract/buildings';
import type { ApartmentNo, DealId } from '@diyar/contract/rules/ids';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { changes, deals, dealUnits, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../building-access/index.ts';
import { changeOffer, claimFurther, type DealRow, insertDeal, unitIdsOf } from '../deals/index.ts';
import { closeLedger, watchLimits } from '../ledger/index.ts';
import { requireExtension, requireHoldHours } from '../role-limits/index.ts';
import { sellUnits } from '../sold/index.ts';
import { isPersonOf, requirePerson } from '../who-is-who/index.ts';
import { type ApartmentState, readApartment, readApartments } from './apartments.ts';
import {
  type Held,
  holdApartment,
  recordChange,
  requireCurrent,
  requireEnding,
  requireFree,
  takenBy,
  writing,
} from './change.ts';
import { lastCancelled, reopenDeal } from './ended-deals.ts';
import { isPaidOn } from './present.ts';
import { addUnits } from './reservations.ts';

const hoursFromNow = (hours: number) => sql`clock_timestamp() + make_interval(hours => ${hours}::int)`;

const labelsOf = ({ apartment, others }: Held) =>
  [apartment, ...others.map((other) => other.apartment)].map(({ label }) => label).join(', ');

/** A step on one apartment: locked, current, and answered as it is afterwards. */
const step = (
  db: Db,
  scope: Scope,
  no: ApartmentNo,
  { version, with: further = [] }: { version: number | null; with?: ApartmentNo[] },
  work: (tx: Tx, held: Held) => Promise<void>,
): Promise<ApartmentState> =>
  writing(db, async (tx) => {
    const held = await holdApartment(tx, scope, no, further);
    requireCurrent(held, version);
    await work(tx, held);
    return readApartment(tx, scope.building, no);
  });

/** Nobody else gets the units until the hold's end. */
export const hold = (db: Db, scope: Scope, no: ApartmentNo, input: HoldInput, defaultHours: number) =>
  step(db, scope, no, input, async (tx, held) => {
    const { apartment, others } = held;
    if (held.deal) throw takenBy(held.deal);
    requireFree(held);
    const hours = await requireHoldHours(tx, scope.actor, input.hours, defaultHours, scope.building.id);
    if (input.personId) await requirePerson(tx, scope.actor, input.personId);
    const deal = await insertDeal(tx, {
      stage: 'held',
      personId: input.personId,
      name: input.name,
      phone: input.phone,
      holdUntil: hoursFromNow(hours),
      ownerId: scope.actor?.id ?? null,
      createdBy: scope.actor?.id ?? null,
      createdAt: new Date(),
      unitIds: [apartment.unitId, ...others.map((other) => other.apartment.unitId)],
    });
    await recordChange(tx, {
      scope,
      apartment,
      dealId: deal.id,
      action: 'held',
      before: null,
      after: {
        name: deal.name,
        phone: deal.phone,
        holdUntil: deal.holdUntil?.toISOString() ?? null,
        ...(others.length > 0 && { units: labelsOf(held) }),
        note: input.note,
      },
    });
    await changeOffer(tx, await unitIdsOf(tx, deal.id));
  });

function requireHeld({ deal }: Held): DealRow {
  if (deal?.stage !== 'held') throw new AppError('notHeld');
  return deal;
}

/** How often a hold was extended, by its history. */
async function extensionsOf(tx: Tx, dealId: DealId): Promise<number> {
  return tx.$count(
    changes,
    and(
      eq(changes.entity, 'deal'),
      eq(changes.entityId, dealId),
      eq(changes.action, 'extended'),
      eq(changes.field, 'holdUntil'),
    ),
  );
}

export const extendHold = (db: Db, scope: Scope, no: ApartmentNo, input: ExtendInput, defaultHours: number) =>
  step(db, scope, no, input, async (tx, held) => {
    const deal = requireHeld(held);
    await requireExtension(tx, scope.actor, await extensionsOf(tx, deal.id), scope.building.id);
    const hours = await requireHoldHours(tx, scope.actor, input.hours, defaultHours, scope.building.id);
    const [extended] = await tx
      .update(deals)
      .set({ holdUntil: sql`${deals.holdUntil} + make_interval(hours => ${hours}::int)` })
      .where(eq(deals.id, deal.id))
      .returning();
    await recordChange(tx, {
      scope,
      apartment: held.apartment,
      dealId: deal.id,
      action: 'extended',
      before: { holdUntil: deal.holdUntil?.toISOString() ?? null },
      after: { holdUntil: extended?.holdUntil?.toISOString() ?? null, note: input.note },
    });
    // cached pages and counters expire at the earliest end of a hold, which has moved
    await changeOffer(tx, await unitIdsOf(tx, deal.id));
  });

async function end(
  tx: Tx,
  { scope, apartment }: Held,
  deal: DealRow,
  columns: Pick<Partial<DealRow>, 'endReason' | 'endNote'>,
  settlement: CancelInput['settlement'] = null,
) {
  requireEnding(scope, deal);
  await tx
    .update(deals)
    .set({ ...columns, stage: 'cancelled', endedAt: new Date(), endedBy: scope.actor?.id ?? null })
    .where(eq(deals.id, deal.id));
  await closeLedger(tx, scope.actor, deal.id, settlement);
  const { endReason: reason, endNote: note } = columns;
  await recordChange(tx, {
    scope,
    apartment,
    dealId: deal.id,
    action: reason === 'released' ? 'released' : 'cancelled',
    before: { stage: deal.stage },
    after: { stage: 'cancelled', reason, note },
  });
  await changeOffer(tx, await unitIdsOf(tx, deal.id));
}

export const releaseHold = (db: Db, scope: Scope, no: ApartmentNo, version: number | null) =>
  step(db, scope, no, { version }, async (tx, held) => {
    await end(tx, held, requireHeld(held), { endReason: 'released' });
  });

export const cancelDeal = (db: Db, scope: Scope, no: ApartmentNo, input: CancelInput) =>
  step(db, scope, no, input, async (tx, held) => {
    const { deal } = held;
    if (!deal) throw new AppError('notReserved');
    // of several units the first one has the money
    const isPaid = await hasReceived(tx, scope, deal);
    if (isPaid && !scope.seesMoney) throw new AppError('dealHasMoney');
    await end(tx, held, deal, { endReason: input.reason, endNote: input.note }, input.settlement);
  });

/** The apartments of a deal, the first first. */
async function apartmentsOf(tx: Tx, { building }: Scope, dealId: DealId): Promise<ApartmentState[]> {
  const numbers = await tx
    .select({ no: units.apartmentNo })
    .from(dealUnits)
    .innerJoin(units, eq(units.id, dealUnits.unitId))
    .where(eq(dealUnits.dealId, dealId))
    .orderBy(asc(dealUnits.ordinal));
  const states = await readApartments(
    tx,
    building,
    numbers.flatMap(({ no }) => no ?? []),
  );
  return numbers.flatMap(({ no }) => states.find(({ apartment }) => apartment.id === no) ?? []);
}

async function hasReceived(tx: Tx, scope: Scope, deal: DealRow): Promise<boolean> {
  const [first] = await apartmentsOf(tx, scope, deal.id);
  return first !== undefined && isPaidOn(first);
}

export const reopen = (db: Db, scope: Scope, no: ApartmentNo, input: ReopenInput, holdHours: number) =>
  step(db, scope, no, input, async (tx, held) => {
    const dealId = input.dealId ?? (await lastCancelled(tx, held.apartment));
    const { takesCheques } = input;
    await reopenDeal(tx, scope, no, dealId, { action: 'reopened', holdHours, takesCheques });
  });

/** A sale that names another buyer is not meant for this deal: its sender saw a free apartment. */
async function isSameBuyer(tx: Tx, deal: DealRow, { personId, name, phone }: SellInput): Promise<boolean> {
  if (personId !== null && personId === deal.personId) return true;
  if ((name === '' || name === deal.name) && (phone === '' || phone === deal.phone)) return true;
  return isPersonOf(tx, deal, { name: name || deal.name, phone: phone || deal.phone });
}

/** Sells the deal on the apartment, or a free apartment to the buyer named. */
export const sell = (
  db: Db,
  scope: Scope,
  no: ApartmentNo,
  input: SellInput,
  contractFileId: number | null,
) =>
  step(db, scope, no, input, async (tx, held) => {
    const { apartment, deal, others } = held;
    if (deal && (deal.stage === 'sold' || !(await isSameBuyer(tx, deal, input)))) throw takenBy(deal);
    requireFree(held, deal);
    if (!deal && input.name === '')
      throw new AppError('invalid', { issues: [{ path: ['name'], message: 'required' }] });
    if (deal) await addUnits(tx, scope, deal.id, others);
    if (input.personId) await requirePerson(tx, scope.actor, input.personId);
    await sellUnits(tx, scope.actor, {
      claim: deal,
      personId: input.personId,
      unitIds: [apartment.unitId, ...others.map((other) => other.apartment.unitId)],
      contractFileId,
      input: {
        apartmentName: '',
        unitId: apartment.unitId,
        buyerName: input.name || (deal?.name ?? ''),
        buyerPhone: input.phone || (deal?.phone ?? ''),
        soldAt: input.soldAt,
        notes: input.notes || (deal?.notes ?? ''),
        price: input.price,
        currency: input.currency,
      },
      coBuyers: input.coBuyers || (deal?.coBuyers ?? ''),
    });
  });

/** From now on the deal has exactly these units; the money stays with it. */
export const changeUnits = (db: Db, scope: Scope, no: ApartmentNo, input: DealUnitsInput) =>
  step(db, scope, no, { version: input.version, with: input.units }, async (tx, held) => {
    const { deal } = held;
    if (!deal) throw new AppError('notReserved');
    requireFree(held, deal);
    const before = await apartmentsOf(tx, scope, deal.id);
    const all = new Map([held, ...held.others].map(({ apartment }) => [apartment.id, apartment]));
    const after = [...new Set(input.units)].flatMap((number) => all.get(number) ?? []);
    const ids = after.map(({ unitId }) => unitId);
    await watchLimits(tx, scope.actor, deal.id);
    await tx.delete(dealUnits).where(and(eq(dealUnits.dealId, deal.id), notInArray(dealUnits.unitId, ids)));
    await claimFurther(tx, deal.id, ids);
    for (const [ordinal, unitId] of ids.entries())
      await tx
        .update(dealUnits)
        .set({ ordinal })
        .where(and(eq(dealUnits.dealId, deal.id), eq(dealUnits.unitId, unitId)));
    const left = before.map(({ apartment }) => apartment).filter(({ unitId }) => !ids.includes(unitId));
    await recordChange(tx, {
      scope,
      apartment: held.apartment,
      dealId: deal.id,
      action: 'unitsChanged',
      before: { units: before.map(({ apartment }) => apartment.label).join(', ') },
      after: { units: after.map(({ label }) => label).join(', '), note: input.note },
    });
    // the deal no longer raises the versions of those that left it
    if (left.length > 0)
      await tx
        .update(units)
        .set({ version: sql`${units.version} + 1` })
        .where(
          inArray(
            units.id,
            left.map(({ unitId }) => unitId),
          ),
        );
    await changeOffer(tx, [...ids, ...left.map(({ unitId }) => unitId)]);
  });
