import {
  CHEQUE_GROUPS,
  type ChequeGroup,
  type ChequeList,
  type ChequeRow,
  type ChequesQuery,
  type MoneyDesk,
} from '@diyar/contract/money-desk';
import { bankDaysOf } from '@diyar/contract/rules/bank-days';
import { DEFAULT_HOURS } from '@diyar/contract/rules/company-hours';
import { sumsByCurrency } from '@diyar/contract/rules/ledger';
import type { Currency } from '@diyar/contract/rules/money';
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { cheques, company, deals, depositLists, entries } from '../../db/schema.ts';
import { companyDay, paperNumber } from '../ledger/index.ts';
import { dealRef, dealsFor, deskSearch } from './scope.ts';
import { weeksFrom } from './weeks.ts';

/** A cheque whose payment is void is on no list. */
const isThere = isNull(entries.voidedAt);

const isPending = inArray(cheques.state, ['drawer', 'deposited']);

/** What today means for cheques: the day, and which due days go to the bank. */
export type BankDays = { today: string } & ReturnType<typeof bankDaysOf>;

export async function readBankDays(db: Db): Promise<BankDays> {
  const today = companyDay();
  const [row] = await db.select({ hours: company.hours }).from(company);
  return { today, ...bankDaysOf(today, row?.hours ?? DEFAULT_HOURS) };
}

function inGroup(group: ChequeGroup, { today, from, opensOn }: BankDays): SQL | undefined {
  const [, next, after] = weeksFrom(today);
  const inDrawer = eq(cheques.state, 'drawer');
  switch (group) {
    case 'today':
      return opensOn ? sql`false` : and(inDrawer, gte(cheques.dueOn, from), lte(cheques.dueOn, today));
    case 'toCome':
      return and(inDrawer, opensOn ? gte(cheques.dueOn, from) : gt(cheques.dueOn, today));
    case 'received':
      return isPending;
    case 'past':
      return and(inDrawer, lt(cheques.dueOn, from));
    case 'thisWeek':
      return and(inDrawer, gte(cheques.dueOn, from), lt(cheques.dueOn, next));
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

const dueMonth = sql<string>`to_char(${cheques.dueOn}, 'YYYY-MM')`;

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
  { group, month, buildingId, q, page, size }: ChequesQuery,
): Promise<ChequeList> {
  const where = and(
    await dealsFor(db, actor, buildingId),
    inGroup(group ?? 'all', await readBankDays(db)),
    month === '' ? undefined : eq(dueMonth, month),
    await deskSearch(db, actor, q, { entryId: cheques.entryId, text: cheques.search }),
  );
  const latestFirst = group === null || group === 'all';
  const [items, total] = await Promise.all([
    readCheques(db, where, { limit: size, offset: (page - 1) * size, latestFirst }),
    countCheques(db, where),
  ]);
  return { items, total, page, size };
}

/** At the bank and returned ones have a day of their own. */
const sinceOf = (group: ChequeGroup) =>
  group === 'deposited' || group === 'returned' ? cheques.stateOn : cheques.dueOn;

type GroupRow = { group: ChequeGroup; count: number; amount: number; since: string | null };
type OfCurrency = { currency: Currency; groups: GroupRow[] };
type OfMonth = { currency: Currency; month: string; count: number; amount: number };

const listed = (what: SQL): SQL => sql`(select coalesce(json_agg(one), '[]'::json) from (${what}) one)`;

/**
 * How many cheques of each group there are, their sums by currency, and the oldest; and what is due later, month by month.
 * Those of one day are added up first: there are fewer days than cheques.
 */
export async function chequeSums(
  db: Db,
  visible: SQL | undefined,
  days: BankDays,
): Promise<Pick<MoneyDesk, 'groups' | 'laterMonths'>> {
  const ofGroup = CHEQUE_GROUPS.map((group) => {
    const where = sql`filter (where ${inGroup(group, days) ?? sql`true`})`;
    return sql`json_build_object('group', ${sql.raw(`'${group}'`)}, 'count', coalesce(sum(count) ${where}, 0),
      'amount', coalesce(sum(amount) ${where}, 0), 'since', min(${sinceOf(group)}) ${where})`;
  });
  // under the name of their table, so that the conditions of the groups are those of the lists
  const { rows } = await db.execute<{ currencies: OfCurrency[]; months: OfMonth[] }>(sql`
    with of_day as materialized (
      select ${entries.currency}, ${cheques.state}, ${cheques.dueOn}, min(${cheques.stateOn}) as state_on,
        count(*) as count, sum(${entries.amount}) as amount
      from ${cheques} join ${entries} on ${entries.id} = ${cheques.entryId} join ${deals} on ${deals.id} = ${entries.dealId}
      where ${and(isThere, visible)} group by 1, 2, 3
    )
    select ${listed(sql`select currency, json_build_array(${sql.join(ofGroup, sql`, `)}) as groups
        from of_day ${cheques} group by currency`)} as currencies,
      ${listed(sql`select currency, ${dueMonth} as month, sum(count) as count, sum(amount) as amount
        from of_day ${cheques} where ${inGroup('later', days)} group by 1, 2 order by 2`)} as months`);
  const { currencies = [], months = [] } = rows[0] ?? {};
  const all = currencies.flatMap(({ currency, groups }) => groups.map((one) => ({ ...one, currency })));
  const countOf = (own: readonly { count: number }[]) => own.reduce((sum, { count }) => sum + count, 0);
  return {
    groups: CHEQUE_GROUPS.map((group) => {
      const own = all.filter((row) => row.group === group);
      const since = own.flatMap(({ since }) => since ?? []).sort()[0] ?? null;
      return { group, count: countOf(own), sums: sumsByCurrency(own), since };
    }),
    laterMonths: [...Map.groupBy(months, ({ month }) => month)].map(([month, own]) => ({
      month,
      count: countOf(own),
      sums: sumsByCurrency(own),
    })),
  };
}
