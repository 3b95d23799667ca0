import { companyPlace } from '@diyar/contract/rules/place';
import type { Sold, SoldFilters, SoldList, SoldQuery } from '@diyar/contract/sold';
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deals, dealUnits, files as fileRows, projects, units } from '../../db/schema.ts';
import { searchCondition } from '../../db/search.ts';
import { AppError } from '../../errors.ts';
import { liveProjectOf, refColumns } from '../units/index.ts';
import { type Linking, presentSold } from './present.ts';

/** A sold record is a deal in its last stage. */
export const isSold = and(eq(deals.stage, 'sold'), isNull(deals.deletedAt));

/** A record without a date counts by the moment it was entered. */
const soldAt = sql`coalesce(${deals.soldAt}, ${deals.createdAt})`;
const dayOfSale = () => sql`(${soldAt} at time zone ${companyPlace().zone})::date`;

const SEARCHED = { columns: [], deal: deals.id };

/** Search, and a range of days with both ends in it, by the company's clock. */
const matching = async (db: Db, { q, from, to }: SoldFilters): Promise<SQL | undefined> =>
  and(
    isSold,
    from ? sql`${dayOfSale()} >= ${from}::date` : undefined,
    to ? sql`${dayOfSale()} <= ${to}::date` : undefined,
    await searchCondition(db, SEARCHED, q),
  );

async function readRows(
  db: Db | Tx,
  linking: Linking,
  where: SQL | undefined,
  page: { limit: number; offset: number },
): Promise<Sold[]> {
  const rows = await db
    .select({
      deal: deals,
      mimeType: fileRows.mimeType,
      ...refColumns,
    })
    .from(deals)
    .leftJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0)))
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .leftJoin(projects, liveProjectOf(units.projectId))
    .leftJoin(fileRows, eq(fileRows.id, deals.contractFileId))
    .where(where)
    .orderBy(desc(soldAt), desc(deals.soldNo))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => presentSold(row, linking));
}

export async function listSold(db: Db, linking: Linking, query: SoldQuery): Promise<SoldList> {
  const where = await matching(db, query);
  const { page, size } = query;
  const [items, [counted]] = await Promise.all([
    readRows(db, linking, where, { limit: size, offset: (page - 1) * size }),
    db.select({ total: count() }).from(deals).where(where),
  ]);
  return { items, total: counted?.total ?? 0, page, size };
}

export async function readSold(db: Db | Tx, linking: Linking, id: number): Promise<Sold> {
  const [record] = await readRows(db, linking, and(isSold, eq(deals.soldNo, id)), { limit: 1, offset: 0 });
  if (!record) throw new AppError('notFound');
  return record;
}

const CHUNK = 500;

export async function* soldRows(db: Db, linking: Linking, filters: SoldFilters): AsyncGenerator<Sold> {
  const where = await matching(db, filters);
  for (let offset = 0; ; offset += CHUNK) {
    const chunk = await readRows(db, linking, where, { limit: CHUNK, offset });
    yield* chunk;
    if (chunk.length < CHUNK) return;
  }
}
