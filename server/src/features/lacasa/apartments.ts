import { type PaymentLine, type PaymentSum, sumPayments } from '@diyar/contract/rules/payments';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { lacasaApartments, payments, reservations } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

export type ApartmentRow = typeof lacasaApartments.$inferSelect;
export type ReservationRow = typeof reservations.$inferSelect;

/** An apartment with its open reservation. Closed ones are only ever read by `history.ts` and the undo. */
export interface ApartmentState {
  apartment: ApartmentRow;
  reservation: ReservationRow | null;
  payments: PaymentSum[];
}

/** In the same statement as the reservation, so that a holder is never seen without the payments or the reverse. */
const lines = sql<PaymentLine[]>`(
  select coalesce(json_agg(json_build_object(
    'amount', ${payments.amount}, 'currency', ${payments.currency}, 'status', ${payments.status}
  )), '[]'::json)
  from ${payments} where ${payments.reservationId} = ${reservations.id}
)`;

const openReservation = and(eq(reservations.apartmentId, lacasaApartments.id), isNull(reservations.closedAt));

/** From the top floor down; one apartment where an id is given. */
export async function readApartments(db: Db | Tx, id?: number): Promise<ApartmentState[]> {
  const rows = await db
    .select({ apartment: lacasaApartments, reservation: reservations, lines })
    .from(lacasaApartments)
    .leftJoin(reservations, openReservation)
    .where(id === undefined ? undefined : eq(lacasaApartments.id, id))
    .orderBy(desc(lacasaApartments.floor), asc(lacasaApartments.position), asc(lacasaApartments.id));
  return rows.map((row) => ({ ...row, payments: sumPayments(row.lines) }));
}

export async function readApartment(db: Db | Tx, id: number): Promise<ApartmentState> {
  const [state] = await readApartments(db, id);
  if (!state) throw new AppError('notFound');
  return state;
}

export async function isReserved(db: Db, id: number): Promise<boolean> {
  const [open] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.apartmentId, id), isNull(reservations.closedAt)));
  return open !== undefined;
}
