import type { UnitId } from '@diyar/contract/rules/ids';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { deals, dealUnits } from '../db/schema.ts';

type Values = Partial<typeof deals.$inferInsert>;

async function insert(db: Db, values: typeof deals.$inferInsert, unitId?: UnitId) {
  const [deal] = await db.insert(deals).values(values).returning();
  if (!deal) throw new Error('insert returned nothing');
  if (unitId !== undefined) await db.insert(dealUnits).values({ dealId: deal.id, unitId });
  return deal;
}

/** A sold record as a row, for tests that are about something else. */
export const insertSold = (db: Db, values: Values = {}, unitId?: UnitId) =>
  insert(
    db,
    { title: 'A-1', ...values, stage: 'sold', soldNo: sql`nextval('deals_sold_no')` as never },
    unitId,
  );

export const insertReservation = (db: Db, values: Values = {}, unitId?: UnitId) =>
  insert(
    db,
    {
      name: 'Sami',
      ...values,
      stage: 'reserved',
      reservationNo: sql`nextval('deals_reservation_no')` as never,
    },
    unitId,
  );
