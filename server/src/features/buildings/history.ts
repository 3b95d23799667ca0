import type { HistoryEntry, HistoryList, HistoryQuery } from '@diyar/contract/apartments';
import { HISTORY_FIELDS, type HistoryAction, type HistoryField } from '@diyar/contract/rules/deal-history';
import type { ApartmentNo, ReservationNo } from '@diyar/contract/rules/ids';
import { and, asc, countDistinct, desc, eq, inArray, max, ne, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { changes, deals, dealUnits } from '../../db/schema.ts';
import { changedBy } from '../../db/user-names.ts';
import type { Scope } from '../building-access/index.ts';
import { readApartment } from './apartments.ts';

type Row = { change: typeof changes.$inferSelect; reserverId: ReservationNo | null; by: string };

const shown = (value: unknown) => (value === null || value === undefined ? '' : String(value));

const OF_LEDGER: readonly HistoryAction[] = [
  'paymentAdded',
  'paymentEdited',
  'paymentDeleted',
  'chequesAdded',
  'entryAdded',
  'entryVoided',
  'rateAdded',
  'chequeMoved',
];
const OF_MONEY: readonly HistoryField[] = ['paidAmountStr', 'isFullyPaid', 'endMoney'];

/** What those who do not see money see of a deal's changes. */
export const withoutMoney = and(
  ne(changes.field, ''),
  notInArray(changes.action, [...OF_LEDGER]),
  notInArray(changes.field, [...OF_MONEY]),
);

/** The rows of one write as one entry. */
function presentEntry(rows: readonly Row[], { seesMoney }: Scope): HistoryEntry {
  const [first] = rows as [Row, ...Row[]];
  const { id, at, actorId, actorName, action } = first.change;
  return {
    id,
    reserverId: first.reserverId,
    at: at.toISOString(),
    by: { id: actorId, username: actorName, name: first.by },
    action: action as HistoryAction,
    changes: HISTORY_FIELDS.filter((field) => seesMoney || !OF_MONEY.includes(field)).flatMap((field) => {
      const row = rows.find(({ change }) => change.field === field);
      return row ? [{ field, before: shown(row.change.old), after: shown(row.change.new) }] : [];
    }),
  };
}

/** Every change of an apartment, newest first, those of former holders included. */
export async function readHistory(
  db: Db,
  scope: Scope,
  apartmentNo: ApartmentNo,
  { page, size }: HistoryQuery,
): Promise<HistoryList> {
  const { apartment } = await readApartment(db, scope.building, apartmentNo);
  const dealsOfUnit = db
    .select({ id: dealUnits.dealId })
    .from(dealUnits)
    .where(eq(dealUnits.unitId, apartment.unitId));
  const where = and(
    eq(changes.entity, 'deal'),
    inArray(changes.entityId, dealsOfUnit),
    ne(changes.field, ''),
    scope.seesMoney ? undefined : notInArray(changes.action, [...OF_LEDGER]),
  );
  const [batches, [counted]] = await Promise.all([
    db
      .select({ batch: changes.batch, last: max(changes.id) })
      .from(changes)
      .where(where)
      .groupBy(changes.batch)
      .orderBy(({ last }) => desc(last))
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ total: countDistinct(changes.batch) })
      .from(changes)
      .where(where),
  ]);
  const ids = batches.map(({ batch }) => batch);
  const rows = await db
    .select({ change: changes, reserverId: deals.reservationNo, by: changedBy })
    .from(changes)
    .leftJoin(deals, eq(deals.id, changes.entityId))
    .where(and(inArray(changes.batch, ids), eq(changes.entity, 'deal')))
    .orderBy(asc(changes.id));
  const items = ids.map((batch) =>
    presentEntry(
      rows.filter(({ change }) => change.batch === batch),
      scope,
    ),
  );
  return { items, total: counted?.total ?? 0, page, size };
}
