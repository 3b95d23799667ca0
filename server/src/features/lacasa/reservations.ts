import type { ReservationInput } from '@diyar/contract/reservation-input';
import { readAmount } from '@diyar/contract/rules/balance';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deals, dealUnits } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../auth/index.ts';
import { changeOffer, type DealRow, insertDeal } from '../deals/index.ts';
import { personOf } from '../people/index.ts';
import { type ApartmentState, readApartment } from './apartments.ts';
import {
  changedFields,
  type Held,
  holdApartment,
  partOf,
  recordChange,
  requireCurrent,
  type Snapshot,
  writing,
} from './change.ts';

type Columns = Partial<typeof deals.$inferInsert>;

const typedDue = (text: string): Columns => {
  const { amount, currency } = readAmount(text);
  return { dueText: text, dueAmount: amount, dueCurrency: text === '' ? null : currency };
};

const typedPaid = (text: string): Columns => {
  const { amount, currency } = readAmount(text);
  return { paidText: text, paidAmount: amount, paidCurrency: text === '' ? null : currency };
};

/** Only what was sent; the rest stays as it is. */
const columnsOf = (input: ReservationInput): Columns => ({
  ...(input.name !== undefined && { name: input.name }),
  ...(input.phone !== undefined && { phone: input.phone }),
  ...(input.dueAmountStr !== undefined && typedDue(input.dueAmountStr)),
  ...(input.paidAmountStr !== undefined && typedPaid(input.paidAmountStr)),
  ...(input.isFullyPaid !== undefined && { markedFullyPaid: input.isFullyPaid }),
});

const snapshotOf = (deal: DealRow): Snapshot => ({
  name: deal.name,
  phone: deal.phone,
  dueAmountStr: deal.dueText,
  paidAmountStr: deal.paidText,
  isFullyPaid: deal.markedFullyPaid,
  reserverImageFileId: deal.photoFileId,
  contractFileId: deal.contractFileId,
});

const nextNumber = sql`nextval('deals_reservation_no')`;

const requireName = (name: string | undefined) => {
  if (!name) throw new AppError('invalid', { issues: [{ path: ['name'], message: 'required' }] });
  return name;
};

/** A hold of the same person becomes the reservation; on a free apartment a new one is made. */
async function open(tx: Tx, actor: Actor | null, { apartment, deal }: Held, input: ReservationInput) {
  const name = requireName(input.name);
  const columns = columnsOf(input);
  const reserved = deal
    ? await forward(tx, deal, columns)
    : await insertDeal(tx, {
        ...columns,
        name,
        phone: input.phone ?? '',
        stage: 'reserved',
        reservationNo: nextNumber as unknown as number,
        unitIds: [apartment.unitId],
        createdBy: actor?.id ?? null,
        // the clock that `arrivedAt` is read from
        createdAt: new Date(),
      });
  const change = { apartment, dealId: reserved.id, action: 'reserved', before: null } as const;
  await recordChange(tx, actor, { ...change, after: snapshotOf(reserved) });
  await changeOffer(tx, [apartment.unitId]);
}

async function forward(tx: Tx, { id }: DealRow, columns: Columns): Promise<DealRow> {
  const [reserved] = await tx
    .update(deals)
    .set({ ...columns, stage: 'reserved', reservationNo: nextNumber, holdUntil: null })
    .where(eq(deals.id, id))
    .returning();
  if (!reserved) throw new Error('update returned nothing');
  return reserved;
}

/** Whether a claim stands in the way: any but a hold of the same person. */
async function isTaken(tx: Tx, { deal }: Held, input: ReservationInput): Promise<boolean> {
  if (!deal) return false;
  if (deal.stage !== 'held' || deal.personId === null) return true;
  const person = await personOf(tx, { name: input.name ?? '', phone: input.phone ?? '' });
  return person !== deal.personId;
}

async function close(tx: Tx, actor: Actor | null, { apartment }: Held, deal: DealRow) {
  // a sale is taken back where it was made: its contract and date are there
  if (deal.stage === 'sold') throw new AppError('alreadySold');
  await tx
    .update(deals)
    .set({ stage: 'cancelled', endReason: 'not given', endedAt: new Date(), endedBy: actor?.id ?? null })
    .where(eq(deals.id, deal.id));
  const change = { apartment, dealId: deal.id, action: 'removed', after: null } as const;
  await recordChange(tx, actor, { ...change, before: snapshotOf(deal) });
  await changeOffer(tx, [apartment.unitId]);
}

/** One change of an open deal; one that changes nothing leaves no trace. */
export async function rewrite(
  tx: Tx,
  actor: Actor | null,
  { apartment }: Held,
  deal: DealRow,
  columns: Columns,
  action: 'edited' | 'photoAdded' | 'contractAdded' = 'edited',
) {
  const [before, after] = [snapshotOf(deal), snapshotOf({ ...deal, ...columns } as DealRow)];
  const fields = changedFields(before, after);
  const person =
    fields.includes('name') || fields.includes('phone')
      ? { personId: await personOf(tx, { name: deal.name, phone: deal.phone, ...columns }) }
      : {};
  // The same text can carry a new reading: saving an amount that an older version read differently confirms it.
  const names = Object.keys(columns) as (keyof DealRow)[];
  if (names.some((name) => columns[name] !== deal[name]))
    await tx
      .update(deals)
      .set({ ...columns, ...person })
      .where(eq(deals.id, deal.id));
  if (fields.length === 0) return;
  await recordChange(tx, actor, {
    apartment,
    dealId: deal.id,
    action,
    before: partOf(before, fields),
    after: partOf(after, fields),
  });
}

/** POST: makes a reservation, and leaves one that is there as it is. */
export async function reserve(
  db: Db,
  actor: Actor | null,
  no: number,
  input: ReservationInput,
): Promise<ApartmentState> {
  // most of those who come too late get their answer here, and need not queue for the lock
  const { deal } = await readApartment(db, no);
  if (deal && deal.stage !== 'held') throw new AppError('alreadyReserved');
  return writing(db, async (tx) => {
    const held = await holdApartment(tx, no);
    if (await isTaken(tx, held, input)) throw new AppError('alreadyReserved');
    requireCurrent(held, input.version);
    if (input.reserved === false) throw new AppError('notReserved');
    await open(tx, actor, held, input);
    return readApartment(tx, no);
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
  actor: Actor | null,
  no: number,
  input: ReservationInput,
  arrivedAt: Date,
): Promise<ApartmentState> =>
  writing(db, async (tx) => {
    const held = await holdApartment(tx, no);
    const { deal } = held;
    requireCurrent(held, input.version);
    if (!deal) {
      if (!namesHolder(input)) throw new AppError('notReserved');
      if (input.reserved !== false) await open(tx, actor, held, input);
    } else if (input.version === null && deal.createdAt >= arrivedAt) {
      throw new AppError('alreadyReserved');
    } else if (input.reserved === false) {
      await close(tx, actor, held, deal);
    } else if (deal.stage === 'held') {
      if (await isTaken(tx, held, input)) throw new AppError('alreadyReserved');
      await open(tx, actor, held, input);
    } else {
      if (input.name !== undefined) requireName(input.name);
      await rewrite(tx, actor, held, deal, columnsOf(input));
    }
    return readApartment(tx, no);
  });

export const removeReservation = (
  db: Db,
  actor: Actor | null,
  no: number,
  version: number | null,
): Promise<void> =>
  writing(db, async (tx) => {
    const held = await holdApartment(tx, no);
    if (!held.deal) throw new AppError('notFound');
    requireCurrent(held, version);
    await close(tx, actor, held, held.deal);
  });

/** Undoes a removal, the last one unless another is named: the holder is back with payments, photo and contract. */
export const restoreReservation = (
  db: Db,
  actor: Actor,
  no: number,
  reserverId: number | null,
): Promise<ApartmentState> =>
  writing(db, async (tx) => {
    const { apartment, deal } = await holdApartment(tx, no);
    if (deal) throw new AppError('alreadyReserved');
    const [found] = await tx
      .select({ deal: deals })
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
    const { id } = found.deal;
    await tx
      .update(deals)
      .set({ stage: 'reserved', endReason: '', endedAt: null, endedBy: null })
      .where(eq(deals.id, id));
    const change = { apartment, dealId: id, action: 'restored', before: null } as const;
    await recordChange(tx, actor, { ...change, after: snapshotOf(found.deal) });
    await changeOffer(tx, [apartment.unitId]);
    return readApartment(tx, no);
  });
