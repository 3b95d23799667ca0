import type { InsightDiscounts, InsightPrices, InsightSales, InsightsQuery } from '@diyar/contract/insights';
import {
  type Days,
  type InsightPeriod,
  insightPeriod,
  lastQuarters,
  periodKey,
} from '@diyar/contract/rules/insight-periods';
import type { Currency } from '@diyar/contract/rules/money';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { companyDay } from '../../ledger/index.ts';
import { byCurrency, dealRefs } from '../scope.ts';
import { projectNames } from './projects.ts';
import { between, soldDeals } from './sold-deals.ts';

/** This month, unless the address says another period. */
export const periodOf = ({ period }: Pick<InsightsQuery, 'period'>): InsightPeriod => {
  const today = companyDay();
  return insightPeriod(period || periodKey(today, 'month'), today);
};

const earliest = (...all: readonly Days[]) => all.map(({ from }) => from).sort()[0] ?? null;

const NAMES = ['now', 'before', 'yearAgo'] as const;
type SoldRow = { projectId: number | null; currency: Currency | null } & Record<
  `${(typeof NAMES)[number]}${'Sales' | 'Amount'}`,
  string
>;

export async function readSales(db: Db, query: InsightsQuery): Promise<InsightSales> {
  const period = periodOf(query);
  const spans: Record<(typeof NAMES)[number], Days> = { now: period, ...period };
  const range = { from: earliest(...NAMES.map((name) => spans[name])), to: period.to };
  const columns = NAMES.flatMap((name) => {
    const inIt = between(sql`on_day`, spans[name]);
    return [
      sql`count(*) filter (where ${inIt}) as ${sql.identifier(`${name}Sales`)}`,
      sql`coalesce(sum(amount) filter (where ${inIt} and currency is not null), 0) as ${sql.identifier(`${name}Amount`)}`,
    ];
  });
  const { rows } = await db.execute<SoldRow>(sql`${soldDeals(range, query.buildingId)}
    select project_id as "projectId", currency, ${sql.join(columns, sql`, `)}
    from sold where ${sql.join(
      NAMES.map((name) => between(sql`on_day`, spans[name])),
      sql` or `,
    )}
    group by 1, 2 order by project_id nulls last, ${byCurrency()}`);
  const { rows: last } = await db.execute<{ on: string | null }>(
    sql`${soldDeals({ from: null, to: null }, query.buildingId)} select max(on_day)::text as "on" from chosen`,
  );
  const names = await projectNames(
    db,
    rows.map(({ projectId }) => projectId),
  );
  return {
    period,
    lastOn: last[0]?.on ?? null,
    rows: rows.map((row) => {
      const of = (name: (typeof NAMES)[number]) => ({
        sales: Number(row[`${name}Sales`]),
        amount: Number(row[`${name}Amount`]),
      });
      return {
        project: names(row.projectId),
        currency: row.currency,
        now: of('now'),
        before: of('before'),
        yearAgo: of('yearAgo'),
      };
    }),
  };
}

type PriceRow = { projectId: number | null; currency: Currency; quarter: string; sales: number } & Record<
  'amount' | 'sqm' | 'list' | 'listSqm',
  string
>;

export async function readPrices(db: Db, query: InsightsQuery): Promise<InsightPrices> {
  const { to } = periodOf(query);
  const today = companyDay();
  const quarters = lastQuarters(to).map((key) => {
    const { from, to } = insightPeriod(key, today);
    return { key, from, to };
  });
  const range = { from: quarters[0]?.from ?? null, to: quarters.at(-1)?.to ?? null };
  const { rows } = await db.execute<PriceRow>(sql`${soldDeals(range, query.buildingId)}
    select project_id as "projectId", currency, to_char(on_day, 'YYYY-"q"Q') as quarter, count(*)::int as sales,
      sum(amount) as amount, sum(sqm) as sqm,
      coalesce(sum(list_price), 0) as list, coalesce(sum(sqm) filter (where list_price is not null), 0) as "listSqm"
    from sold where currency is not null and amount > 0 and sqm > 0
    group by 1, 2, 3 order by 1 nulls last, ${byCurrency()}, 3`);
  const names = await projectNames(
    db,
    rows.map(({ projectId }) => projectId),
  );
  return {
    quarters,
    rows: rows.map(({ projectId, currency, quarter, sales, amount, sqm, list, listSqm }) => ({
      project: names(projectId),
      currency,
      quarter,
      sales,
      amount: Number(amount),
      sqm: Number(sqm),
      list: Number(list),
      listSqm: Number(listSqm),
    })),
  };
}

type DiscountRow = { by: number | null; name: string | null; currency: Currency; sales: number } & Record<
  'discount' | 'listPrice' | 'listDiscount',
  string
> & { largestDeal: number | null; largestShare: string | null };

export async function readDiscounts(db: Db, query: InsightsQuery): Promise<InsightDiscounts> {
  const { year } = periodOf(query);
  const { rows: all } = await db.execute<{ sales: number }>(
    sql`${soldDeals(year, query.buildingId)} select count(*)::int as sales from chosen`,
  );
  const { rows } = await db.execute<DiscountRow>(sql`${soldDeals(year, query.buildingId)},
    written as (
      select sold.id, sold.currency, sold.list_price, entry.created_by as by, sum(${sql`case when entry.currency = sold.currency
        then entry.amount else coalesce(rate.counts_for, 0) end`}) as discount
      from sold join entries entry on entry.deal_id = sold.id and entry.kind = 'discount' and entry.voided_at is null
      left join entry_rates rate on rate.entry_id = entry.id and rate.voided_at is null
      where sold.currency is not null group by 1, 2, 3, 4
    ),
    largest as (
      select distinct on (by, currency) by, currency, id, discount / list_price as share
      from written where list_price is not null order by by, currency, discount / list_price desc, id
    )
    select written.by, coalesce(nullif(staff.full_name, ''), staff.username) as name, written.currency,
      count(*)::int as sales, sum(discount) as discount, coalesce(sum(list_price), 0) as "listPrice",
      coalesce(sum(discount) filter (where list_price is not null), 0) as "listDiscount",
      max(largest.id) as "largestDeal", max(largest.share) as "largestShare"
    from written left join users staff on staff.id = written.by
    left join largest on largest.by is not distinct from written.by and largest.currency = written.currency
    group by 1, 2, 3 order by name nulls last, written.by, ${sql`array_position(array(select distinct currency from sold), written.currency)`}`);
  const refs = await dealRefs(
    db,
    rows.flatMap(({ largestDeal }) => largestDeal ?? []),
  );
  return {
    year,
    sales: all[0]?.sales ?? 0,
    rows: rows.map(({ by, name, currency, sales, discount, listPrice, listDiscount, ...largest }) => {
      const deal = largest.largestDeal === null ? undefined : refs.get(largest.largestDeal);
      return {
        by: by === null || name === null ? null : { id: by, name },
        currency,
        sales,
        discount: Number(discount),
        listPrice: Number(listPrice),
        listDiscount: Number(listDiscount),
        largest: deal ? { deal, share: Number(largest.largestShare) } : null,
      };
    }),
  };
}
