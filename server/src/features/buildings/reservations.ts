import type { ReservationInput } from '@diyar/contract/reservation-input';
import type { ApartmentNo, DealId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../building-access/index.ts';
import {
  changeOffer,
  claimFurther,
  type DealRow,
  hasMoney,
  insertDeal,
  nextReservationNo,
  unitIdsOf,
} from '../deals/index.ts';
import {
  beginCounting,
  closeLedger,
  mark,
  typeDue,
  typePaid,
  watchLimits,
  writeTerms,
} from '../ledger/index.ts';
import { editedDeal } from '../parties/index.ts';
import { isPersonOf, requirePerson } from '../who-is-who/index.ts';
import { type ApartmentState, readApartment } from './apartments.ts';
import {
  changedFields,
  type Held,
  holdApartment,
  partOf,
  recordChange,
  requireCurrent,
  requireEnding,
  requireFree,
  takenBy,
  writing,
} from './change.ts';
import { snapshotOf } from './snapshot.ts';

type Columns = Partial<typeof deals.$inferInsert>;

/** Only what was sent; the rest stays as it is. */
const columnsOf = (input: ReservationInput): Columns => ({
  ...(input.name !== undefined && { name: input.name }),
  ...(input.phone !== undefined && { phone: input.phone }),
  ...(input.coBuyers !== undefined && { coBuyers: input.coBuyers }),
});

/** What was typed about money, into the ledger. Those who see no money write the price only, whatever a form repeats. */
async function typeAmounts(tx: Tx, scope: Scope, dealId: DealId, input: ReservationInput): Promise<void> {
  const { actor, seesMoney } = scope;
  if (input.terms) await writeTerms(tx, actor, dealId, input.terms);
  else if (input.dueAmountStr !== undefined) await typeDue(tx, actor, dealId, input.dueAmountStr);
  if (!seesMoney) return;
  if (input.paidAmountStr !== undefined) await typePaid(tx, actor, dealId, input.paidAmountStr);
  if (input.isFullyPaid !== undefined) await mark(tx, actor, dealId, input.isFullyPaid);
}

const requireName = (name: string | undefined) => {
  if (!name) throw new AppError('invalid', { issues: [{ path: ['name'], message: 'required' }] });
  return name;
};

/** A hold of the same person becomes the reservation; on a free apartment a new one is made. */
async function open(tx: Tx, held: Held, input: ReservationInput) {
  const { scope, apartment, deal, others } = held;
  const name = requireName(input.name);
  const columns = columnsOf(input);
  requireFree(held, deal);
  if (input.personId) await requirePerson(tx, scope.actor, input.personId);
  const reserved = deal
    ? await forward(tx, scope, deal, columns)
    : await insertDeal(tx, {
        ...columns,
        personId: input.personId,
        name,
        phone: input.phone ?? '',
        stage: 'reserved',
        reservationNo: nextReservationNo,
        unitIds: [apartment.unitId, ...others.map((other) => other.apartment.unitId)],
        createdBy: scope.actor?.id ?? null,
        // the clock that `arrivedAt` is read from
        createdAt: new Date(),
      });
  if (deal) await addUnits(tx, scope, deal.id, others);
  await typeAmounts(tx, scope, reserved.id, input);
  const units = [apartment, ...others.map((other) => other.apartment)].map(({ label }) => label);
  await recordChange(tx, {
    scope,
    apartment,
    dealId: reserved.id,
    action: 'reserved',
    before: null,
    after: {
      ...snapshotOf(await currentDeal(tx, reserved.id)),
      ...(others.length > 0 && { units: units.join(', ') }),
      ...(input.note && { note: input.note }),
    },
  });
  await changeOffer(tx, await unitIdsOf(tx, reserved.id));
}

/** Further apartments join a deal that is there. */
export async function addUnits(
  tx: Tx,
  { actor }: Scope,
  dealId: DealId,
  others: Held['others'],
): Promise<void> {
  if (others.length === 0) return;
  await watchLimits(tx, actor, dealId);
  await claimFurther(
    tx,
    dealId,
    others.map(({ apartment }) => apartment.unitId),
  );
}

/** What is written of a deal whose buyer may have been typed again. */
async function withBuyer(tx: Tx, { actor }: Scope, deal: DealRow, columns: Columns): Promise<Columns> {
  const { name = deal.name, phone = deal.phone } = columns;
  return { ...columns, ...(await editedDeal(tx, actor, deal, { name, phone })) };
}

async function forward(tx: Tx, scope: Scope, deal: DealRow, columns: Columns): Promise<DealRow> {
  const { id } = deal;
  const [reserved] = await tx
    .update(deals)
    .set({
      ...(await withBuyer(tx, scope, deal, columns)),
      stage: 'reserved',
      reservationNo: nextReservationNo,
      holdUntil: null,
    })
    .where(eq(deals.id, id))
    .returning();
  if (!reserved) throw new Error('update returned nothing');
  await beginCounting(tx, id);
  return reserved;
}

/** The deal with what a write has left in it. */
async function currentDeal(tx: Tx, id: DealId): Promise<DealRow> {
  const [deal] = await tx.select().from(deals).where(eq(deals.id, id));
  if (!deal) throw new AppError('notFound');
  return deal;
}

/** A claim stands in the way, unless it is a hold of the same person, or of nobody yet named by the same staff. */
async function refuseTakenBy(tx: Tx, { scope, deal }: Held, input: ReservationInput): Promise<void> {
  if (!deal) return;
  if (deal.stage !== 'held') throw takenBy(deal);
  if (deal.personId === null && deal.ownerId !== null && deal.ownerId === scope.actor?.id) return;
  if (input.personId !== null && input.personId === deal.personId) return;
  if (!(await isPersonOf(tx, deal, { name: input.name ?? '', phone: input.phone ?? '' })))
    throw takenBy(deal);
}

async function close(tx: Tx, { scope, apartment }: Held, deal: DealRow) {
  // a sale is taken back where it was made: its contract and date are there
  if (deal.stage === 'sold') throw new AppError('alreadySold');
  requireEnding(scope, deal);
  if (!scope.seesMoney && (await hasMoney(tx, deal.id))) throw new AppError('dealHasMoney');
  await tx
    .update(deals)
    .set({
      stage: 'cancelled',
      endReason: deal.stage === 'held' ? 'released' : 'not given',
      endedAt: new Date(),
      endedBy: scope.actor?.id ?? null,
    })
    .where(eq(deals.id, deal.id));
  await closeLedger(tx, scope.actor, deal.id);
  const action = deal.stage === 'held' ? 'released' : 'removed';
  await recordChange(tx, {
    scope,
    apartment,
    dealId: deal.id,
    action,
    before: snapshotOf(deal),
    after: null,
  });
  await changeOffer(tx, await unitIdsOf(tx, deal.id));
}

/** One change of an open deal; one that changes nothing leaves no trace. */
export async function rewrite(
  tx: Tx,
  { scope, apartment }: Held,
  deal: DealRow,
  columns: Columns,
  action: 'edited' | 'photoAdded' | 'contractAdded' = 'edited',
  input: ReservationInput | null = null,
) {
  const note = input?.note ?? '';
  if (Object.keys(columns).length > 0)
    await tx
      .update(deals)
      .set(await withBuyer(tx, scope, deal, columns))
      .where(eq(deals.id, deal.id));
  if (input) await typeAmounts(tx, scope, deal.id, input);
  const [before, after] = [snapshotOf(deal), snapshotOf(await currentDeal(tx, deal.id))];
  const fields = changedFields(before, after);
  if (fields.length === 0) return;
  await recordChange(tx, {
    scope,
    apartment,
    dealId: deal.id,
    action,
    before: partOf(before, fields),
    after: { ...partOf(after, fields), ...(note && { note }) },
  });
}

/** POST: makes a reservation, and leaves one that is there as it is. */
export async function reserve(
  db: Db,
  scope: Scope,
  no: ApartmentNo,
  input: ReservationInput,
): Promise<ApartmentState> {
  // most of those who come too late get their answer here, and need not queue for the lock
  const { deal } = await readApartment(db, scope.building, no);
  if (deal && deal.stage !== 'held') throw new AppError('alreadyReserved');
  return writing(db, async (tx) => {
    const held = await holdApartment(tx, scope, no, input.with);
    await refuseTakenBy(tx, held, input);
    requireCurrent(held, input.version);
    if (input.reserved === false) throw new AppError('notReserved');
    await open(tx, held, input);
    return readApartment(tx, scope.building, no);
  });
}

/** Marking as paid, alone, is meant for a holder: on a free apartment they have gone in the meantime. */
const namesHolder = ({ name, phone, dueAmountStr, paidAmountStr, reserved }: ReservationInput) =>
  [name, phone, dueAmountStr, paidAmountStr, reserved].some((value) => value !== undefined);

/**
 * PATCH: edits, makes a reservation on a free apartment, and removes one with `reserved: false`. A request that
 * came in before the reservation was made cannot be an edit of it: its sender saw a free apartment, so of two
 * people who reserve at once one wins here as well.
 */
export const saveReservation = (
  db: Db,
  scope: Scope,
  no: ApartmentNo,
  input: ReservationInput,
  arrivedAt: Date,
): Promise<ApartmentState> =>
  writing(db, async (tx) => {
    const held = await holdApartment(tx, scope, no, input.with);
    const { deal } = held;
    requireCurrent(held, input.version);
    if (!deal) {
      if (!namesHolder(input)) throw new AppError('notReserved');
      if (input.reserved !== false) await open(tx, held, input);
    } else if (input.version === null && deal.createdAt >= arrivedAt) {
      throw takenBy(deal);
    } else if (input.reserved === false) {
      await close(tx, held, deal);
    } else if (deal.stage === 'held') {
      await refuseTakenBy(tx, held, input);
      await open(tx, held, input);
    } else {
      if (input.name !== undefined) requireName(input.name);
      await rewrite(tx, held, deal, columnsOf(input), 'edited', input);
    }
    return readApartment(tx, scope.building, no);
  });

export const removeReservation = (
  db: Db,
  scope: Scope,
  no: ApartmentNo,
  version: number | null,
): Promise<void> =>
  writing(db, async (tx) => {
    const held = await holdApartment(tx, scope, no);
    if (!held.deal) throw new AppError('notFound');
    requireCurrent(held, version);
    await close(tx, held, held.deal);
  });
