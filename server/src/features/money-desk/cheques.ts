import {
  CHEQUE_GROUPS,
  type ChequeGroup,
  type ChequeList,
  type ChequeRow,
  type ChequesQuery,
  type MoneyDesk,
} from '@diyar/contract/money-desk';
import { sumsByCurrency } from '@diyar/contract/rules/ledger';
import type { Currency } from '@diyar/contract/rules/money';
import { and, asc, count, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { cheques, deals, depositLists, entries } from '../../db/schema.ts';
import { companyDay, paperNumber } from '../ledger/index.ts';
import { dealRef, dealsFor, deskSearch } from './scope.ts';
import { weeksFrom } from './weeks.ts';

/** A cheque whose payment is void is on no list. */
const isThere = isNull(entries.voidedAt);

function inGroup(group: ChequeGroup, today: string): SQL | undefined {
  const [, next, after] = weeksFrom(today);
  const inDrawer = eq(cheques.state, 'drawer');
  switch (group) {
    case 'past':
      return and(inDrawer, lt(cheques.dueOn, today));
    case 'thisWeek':
      return and(inDrawer, gte(cheques.dueOn, today), lt(cheques.dueOn, next));
    case 'nextWeek':
      return and(inDrawer, gte(cheques.dueOn, next), lt(cheques.dueOn, after));
    case 'later':
      return and(inDrawer, gte(cheques.dueOn, after));
    case 'deposited':
    case 'returned':
      return eq(cheques.state, group);
    case 'all':
      return undefined;
  }
}

type Part = { limit: number; offset: number; latestFirst: boolean };

/** By the day they are due, then as they came. */
export async function readCheques(
  db: Db | Tx,
  where: SQL | undefined,
  { limit, offset, latestFirst }: Partial<Part> = {},
): Promise<ChequeRow[]> {
  const order = latestFirst ? desc : asc;
  const query = db
    .select({
      entryId: cheques.entryId,
      bank: cheques.bank,
      number: cheques.number,
      drawer: cheques.drawer,
      dueOn: cheques.dueOn,
      amount: entries.amount,
      currency: entries.currency,
      state: cheques.state,
      stateOn: cheques.stateOn,
      list: { id: depositLists.id, year: depositLists.year, number: depositLists.number },
      deal: dealRef,
      version: deals.version,
    })
    .from(cheques)
    .innerJoin(entries, eq(entries.id, cheques.entryId))
    .innerJoin(deals, eq(deals.id, entries.dealId))
    .leftJoin(depositLists, eq(depositLists.id, cheques.depositListId))
    .where(and(isThere, where))
    .orderBy(order(cheques.dueOn), order(cheques.entryId))
    .offset(offset ?? 0);
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ list, ...row }) => ({
    ...row,
    depositList: list && { id: list.id, number: paperNumber(list.year, list.number) },
  }));
}

async function countCheques(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(cheques)
    .innerJoin(entries, eq(entries.id, cheques.entryId))
    .innerJoin(deals, eq(deals.id, entries.dealId))
    .where(and(isThere, where));
  return counted?.total ?? 0;
}

/** Without a group, all of them, cleared ones too: the latest first. */
export async function listCheques(
  db: Db,
  actor: Actor,
  { group, buildingId, q, page, size }: ChequesQuery,
): Promise<ChequeList> {
  const where = and(
    await dealsFor(db, actor, buildingId),
    inGroup(group ?? 'all', companyDay()),
    await deskSearch(db, actor, q, { entryId: cheques.entryId, text: cheques.search }),
  );
  const latestFirst = group === null || group === 'all';
  const [items, total] = await Promise.all([
    readCheques(db, where, { limit: size, offset: (page - 1) * size, latestFirst }),
    countCheques(db, where),
  ]);
  return { items, total, page, size };
}

/** How many cheques of each group there are, and their sums by currency. */
export async function chequeGroups(
  db: Db,
  visible: SQL | undefined,
  today: string,
): Promise<MoneyDesk['groups']> {
  const whens = CHEQUE_GROUPS.flatMap((group) =>
    group === 'all' ? [] : [sql`when ${inGroup(group, today)} then ${sql.raw(`'${group}'`)}`],
  );
  const rows = await db
    .select({
      group: sql<ChequeGroup | null>`case ${sql.join(whens, sql` `)} end`,
      currency: sql<Currency>`${entries.currency}`,
      count: count(),
      amount: sql<number>`sum(${entries.amount})`.mapWith(Number),
    })
    .from(cheques)
    .innerJoin(entries, eq(entries.id, cheques.entryId))
    .innerJoin(deals, eq(deals.id, entries.dealId))
    .where(and(isThere, visible))
    .groupBy(sql`1`, sql`2`);
  return CHEQUE_GROUPS.map((group) => {
    const own = rows.filter((row) => group === 'all' || row.group === group);
    return {
      group,
      count: own.reduce((sum, { count }) => sum + count, 0),
      sums: sumsByCurrency(own),
    };
  });
}
