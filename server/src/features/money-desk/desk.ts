import type { DebtList, DebtsQuery, MoneyDesk, MoneyDeskQuery } from '@diyar/contract/money-desk';
import { CURRENCIES } from '@diyar/contract/rules/money';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import type { Actor } from '../auth/index.ts';
import { closedUntil, companyDay, inTotals, totalsOf } from '../ledger/index.ts';
import { chequeGroups } from './cheques.ts';
import {
  type DealFigures,
  figuresOf,
  type MoneyFigures,
  moneyFigures,
  readDealMoney,
  readDeals,
} from './deal-money.ts';
import { dealsFor, deskSearch } from './scope.ts';
import { weeksFrom } from './weeks.ts';

const isOpen = inArray(deals.stage, ['reserved', 'sold']);
/** `figuresOf` decides about the currency; this only keeps the others out. */
const mayNeedAttention = and(
  isOpen,
  or(eq(deals.amounts, 'toConfirm'), and(isNull(deals.currency), eq(deals.dueCurrency, 'Unknown'))),
);

const BELONGS: Record<DebtsQuery['list'], (figures: MoneyFigures) => boolean> = {
  overdue: ({ overdue }) => (overdue?.amount ?? 0) > 0,
  toGiveBack: ({ stage, balance, uncounted }) =>
    stage === 'cancelled' && ((balance?.overpaid ?? 0) > 0 || uncounted.length > 0),
  attention: (figures) => figures.isToConfirm || figures.isCurrencyMissing,
  unsettled: () => true,
};

/** The figures of the desk. */
export async function readDesk(db: Db, actor: Actor, { buildingId }: MoneyDeskQuery): Promise<MoneyDesk> {
  const visible = await dealsFor(db, actor, buildingId);
  const today = companyDay();
  const [money, groups, closed] = await Promise.all([
    readDealMoney(db, and(visible, inTotals)),
    chequeGroups(db, visible, today),
    closedUntil(db),
  ]);
  const figures = money.map((one) => moneyFigures(one, today));
  const open = figures.filter(({ stage }) => stage !== 'cancelled');
  return {
    today,
    weeks: weeksFrom(today),
    groups,
    totals: totalsOf(money, today).ledger,
    overdueDeals: figures.filter(BELONGS.overdue).length,
    toGiveBackDeals: figures.filter(BELONGS.toGiveBack).length,
    toConfirmDeals: open.filter((one) => one.isToConfirm).length,
    currencyMissingDeals: open.filter((one) => one.isCurrencyMissing && !one.isToConfirm).length,
    closedUntil: closed,
  };
}

const CANDIDATES: Record<DebtsQuery['list'], SQL | undefined> = {
  overdue: and(
    inTotals,
    isOpen,
    sql`exists (select 1 from plan_lines line where line.deal_id = ${deals.id})`,
  ),
  toGiveBack: and(inTotals, eq(deals.stage, 'cancelled')),
  attention: and(inTotals, mayNeedAttention),
  unsettled: eq(deals.isUnsettled, true),
};

/** By currency, because currencies cannot be compared, then by what is owed. */
function mostFirst(a: DealFigures, b: DealFigures): number {
  const currency = ({ balance }: DealFigures) => (balance ? CURRENCIES.indexOf(balance.currency) : -1);
  const owed = ({ overdue, balance }: DealFigures) => overdue?.amount || balance?.overpaid || 0;
  return currency(a) - currency(b) || owed(b) - owed(a) || a.deal.id - b.deal.id;
}

/** What a list holds follows from the ledgers, so they are read before the page is cut. */
export async function listDebts(
  db: Db,
  actor: Actor,
  { list, buildingId, q, page, size }: DebtsQuery,
): Promise<DebtList> {
  const where = and(await dealsFor(db, actor, buildingId), CANDIDATES[list], await deskSearch(db, q));
  const today = companyDay();
  const rows = (await readDeals(db, where))
    .map((one) => figuresOf(one, today))
    .filter(BELONGS[list])
    .sort(mostFirst);
  const items = rows
    .slice((page - 1) * size, page * size)
    .map(({ deal, balance, overdue, uncounted, dueText }) => ({
      deal,
      balance,
      overdue,
      uncounted,
      dueText,
    }));
  return { items, total: rows.length, page, size };
}
