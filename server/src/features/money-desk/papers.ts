import type { PaperList, PaperRow, PapersQuery } from '@diyar/contract/money-desk';
import { and, count, desc, eq } from 'drizzle-orm';
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
  const [rows, [counted]] = await Promise.all([
    db
      .select({ paper: papers, voidedAt: entries.voidedAt, deal: dealRef })
      .from(papers)
      .innerJoin(entries, eq(entries.id, papers.entryId))
      .innerJoin(deals, eq(deals.id, entries.dealId))
      .where(where)
      .orderBy(desc(papers.id))
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ total: count() })
      .from(papers)
      .innerJoin(entries, eq(entries.id, papers.entryId))
      .innerJoin(deals, eq(deals.id, entries.dealId))
      .where(where),
  ]);
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
  return { items, total: counted?.total ?? 0, page, size };
}
