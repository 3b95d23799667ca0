import { momentText } from '@diyar/contract/rules/dates';
import { HISTORY_FIELDS, type HistoryAction, type HistoryField } from '@diyar/contract/rules/deal-history';
import type { ApartmentNo, DealId } from '@diyar/contract/rules/ids';
import { mayEnter } from '@diyar/contract/rules/roles';
import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../building-access/index.ts';
import { audit, recordChanges } from '../changes/index.ts';
import { type DealRow, dealOn, lockUnits, raiseVersions, refuseTaken } from '../deals/index.ts';
import { followDeal } from '../lead-stages/index.ts';
import { type ApartmentRow, readApartments } from './apartments.ts';

/** An apartment nobody else changes until the transaction ends, with its open deal. */
export interface Held {
  scope: Scope;
  apartment: ApartmentRow;
  deal: DealRow | null;
  /** Further apartments that the call names, held as well. */
  others: { apartment: ApartmentRow; deal: DealRow | null }[];
}

export async function holdApartment(
  tx: Tx,
  scope: Scope,
  no: ApartmentNo,
  further: readonly ApartmentNo[] = [],
): Promise<Held> {
  const numbers = [...new Set([no, ...further])];
  const found = await tx.select({ id: units.id }).from(units).where(inArray(units.apartmentNo, numbers));
  await lockUnits(
    tx,
    found.map(({ id }) => id),
  );
  const states = await readApartments(tx, scope.building, numbers);
  const held: Held['others'] = [];
  for (const number of numbers) {
    const apartment = states.find((state) => state.apartment.id === number)?.apartment;
    if (!apartment) throw new AppError(number === no ? 'notFound' : 'unknownReference');
    held.push({ apartment, deal: await dealOn(tx, apartment.unitId) });
  }
  const [first, ...others] = held as [Omit<Held, 'scope' | 'others'>, ...Held['others']];
  return { scope, ...first, others };
}

/** Null is a caller who does not say what they saw. */
export function requireCurrent({ apartment }: Held, version: number | null): void {
  if (version !== null && version !== apartment.version) throw new AppError('stale');
}

export function requireReserved({ deal }: Held): DealRow {
  if (!deal) throw new AppError('notReserved');
  return deal;
}

/** Of a hold also a colleague's, for those who may; more than a hold is ended by those who close deals. */
export function requireEnding({ actor }: Scope, { stage, ownerId }: DealRow): void {
  if (actor === null) return;
  const isOthers = ownerId !== null && ownerId !== actor.id;
  const right = stage !== 'held' ? 'dealClosing' : isOthers ? 'othersHolds' : 'selling';
  if (!mayEnter(actor, right)) throw new AppError('forbidden');
}

/** Why somebody cannot have a unit that this deal claims. */
export const takenBy = (deal: DealRow): AppError =>
  deal.stage === 'sold'
    ? new AppError('unitTaken')
    : deal.stage === 'held' && deal.holdUntil
      ? new AppError('unitHeld', {
          params: { until: momentText(deal.holdUntil, 'en', { dateStyle: 'short', timeStyle: 'short' }) },
        })
      : new AppError('alreadyReserved');

/** The further apartments of a deal are free, or the deal's already. */
export function requireFree({ others }: Pick<Held, 'others'>, own: DealRow | null = null): void {
  for (const { deal } of others) if (deal && deal.id !== own?.id) throw takenBy(deal);
}

export const writing = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  refuseTaken('alreadyReserved', () => db.transaction(work));

/** The part of a deal or a payment that a change is about. */
export type Snapshot = Partial<Record<HistoryField, string | number | boolean | null>>;

/** The fields that differ between two of them. */
export const changedFields = (before: Snapshot, after: Snapshot): HistoryField[] =>
  HISTORY_FIELDS.filter((field) => (before[field] ?? null) !== (after[field] ?? null));

export const partOf = (snapshot: Snapshot, fields: readonly HistoryField[]): Snapshot =>
  Object.fromEntries(fields.map((field) => [field, snapshot[field] ?? null]));

export interface Change {
  scope: Scope;
  apartment: ApartmentRow;
  dealId: DealId;
  action: HistoryAction;
  before: Snapshot | null;
  after: Snapshot | null;
  /** What says which payment it was, stored also where it did not change. */
  context?: readonly HistoryField[];
}

/** What every change leaves behind: new versions, the history, the activity log, and an event to open screens. */
export async function recordChange(tx: Tx, change: Change): Promise<void> {
  const { scope, apartment, dealId, action, before, after, context } = change;
  const { actor, building } = scope;
  await raiseVersions(tx, dealId);
  await recordChanges(tx, actor, { entity: 'deal', id: dealId, action, before, after, context });
  await followDeal(tx, actor, dealId);
  const fields = Object.keys({ ...before, ...after });
  await audit(tx, actor, `lacasa.${action}`, {
    entity: 'apartment',
    id: apartment.id,
    details: { label: apartment.label, building: building.nameAr || building.nameEn, fields },
    isLacasa: building.isLacasa,
  });
}
