import {
  CHEQUE_STATES,
  ENTRY_KINDS,
  isPaidState,
  type LedgerPart,
  partOf,
  RECEIVED_KINDS,
} from '@diyar/contract/rules/ledger';
import { companyPlace } from '@diyar/contract/rules/place';
import { type SQL, sql } from 'drizzle-orm';
import { listed } from '../../db/listed.ts';
import { dayOfDealIn, dayOfLine, placeOf, waitsForStage } from './lines.ts';

const received = listed(RECEIVED_KINDS);

/** What an entry counts for in the currency of its deal: null in another one without a rate. */
const counted = sql`case when entry.currency = chosen.currency then entry.amount
  when chosen.currency is not null then rate.counts_for end`;

/** Entries that are there: not void, and no cheque that waits or came back. */
const effectiveEntries = sql`entries entry
  left join entry_rates rate on rate.entry_id = entry.id and rate.voided_at is null
  where entry.voided_at is null and not exists (select from cheques cheque
    where cheque.entry_id = entry.id and cheque.state not in (${listed(CHEQUE_STATES.filter(isPaidState))}))`;

const part = (name: LedgerPart): SQL => sql`sum(${counted})
  filter (where entry.kind in (${listed(ENTRY_KINDS.filter((kind) => partOf(kind) === name))}))`;

/** Entries that count for nothing: in another currency without a rate, or on a deal without a price. */
const withoutRate = sql`count(*) filter (where (${counted}) is null)`;

/** Of such entries, by currency: asked only of the few deals that have them. */
const uncountedWhere = (having: SQL): SQL => sql`money.without_rate > 0 and exists (
  select 1 from ${effectiveEntries} and entry.deal_id = money.id
    and entry.currency is distinct from money.currency and rate.id is null
  group by entry.currency having ${having})`;

/** Whether more of them was received than given back, or less. */
const isUncounted = uncountedWhere(
  sql`sum(case when entry.kind = 'refund' then -entry.amount else entry.amount end) <> 0`,
);

/** Whether more was given back than received: of a cancelled deal the forfeit counts as given back. */
const isBeyond = sql`(refunded + case when stage = 'cancelled' then charges else 0 end > received
  or ${uncountedWhere(sql`sum(case when entry.kind in (${received}) then -entry.amount
    when entry.kind = 'refund' or (entry.kind = 'charge' and money.stage = 'cancelled') then entry.amount else 0 end) > 0`)})`;

const isPastDue = (today: string) =>
  sql`not ${waitsForStage} and ${dayOfLine(sql`deal_day`)} < ${today}::date`;

/** What is written off shortens the plan from its stored end, which a line before today may be. */
const plannedBeforeToday = (today: string) => sql`case when written_off = 0 then coalesce(planned.amount, 0)
  else coalesce((select sum(greatest(0, least(cut.up_to, cut.planned - written_off) - (cut.up_to - cut.amount)))
    from (select line.amount, ${isPastDue(today)} as is_past, sum(line.amount) over () as planned,
        sum(line.amount) over (order by ${placeOf(sql`line`)} rows unbounded preceding) as up_to
      from plan_lines line left join stages stage on stage.id = line.stage_id
      where line.deal_id = money.id) cut where cut.is_past), 0) end`;

/**
 * The figures of each deal in `where`, as the table `figures` of the query that follows: what `balanceOfLedger`, `apartOf`
 * and `overdueOf` of the contract make of its entries and plan. For sums and for orders over thousands of deals; what is
 * shown of one deal comes from the rules themselves. money-desk/figures.test.ts compares both.
 */
export const dealFigures = (where: SQL | undefined, today: string): SQL => sql`
  with chosen as materialized (
    select "deals"."id", "deals"."stage", "deals"."currency",
      ${dayOfDealIn(sql`"deals"`, companyPlace().zone)} as deal_day,
      "deals"."amounts" is not distinct from 'toConfirm' as is_to_confirm,
      "deals"."currency" is null and "deals"."due_currency" = 'Unknown' and "deals"."due_amount" > 0 as is_currency_missing
    from "deals" where ${where ?? sql`true`}
  ),
  sums as (
    select chosen.id, ${part('charges')} as charges, ${part('discounts')} as discounts,
      ${part('writtenOff')} as written_off, ${part('paid')} as paid, ${part('refunded')} as refunded,
      sum(${counted}) filter (where entry.kind in (${received})) as received,
      ${withoutRate} as without_rate
    from chosen cross join ${effectiveEntries} and entry.deal_id = chosen.id
    group by chosen.id
  ),
  money as (
    select chosen.*, coalesce(charges, 0) as charges, coalesce(discounts, 0) as discounts,
      coalesce(written_off, 0) as written_off, coalesce(paid, 0) as paid, coalesce(refunded, 0) as refunded,
      coalesce(received, 0) as received, coalesce(without_rate, 0) as without_rate
    from chosen left join sums on sums.id = chosen.id
  ),
  planned as (
    select line.deal_id, sum(line.amount) as amount from plan_lines line join chosen on chosen.id = line.deal_id
    left join stages stage on stage.id = line.stage_id
    where ${isPastDue(today)}
    group by line.deal_id
  ),
  bounced as (
    select chosen.id, sum(${counted}) as amount
    from chosen join entries entry on entry.deal_id = chosen.id and entry.voided_at is null
    join cheques cheque on cheque.entry_id = entry.id and cheque.state = 'returned'
    left join entry_rates rate on rate.entry_id = entry.id and rate.voided_at is null
    group by chosen.id
  ),
  due as (
    select money.*, exists (select from plan_lines line where line.deal_id = money.id) as has_plan,
      ${plannedBeforeToday(today)} - paid + refunded as behind, coalesce(bounced.amount, 0) as bounced,
      greatest(0, charges - discounts - written_off - paid + refunded) as outstanding,
      greatest(0, -(charges - discounts - written_off - paid + refunded)) as overpaid
    from money left join planned on planned.deal_id = money.id left join bounced on bounced.id = money.id
  ),
  figures as (
    select money.*, ${isUncounted} as is_uncounted, ${isBeyond} as is_beyond,
      case when currency is null or stage not in ('reserved', 'sold') then 0
        else least(outstanding, greatest(0, case when has_plan then behind else bounced end)) end as overdue
    from due money
  )`;
