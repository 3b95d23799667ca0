import { HISTORY_FIELDS, type HistoryAction, type HistoryField } from '@diyar/contract/lacasa';
import type { EventAction } from '@diyar/contract/rules/events';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { violatedConstraint } from '../../db/errors.ts';
import { lacasaApartments, reservationHistory, reservations } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/index.ts';
import type { Actor } from '../auth/index.ts';
import { notify } from '../events/index.ts';
import type { ApartmentRow, ReservationRow } from './apartments.ts';

/** An apartment nobody else changes until the transaction ends. */
export interface Held {
  apartment: ApartmentRow;
  reservation: ReservationRow | null;
}

/** Every write begins with this lock, so that writes of one apartment queue and never deadlock. */
export async function holdApartment(tx: Tx, id: number): Promise<Held> {
  const [apartment] = await tx
    .select()
    .from(lacasaApartments)
    .where(eq(lacasaApartments.id, id))
    .for('update');
  if (!apartment) throw new AppError('notFound');
  const [reservation = null] = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.apartmentId, id), isNull(reservations.closedAt)));
  return { apartment, reservation };
}

/** Null is a caller who does not say what they saw. */
export function requireCurrent({ apartment }: Held, version: number | null): void {
  if (version !== null && version !== apartment.version) throw new AppError('stale');
}

export function requireReserved({ reservation }: Held): ReservationRow {
  if (!reservation) throw new AppError('notReserved');
  return reservation;
}

/** The database has the last word on two holders (reservations_one_open), whatever the lock above missed. */
export async function writing<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (violatedConstraint(error) === 'reservations_one_open')
      throw new AppError('alreadyReserved', { cause: error });
    throw error;
  }
}

/** The part of a reservation or a payment that a change is about. */
export type Snapshot = Partial<Record<HistoryField, string | number | boolean | null>>;

/** The fields that differ between two of them. */
export const changedFields = (before: Snapshot, after: Snapshot): HistoryField[] =>
  HISTORY_FIELDS.filter((field) => (before[field] ?? null) !== (after[field] ?? null));

export const partOf = (snapshot: Snapshot, fields: readonly HistoryField[]): Snapshot =>
  Object.fromEntries(fields.map((field) => [field, snapshot[field] ?? null]));

export interface Change {
  apartment: ApartmentRow;
  reservationId: number;
  action: HistoryAction;
  before: Snapshot | null;
  after: Snapshot | null;
}

const EVENTS: Partial<Record<HistoryAction, EventAction>> = {
  reserved: 'created',
  removed: 'deleted',
  restored: 'restored',
};

/** What every change leaves behind: a new version, the history, the audit, and word to the open screens. */
export async function recordChange(tx: Tx, actor: Actor | null, change: Change): Promise<void> {
  const { apartment, reservationId, action, before, after } = change;
  await tx
    .update(lacasaApartments)
    .set({ version: sql`${lacasaApartments.version} + 1` })
    .where(eq(lacasaApartments.id, apartment.id));
  await tx.insert(reservationHistory).values({
    reservationId,
    apartmentId: apartment.id,
    actorId: actor?.id ?? null,
    actorName: actor?.username ?? 'system',
    action,
    before,
    after,
  });
  const fields = Object.keys({ ...before, ...after });
  await audit(tx, actor, `lacasa.${action}`, {
    entity: 'apartment',
    id: apartment.id,
    details: { label: apartment.label, fields },
  });
  await notify(tx, 'lacasa', EVENTS[action] ?? 'updated', apartment.id);
}
