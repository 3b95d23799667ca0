import type { PaperList, PaperRow, PapersQuery } from '@diyar/contract/money-desk';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, entries, papers } from '../../db/schema.ts';
import { paperNumber } from '../ledger/index.ts';
import { dealRef, dealsFor, deskSearch } from './scope.ts';

/** Receipts and payment vouchers, newest first. */
export async function listPapers(
  db: Db,
  actor: Actor,
  { buildingId, q, page, size }: PapersQuery,
): Promise<PaperList> {
  const where = and(
    await dealsFor(db, actor, buildingId),
    await deskSearch(db, actor, q, { entryId: papers.entryId, text: papers.search }),
  );
  // what is found is found once, for the page and for the number
  const { rows: found } = await db.execute<{ ids: number[]; total: number }>(sql`
    with found as materialized (
      select ${papers.id} from ${papers} join ${entries} on ${entries.id} = ${papers.entryId}
      join ${deals} on ${deals.id} = ${entries.dealId} where ${where ?? sql`true`}
    )
    select (select count(*)::int from found) as total, (select coalesce(json_agg(id), '[]'::json) from (
      select id from found order by id desc limit ${size} offset ${(page - 1) * size}) page) as ids`);
  const { ids = [], total = 0 } = found[0] ?? {};
  const rows = await db
    .select({ paper: papers, voidedAt: entries.voidedAt, deal: dealRef })
    .from(papers)
    .innerJoin(entries, eq(entries.id, papers.entryId))
    .innerJoin(deals, eq(deals.id, entries.dealId))
    .where(inArray(papers.id, [0, ...ids]))
    .orderBy(desc(papers.id));
  const items = rows.map(({ paper, voidedAt, deal }): PaperRow => {
    const { id, kind, year, number, entryId, data } = paper;
    const { on, name, amount, currency } = data;
    return {
      id,
      kind,
      number: paperNumber(year, number),
      entryId,
      on,
      name,
      amount,
      currency,
      isVoid: voidedAt !== null,
      deal,
    };
  });
  return { items, total, page, size };
}
