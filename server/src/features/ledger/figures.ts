import { RECEIVED_KINDS } from '@diyar/contract/rules/ledger';
import { type SQL, sql } from 'drizzle-orm';
import { listed } from '../../db/listed.ts';
import { entriesThere, withSums } from './deal-sums.ts';
import { dayOfDealIn, dayOfLine, placeOf, waitsForStage } from './lines.ts';

const received = listed(RECEIVED_KINDS);

/** The first part says nothing new; by it most lines are left out before they are joined. */
const isPastDue = (today: string) => sql`(line.stage_id is not null or line.due_on < ${today}::date)
  and not ${waitsForStage} and ${dayOfLine(dayOfDealIn(sql`money`))} < ${today}::date`;

/**
 * The figures of each deal in `where`, as the table `figures` of the query that follows: what `balanceOfLedger`, `apartOf`
 * and `overdueOf` of the contract make of its entries and plan. For sums and for orders over thousands of deals; what is
 * shown of one deal comes from the rules themselves. money-desk/figures.test.ts compares both. What does not depend on
 * today is stored (deal-sums.ts). Lines that are shortened by what was written off
 * (`cut`) and entries that count for nothing (`uncounted`) are joined: as subqueries of each deal they would be so
 * expensive to the planner that nothing else matters. Of a flag it expects half of the rows, of a number few. `offset 0`
 * keeps the planner from working out the rest once for each flag.
 */
export const dealFigures = (where: SQL | undefined, today: string): SQL => sql`
  with chosen as materialized (
    select "deals"."id", "deals"."stage", "deals"."currency",
      "deals"."on_day", "deals"."sold_at", "deals"."created_at",
      "deals"."amounts" is not distinct from 'toConfirm' as is_to_confirm,
      "deals"."currency" is null and "deals"."due_currency" = 'Unknown' and "deals"."due_amount" > 0 as is_currency_missing
    from "deals" where ${where ?? sql`true`}
  ),
  money as (
    select summed.*, currency is not null and rest > 0 as owes,
      currency is not null and rest > 0 and stage in ('reserved', 'sold') as owes_by_plan,
      case when currency is not null and rest > 0 and written_off > 0 then 1 end as is_cut,
      case when without_rate > 0 then 1 end as has_uncounted
    from (select added.*, charges - discounts - written_off - paid + refunded as rest
      from (${withSums(sql`chosen`)}) added offset 0) summed
  ),
  cut as (
    select line.id, greatest(0, least(up_to, planned - written_off) - (up_to - amount)) as amount
    from (
      select line.id, line.amount, money.written_off, sum(line.amount) over (partition by money.id) as planned,
        sum(line.amount) over (partition by money.id order by ${placeOf(sql`line`)} rows unbounded preceding) as up_to
      from money join plan_lines line on line.deal_id = money.id where money.is_cut = 1
    ) line
  ),
  planned as (
    select line.deal_id, sum(coalesce(cut.amount, line.amount)) as amount
    from money join plan_lines line on line.deal_id = money.id
    left join stages stage on stage.id = line.stage_id left join cut on cut.id = line.id
    where money.owes_by_plan and ${isPastDue(today)}
    group by line.deal_id
  ),
  uncounted as (
    select id, bool_or(net <> 0) as is_uncounted, bool_or(gone > 0) as is_gone from (
      select money.id, sum(case when entry.kind = 'refund' then -entry.amount else entry.amount end) as net,
        sum(case when entry.kind in (${received}) then -entry.amount
          when entry.kind = 'refund' or (entry.kind = 'charge' and money.stage = 'cancelled') then entry.amount
          else 0 end) as gone
      from money cross join ${entriesThere(sql`money.id`)} and money.has_uncounted = 1
        and entry.currency is distinct from money.currency and rate.id is null
      group by money.id, entry.currency
    ) of_currency group by id
  ),
  due as (
    select money.*, greatest(0, rest) as outstanding, greatest(0, -rest) as overpaid,
      coalesce(planned.amount, 0) - paid + refunded as behind
    from money left join planned on planned.deal_id = money.id
  ),
  figures as (
    select money.*, coalesce(uncounted.is_uncounted, false) as is_uncounted,
      refunded + case when stage = 'cancelled' then charges else 0 end > received
        or coalesce(uncounted.is_gone, false) as is_beyond,
      case when owes_by_plan then least(outstanding, greatest(0, case when has_plan then behind else bounced end))
        else 0 end as overdue
    from due money left join uncounted on uncounted.id = money.id
  )`;
