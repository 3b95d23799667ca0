import type { InsightSale, InsightSaleList, InsightSalesQuery } from '@diyar/contract/insights';
import type { Days } from '@diyar/contract/rules/insight-periods';
import type { Currency } from '@diyar/contract/rules/money';
import { companyPlace } from '@diyar/contract/rules/place';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { dealRefs } from '../scope.ts';

/** Of an entry, in the currency of its deal. */
const counted = sql`case when entry.currency = deal.currency then entry.amount else coalesce(rate.counts_for, 0) end`;

export const between = (day: SQL, { from, to }: Days): SQL =>
  sql`${day} between ${from}::date and ${to}::date`;

/**
 * Sales with their price, discount, list price and area, as the table `sold` of the query that follows. A sale is of the
 * project of its first unit; one without a price has no currency.
 */
export const soldDeals = (
  { from, to }: { from: string | null; to: string | null },
  projectId: number | null,
) => sql`
  with dated as (
    select deal.id, deal.currency, deal.lead_id,
      (coalesce(deal.sold_at, deal.created_at) at time zone ${companyPlace().zone})::date as on_day,
      (select unit.project_id from deal_units claim join units unit on unit.id = claim.unit_id
        where claim.deal_id = deal.id and claim.ordinal = 0) as project_id
    from deals deal where deal.stage = 'sold' and deal.deleted_at is null
  ),
  chosen as (
    select * from dated where ${from === null ? sql`true` : sql`on_day >= ${from}::date`}
      and ${to === null ? sql`true` : sql`on_day <= ${to}::date`}
      and ${projectId === null ? sql`true` : sql`project_id = ${projectId}`}
  ),
  sums as (
    select deal.id, coalesce(sum(${counted}) filter (where entry.kind = 'charge'), 0) as price,
      coalesce(sum(${counted}) filter (where entry.kind = 'discount'), 0) as discount
    from chosen deal join entries entry on entry.deal_id = deal.id and entry.voided_at is null
      and (entry.kind = 'discount' or (entry.kind = 'charge' and entry.reason not in ('fee', 'forfeit')))
    left join entry_rates rate on rate.entry_id = entry.id and rate.voided_at is null
    group by deal.id
  ),
  homes as (
    select deal.id, sum(unit.size_sqm) as sqm,
      case when bool_and(claim.list_price is not null and claim.list_currency = deal.currency)
        then nullif(sum(claim.list_price), 0) end as list_price
    from chosen deal join deal_units claim on claim.deal_id = deal.id join units unit on unit.id = claim.unit_id
    group by deal.id
  ),
  sold as (
    select chosen.*, coalesce(price, 0) as price, coalesce(discount, 0) as discount,
      coalesce(price, 0) - coalesce(discount, 0) as amount, coalesce(sqm, 0) as sqm, list_price
    from chosen left join sums on sums.id = chosen.id left join homes on homes.id = chosen.id
  )`;

const ofProject = (projectId: number | null) =>
  projectId === null ? sql`true` : projectId === 0 ? sql`project_id is null` : sql`project_id = ${projectId}`;

const ofCurrency = (currency: string) =>
  currency === '' ? sql`true` : currency === '-' ? sql`currency is null` : sql`currency = ${currency}`;

const discountedBy = (by: number | null) =>
  by === null
    ? sql`true`
    : sql`exists (select from entries entry where entry.deal_id = sold.id and entry.kind = 'discount'
        and entry.voided_at is null and ${by === 0 ? sql`entry.created_by is null` : sql`entry.created_by = ${by}`})`;

type Row = Omit<InsightSale, 'deal' | 'price' | 'discount' | 'listPrice' | 'sqm'> & {
  id: number;
  price: string;
  discount: string;
  listPrice: string | null;
  sqm: string;
  total: number;
};

/** The sales that a figure of the page counts, newest first. */
export async function listSales(db: Db, query: InsightSalesQuery): Promise<InsightSaleList> {
  const { buildingId, projectId, currency, discountBy, page, size } = query;
  const read = async (limit: number, offset: number) => {
    const { rows } = await db.execute<Row>(sql`${soldDeals(query, buildingId)}
      select id, on_day::text as "on", currency, price, discount, list_price as "listPrice", sqm,
        (count(*) over ())::int as total
      from sold where ${ofProject(projectId)} and ${ofCurrency(currency)} and ${discountedBy(discountBy)}
      order by on_day desc, id desc limit ${limit} offset ${offset}`);
    return rows;
  };
  const rows = await read(size, (page - 1) * size);
  // a page beyond the last one has no row that could carry the total
  const [first] = rows.length === 0 && page > 1 ? await read(1, 0) : rows;
  const refs = await dealRefs(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.flatMap(({ id, on, currency, price, discount, listPrice, sqm }): InsightSale[] => {
    const deal = refs.get(id);
    return deal
      ? [
          {
            deal,
            on,
            currency: currency as Currency | null,
            price: Number(price),
            discount: Number(discount),
            listPrice: listPrice === null ? null : Number(listPrice),
            sqm: Number(sqm),
          },
        ]
      : [];
  });
  return { items, total: first?.total ?? 0, page, size };
}
