import {
  HISTORY_FIELDS,
  type HistoryEntry,
  type HistoryList,
  type HistoryQuery,
} from '@diyar/contract/lacasa';
import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { reservationHistory } from '../../db/schema.ts';
import { readApartment } from './apartments.ts';

type Row = typeof reservationHistory.$inferSelect;

const shown = (value: unknown) => (value === null || value === undefined ? '' : String(value));

function presentEntry(row: Row): HistoryEntry {
  const touched = { ...row.before, ...row.after };
  const fields = HISTORY_FIELDS.filter((field) => field in touched);
  return {
    id: row.id,
    reserverId: row.reservationId,
    at: row.at.toISOString(),
    by: { id: row.actorId, username: row.actorName },
    action: row.action,
    changes: fields.map((field) => ({
      field,
      before: shown(row.before?.[field]),
      after: shown(row.after?.[field]),
    })),
  };
}

/** Every change of an apartment, newest first, those of former holders included. */
export async function readHistory(
  db: Db,
  apartmentId: number,
  { page, size }: HistoryQuery,
): Promise<HistoryList> {
  await readApartment(db, apartmentId);
  const where = eq(reservationHistory.apartmentId, apartmentId);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(reservationHistory)
      .where(where)
      .orderBy(desc(reservationHistory.at), desc(reservationHistory.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(reservationHistory).where(where),
  ]);
  return { items: rows.map(presentEntry), total: counted?.total ?? 0, page, size };
}
