import type { Currency } from '@diyar/contract/rules/money';
import type { CashBook, CashBookQuery, CashBookRow, CashBookSum } from '@diyar/contract/till';
import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../actor.ts';
import type { Db } from '../../../db/client.ts';
import { deals, entries, papers, projects, users } from '../../../db/schema.ts';
import { displayName } from '../../../db/user-names.ts';
import { companyDay, paperNumber } from '../../ledger/index.ts';
import { dealRef, dealsFor, deskSearch } from '../scope.ts';

/** Receipts and vouchers in a period, by the day that stands on them. */
async function papersIn(db: Db, actor: Actor, query: CashBookQuery): Promise<SQL | undefined> {
  const { from, to, buildingId, method, currency, cashierId, q } = query;
  return and(
    await dealsFor(db, actor, buildingId),
    await deskSearch(db, actor, q, { entryId: papers.entryId, text: papers.search }),
    from === null ? undefined : gte(entries.onDay, from),
    to === null ? undefined : lte(entries.onDay, to),
    method === null ? undefined : eq(entries.method, method),
    currency === '' ? undefined : sql`${entries.currency} = ${currency}`,
    cashierId === null ? undefined : eq(entries.createdBy, cashierId),
  );
}

type SumRow = {
  buildingId: number | null;
  cashierId: number | null;
  method: (typeof entries.$inferSelect)['method'];
  currency: Currency;
  papers: number;
  receipts: number;
  refunds: number;
} & Record<'received' | 'refunded', string>;

/** The sums of the list, void papers left out. Those of a deal are added up first, because it is in one building. */
async function sumPapers(db: Db, where: SQL | undefined): Promise<SumRow[]> {
  const of = (kind: 'receipt' | 'voucher') => sql`filter (where not is_void and kind = ${kind})`;
  const countOf = (kind: 'receipt' | 'voucher') => sql`coalesce(sum(papers) ${of(kind)}, 0)::int`;
  const sumOf = (kind: 'receipt' | 'voucher') => sql`coalesce(sum(amount) ${of(kind)}, 0)`;
  const { rows } = await db.execute<SumRow>(sql`
    select home.building as "buildingId", cashier as "cashierId", method, currency,
      sum(papers)::int as papers, ${countOf('receipt')} as receipts, ${sumOf('receipt')} as received,
      ${countOf('voucher')} as refunds, ${sumOf('voucher')} as refunded
    from (
      select ${deals.id}, ${papers.kind}, ${entries.method}, ${entries.currency}, ${entries.createdBy} as cashier,
        ${entries.voidedAt} is not null as is_void, count(*) as papers, sum(${entries.amount}) as amount
      from ${papers} join ${entries} on ${entries.id} = ${papers.entryId} join ${deals} on ${deals.id} = ${entries.dealId}
      where ${where ?? sql`true`} group by 1, 2, 3, 4, 5, 6
    ) of_deal left join (
      select claim.deal_id, min(building.id) as building from deal_units claim join units home on home.id = claim.unit_id
      join projects building on building.id = home.project_id and building.floors_from is not null
      where claim.ordinal = 0 group by 1
    ) home on home.deal_id = of_deal.id group by 1, 2, 3, 4`);
  return rows;
}

const present = (ids: readonly (number | null)[]) => [0, ...new Set(ids.flatMap((id) => id ?? []))];

async function nameSums(db: Db, sums: readonly SumRow[]): Promise<CashBookSum[]> {
  const standing = sums.filter(({ receipts, refunds }) => receipts + refunds > 0);
  const buildings = await db
    .select({
      id: projects.id,
      nameEn: projects.nameEn,
      nameAr: projects.nameAr,
      isLacasa: projects.isLacasa,
    })
    .from(projects)
    .where(inArray(projects.id, present(standing.map(({ buildingId }) => buildingId))));
  const cashiers = await db
    .select({ id: users.id, name: displayName() })
    .from(users)
    .where(inArray(users.id, present(standing.map(({ cashierId }) => cashierId))));
  return standing.map(({ papers: _, buildingId, cashierId, method, received, refunded, ...sum }) => ({
    ...sum,
    received: Number(received),
    refunded: Number(refunded),
    method: method ?? 'cash',
    building: buildings.find(({ id }) => id === buildingId) ?? null,
    cashier: cashiers.find(({ id }) => id === cashierId) ?? null,
  }));
}

/** The list and its sums are one query: void papers are in the list and in no sum. */
export async function readCashBook(db: Db, actor: Actor, query: CashBookQuery): Promise<CashBook> {
  const { page, size } = query;
  const where = await papersIn(db, actor, query);
  // chosen before they are read: a paper is a wide row
  const shown = db
    .select({ id: papers.id })
    .from(papers)
    .innerJoin(entries, eq(entries.id, papers.entryId))
    .innerJoin(deals, eq(deals.id, entries.dealId))
    .where(where)
    .orderBy(desc(entries.onDay), desc(papers.id))
    .limit(size)
    .offset((page - 1) * size);
  const [sums, rows] = await Promise.all([
    sumPapers(db, where),
    db
      .select({ paper: papers, entry: entries, cashier: displayName(), deal: dealRef })
      .from(papers)
      .innerJoin(entries, eq(entries.id, papers.entryId))
      .innerJoin(deals, eq(deals.id, entries.dealId))
      .leftJoin(users, eq(users.id, entries.createdBy))
      .where(inArray(papers.id, shown))
      .orderBy(desc(entries.onDay), desc(papers.id)),
  ]);
  const items = rows.map(({ paper, entry, cashier, deal }): CashBookRow => {
    const { id, kind, year, number } = paper;
    return {
      id,
      kind,
      number: paperNumber(year, number),
      entryId: entry.id,
      on: entry.onDay,
      at: paper.createdAt.toISOString(),
      amount: entry.amount,
      currency: entry.currency,
      method: entry.method ?? 'cash',
      cashier,
      isVoid: entry.voidedAt !== null,
      deal,
    };
  });
  const total = sums.reduce((all, row) => all + row.papers, 0);
  return { items, total, page, size, today: companyDay(), sums: await nameSums(db, sums) };
}
