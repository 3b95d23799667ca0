import { HISTORY_FIELDS, type HistoryAction, type HistoryField } from '@diyar/contract/lacasa';
import type { EventAction } from '@diyar/contract/rules/events';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/index.ts';
import type { Actor } from '../auth/index.ts';
import { recordChanges } from '../changes/index.ts';
import { type DealRow, dealOn, lockUnits, raiseVersions, refuseTaken } from '../deals/index.ts';
import { notify } from '../events/index.ts';
import { type ApartmentRow, readApartment } from './apartments.ts';

/** An apartment nobody else changes until the transaction ends, with its open deal. */
export interface Held {
  apartment: ApartmentRow;
  deal: DealRow | null;
}

export async function holdApartment(tx: Tx, no: number): Promise<Held> {
  const [unit] = await tx.select({ id: units.id }).from(units).where(eq(units.apartmentNo, no));
  if (!unit) throw new AppError('notFound');
  await lockUnits(tx, [unit.id]);
  const { apartment } = await readApartment(tx, no);
  return { apartment, deal: await dealOn(tx, unit.id) };
}

/** Null is a caller who does not say what they saw. */
export function requireCurrent({ apartment }: Held, version: number | null): void {
  if (version !== null && version !== apartment.version) throw new AppError('stale');
}

export function requireReserved({ deal }: Held): DealRow {
  if (!deal) throw new AppError('notReserved');
  return deal;
}

export const writing = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  refuseTaken('alreadyReserved', () => db.transaction(work));

/** The part of a reservation or a payment that a change is about. */
export type Snapshot = Partial<Record<HistoryField, string | number | boolean | null>>;

/** The fields that differ between two of them. */
export const changedFields = (before: Snapshot, after: Snapshot): HistoryField[] =>
  HISTORY_FIELDS.filter((field) => (before[field] ?? null) !== (after[field] ?? null));

export const partOf = (snapshot: Snapshot, fields: readonly HistoryField[]): Snapshot =>
  Object.fromEntries(fields.map((field) => [field, snapshot[field] ?? null]));

export interface Change {
  apartment: ApartmentRow;
  dealId: number;
  action: HistoryAction;
  before: Snapshot | null;
  after: Snapshot | null;
  /** What says which payment it was, stored also where it did not change. */
  context?: readonly HistoryField[];
}

const EVENTS: Partial<Record<HistoryAction, EventAction>> = {
  reserved: 'created',
  removed: 'deleted',
  restored: 'restored',
};

/** What every change leaves behind: new versions, the history, the activity log, and an event to open screens. */
export async function recordChange(tx: Tx, actor: Actor | null, change: Change): Promise<void> {
  const { apartment, dealId, action, before, after, context } = change;
  await raiseVersions(tx, dealId);
  await recordChanges(tx, actor, { entity: 'deal', id: dealId, action, before, after, context });
  const fields = Object.keys({ ...before, ...after });
  await audit(tx, actor, `lacasa.${action}`, {
    entity: 'apartment',
    id: apartment.id,
    details: { label: apartment.label, fields },
  });
  await notify(tx, 'lacasa', EVENTS[action] ?? 'updated', apartment.id);
}
