import type { LedgerTotal } from '@diyar/contract/buildings';
import type { DebtList, DebtsQuery, MoneyDesk, MoneyDeskQuery } from '@diyar/contract/money-desk';
import type { DealId } from '@diyar/contract/rules/ids';
import { type Currency, inOrder, offeredCurrencies } from '@diyar/contract/rules/money';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import { closedUntil, companyDay, dealFigures, inTotals } from '../ledger/index.ts';
import { chequeSums, readBankDays } from './cheques.ts';
import { figuresOf, readDeals } from './deal-money.ts';
import { dealsFor, deskSearch } from './scope.ts';
import { weeksFrom } from './weeks.ts';

const isOpen = inArray(deals.stage, ['reserved', 'sold']);
/** The figures decide about the currency; this only keeps the others out. */
const mayNeedAttention = and(
  isOpen,
  or(eq(deals.amounts, 'toConfirm'), and(isNull(deals.currency), eq(deals.dueCurrency, 'Unknown'))),
);

/** Which of the figures are in a list. */
const BELONGS: Record<DebtsQuery['list'], SQL> = {
  overdue: sql`overdue > 0`,
  toGiveBack: sql`stage = 'cancelled' and (overpaid > 0 or is_uncounted)`,
  withoutPlan: sql`not has_plan and outstanding > 0 and stage <> 'cancelled'`,
  attention: sql`(is_to_confirm or is_currency_missing)`,
  withoutRate: sql`currency is not null and is_uncounted and stage <> 'cancelled'`,
  withoutPrice: sql`charges = 0 and stage <> 'cancelled' and (is_uncounted or received > 0)`,
  beyond: sql`is_beyond`,
  unsettled: sql`true`,
};

/** The lists whose number of deals stands at the desk. */
const COUNTED = {
  overdueDeals: BELONGS.overdue,
  withoutPlanDeals: BELONGS.withoutPlan,
  toGiveBackDeals: BELONGS.toGiveBack,
  toConfirmDeals: sql`stage <> 'cancelled' and is_to_confirm`,
  currencyMissingDeals: sql`stage <> 'cancelled' and is_currency_missing and not is_to_confirm`,
  withoutRateDeals: BELONGS.withoutRate,
  withoutPriceDeals: BELONGS.withoutPrice,
  beyondDeals: BELONGS.beyond,
};
type Counted = keyof typeof COUNTED;
const COUNTED_NAMES = Object.keys(COUNTED) as Counted[];

const SUMS = [
  'charges',
  'discounts',
  'writtenOff',
  'paid',
  'refunded',
  'outstanding',
  'overpaid',
  'toGiveBack',
  'overdue',
] as const;
type SumRow = Record<(typeof SUMS)[number], string> & Record<Counted, number> & { currency: Currency | null };

/** The identity per currency. What is to be given back on cancelled deals stands apart from what was overpaid. */
export async function sumFigures(db: Db, where: SQL | undefined, today: string) {
  const counts = COUNTED_NAMES.map(
    (name) => sql`(count(*) filter (where ${COUNTED[name]}))::int as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<SumRow>(sql`${dealFigures(where, today)}
    select currency, sum(charges) as charges, sum(discounts) as discounts, sum(written_off) as "writtenOff",
      sum(paid) as paid, sum(refunded) as refunded, sum(outstanding) as outstanding,
      coalesce(sum(overpaid) filter (where stage <> 'cancelled'), 0) as overpaid,
      coalesce(sum(overpaid) filter (where stage = 'cancelled'), 0) as "toGiveBack", sum(overdue) as overdue,
      ${sql.join(counts, sql`, `)}
    from figures group by currency`);
  const totals = inOrder(rows.flatMap(({ currency }) => currency ?? [])).flatMap(
    (currency): LedgerTotal[] => {
      const row = rows.find((one) => one.currency === currency);
      if (!row) return [];
      const sums = Object.fromEntries(SUMS.map((name) => [name, Number(row[name])]));
      return [{ currency, ...(sums as Record<(typeof SUMS)[number], number>) }];
    },
  );
  const all = COUNTED_NAMES.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]);
  return { totals, ...(Object.fromEntries(all) as Record<Counted, number>) };
}

/** The figures of the desk. */
export async function readDesk(db: Db, actor: Actor, { buildingId }: MoneyDeskQuery): Promise<MoneyDesk> {
  const visible = await dealsFor(db, actor, buildingId);
  const days = await readBankDays(db);
  const { today, opensOn } = days;
  const [figures, ofCheques, closed] = await Promise.all([
    sumFigures(db, and(visible, inTotals), today),
    chequeSums(db, visible, days),
    closedUntil(db),
  ]);
  return {
    today,
    weeks: weeksFrom(today),
    bankOpensOn: opensOn,
    ...ofCheques,
    ...figures,
    closedUntil: closed,
  };
}

const CANDIDATES: Record<DebtsQuery['list'], SQL | undefined> = {
  overdue: and(inTotals, isOpen),
  withoutPlan: and(inTotals, isOpen),
  toGiveBack: and(inTotals, eq(deals.stage, 'cancelled')),
  attention: and(inTotals, mayNeedAttention),
  withoutRate: and(inTotals, isOpen),
  withoutPrice: and(inTotals, isOpen),
  beyond: inTotals,
  unsettled: eq(deals.isUnsettled, true),
};

/** By currency, because currencies cannot be compared, then by what the list is about. */
const mostFirst = (list: DebtsQuery['list']) => sql`currency is not null,
  array_position(string_to_array(${offeredCurrencies().join(' ')}, ' '), currency) nulls last, currency,
  ${list === 'withoutPlan' ? sql`outstanding` : sql`coalesce(nullif(overdue, 0), overpaid)`} desc, id`;

/** The ids of a page, and how many deals the list has. */
async function choosePage(
  db: Db,
  where: SQL | undefined,
  { list, page, size }: Pick<DebtsQuery, 'list' | 'page' | 'size'>,
  today: string,
): Promise<{ ids: DealId[]; total: number }> {
  const { rows } = await db.execute<{ id: DealId; total: number }>(sql`${dealFigures(where, today)}
    select id, (count(*) over ())::int as total from figures where ${BELONGS[list]}
    order by ${mostFirst(list)} limit ${size} offset ${(page - 1) * size}`);
  // a page beyond the last one has no row that could carry the total
  if (rows.length === 0 && page > 1)
    return { ids: [], total: (await choosePage(db, where, { list, page: 1, size: 1 }, today)).total };
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

export async function listDebts(
  db: Db,
  actor: Actor,
  { list, buildingId, q, page, size }: DebtsQuery,
): Promise<DebtList> {
  const where = and(await dealsFor(db, actor, buildingId), CANDIDATES[list], await deskSearch(db, actor, q));
  const today = companyDay();
  const { ids, total } = await choosePage(db, where, { list, page, size }, today);
  const rows = ids.length === 0 ? [] : await readDeals(db, inArray(deals.id, ids));
  const items = rows
    .map((one) => figuresOf(one, today))
    .sort((a, b) => ids.indexOf(a.deal.id) - ids.indexOf(b.deal.id));
  return { items, total, page, size };
}
