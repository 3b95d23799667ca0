import type { ReservationInput } from '@diyar/contract/reservation-input';
import { readAmount } from '@diyar/contract/rules/balance';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { reservations } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../auth/index.ts';
import { type ApartmentState, isReserved, type ReservationRow, readApartment } from './apartments.ts';
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

type Columns = Partial<typeof reservations.$inferInsert>;

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

const snapshotOf = (row: ReservationRow): Snapshot => ({
  name: row.name,
  phone: row.phone,
  dueAmountStr: row.dueText,
  paidAmountStr: row.paidText,
  isFullyPaid: row.markedFullyPaid,
  reserverImageFileId: row.photoFileId,
  contractFileId: row.contractFileId,
});

async function open(tx: Tx, actor: Actor | null, { apartment }: Held, input: ReservationInput) {
  if (!input.name) throw new AppError('invalid', { issues: [{ path: ['name'], message: 'required' }] });
  const [row] = await tx
    .insert(reservations)
    .values({
      ...columnsOf(input),
      apartmentId: apartment.id,
      createdBy: actor?.id ?? null,
      // the clock that `arrivedAt` is read from
      createdAt: new Date(),
    })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  const change = { apartment, reservationId: row.id, action: 'reserved', before: null } as const;
  await recordChange(tx, actor, { ...change, after: snapshotOf(row) });
}

async function close(tx: Tx, actor: Actor | null, { apartment }: Held, reservation: ReservationRow) {
  await tx
    .update(reservations)
    .set({ closedAt: new Date(), closedBy: actor?.id ?? null })
    .where(eq(reservations.id, reservation.id));
  const change = { apartment, reservationId: reservation.id, action: 'removed', after: null } as const;
  await recordChange(tx, actor, { ...change, before: snapshotOf(reservation) });
}

/** One change of an open reservation; one that changes nothing leaves no trace. */
export async function rewrite(
  tx: Tx,
  actor: Actor | null,
  { apartment }: Held,
  reservation: ReservationRow,
  columns: Columns,
  action: 'edited' | 'photoAdded' | 'contractAdded' = 'edited',
) {
  const [before, after] = [snapshotOf(reservation), snapshotOf({ ...reservation, ...columns })];
  const fields = changedFields(before, after);
  // The same text can carry a new reading: saving an amount that an older version read differently confirms it.
  const names = Object.keys(columns) as (keyof ReservationRow)[];
  if (names.some((name) => columns[name] !== reservation[name]))
    await tx.update(reservations).set(columns).where(eq(reservations.id, reservation.id));
  if (fields.length === 0) return;
  await recordChange(tx, actor, {
    apartment,
    reservationId: reservation.id,
    action,
    before: partOf(before, fields),
    after: partOf(after, fields),
  });
}

/** POST: makes a reservation, and leaves one that is there as it is. */
export async function reserve(
  db: Db,
  actor: Actor | null,
  id: number,
  input: ReservationInput,
): Promise<ApartmentState> {
  // most who come too late are told here, and need not queue for the lock
  if (await isReserved(db, id)) throw new AppError('alreadyReserved');
  return writing(db, async (tx) => {
    const held = await holdApartment(tx, id);
    if (held.reservation) throw new AppError('alreadyReserved');
    requireCurrent(held, input.version);
    if (input.reserved === false) throw new AppError('notReserved');
    await open(tx, actor, held, input);
    return readApartment(tx, id);
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
  id: number,
  input: ReservationInput,
  arrivedAt: Date,
): Promise<ApartmentState> =>
  writing(db, async (tx) => {
    const held = await holdApartment(tx, id);
    const { reservation } = held;
    requireCurrent(held, input.version);
    if (!reservation) {
      if (!namesHolder(input)) throw new AppError('notReserved');
      if (input.reserved !== false) await open(tx, actor, held, input);
    } else if (input.version === null && reservation.createdAt >= arrivedAt) {
      throw new AppError('alreadyReserved');
    } else if (input.reserved === false) {
      await close(tx, actor, held, reservation);
    } else {
      if (input.name === '')
        throw new AppError('invalid', { issues: [{ path: ['name'], message: 'required' }] });
      await rewrite(tx, actor, held, reservation, columnsOf(input));
    }
    return readApartment(tx, id);
  });

export const removeReservation = (
  db: Db,
  actor: Actor | null,
  id: number,
  version: number | null,
): Promise<void> =>
  writing(db, async (tx) => {
    const held = await holdApartment(tx, id);
    if (!held.reservation) throw new AppError('notFound');
    requireCurrent(held, version);
    await close(tx, actor, held, held.reservation);
  });

/** Undoes a removal, the last one unless another is named: the holder is back with payments, photo and contract. */
export const restoreReservation = (
  db: Db,
  actor: Actor,
  id: number,
  reserverId: number | null,
): Promise<ApartmentState> =>
  writing(db, async (tx) => {
    const { apartment, reservation } = await holdApartment(tx, id);
    if (reservation) throw new AppError('alreadyReserved');
    const [closed] = await tx
      .select()
      .from(reservations)
      .where(
        and(
          eq(reservations.apartmentId, id),
          isNotNull(reservations.closedAt),
          reserverId === null ? undefined : eq(reservations.id, reserverId),
        ),
      )
      .orderBy(desc(reservations.closedAt), desc(reservations.id))
      .limit(1);
    if (!closed) throw new AppError('notFound');
    await tx
      .update(reservations)
      .set({ closedAt: null, closedBy: null })
      .where(eq(reservations.id, closed.id));
    const change = { apartment, reservationId: closed.id, action: 'restored', before: null } as const;
    await recordChange(tx, actor, { ...change, after: snapshotOf(closed) });
    return readApartment(tx, id);
  });
