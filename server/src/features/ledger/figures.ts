import {
  CHEQUE_STATES,
  ENTRY_KINDS,
  isPaidState,
  type LedgerPart,
  PART_OF,
} from '@diyar/contract/rules/ledger';
import { type SQL, sql } from 'drizzle-orm';

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** What an entry counts for in the currency of its deal: null in another one without a rate. */
const counted = sql`case when entry.currency = chosen.currency then entry.amount
  when chosen.currency is not null then rate.counts_for end`;

/** Entries that are there: not void, and no cheque that waits or came back. */
const effectiveEntries = sql`entries entry
  left join entry_rates rate on rate.entry_id = entry.id and rate.voided_at is null
  where entry.voided_at is null and not exists (select from cheques cheque
    where cheque.entry_id = entry.id and cheque.state not in (${listed(CHEQUE_STATES.filter(isPaidState))}))`;

const part = (name: LedgerPart): SQL => sql`sum(${counted})
  filter (where entry.kind in (${listed(ENTRY_KINDS.filter((kind) => PART_OF[kind] === name))}))`;

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
  or ${uncountedWhere(sql`sum(case entry.kind when 'refund' then entry.amount when 'payment' then -entry.amount
    when 'charge' then case when money.stage = 'cancelled' then entry.amount else 0 end else 0 end) > 0`)})`;

/** What is written off shortens the plan from its end; otherwise no line after today matters. */
const plannedBeforeToday = sql`case when written_off = 0 then coalesce(planned.amount, 0)
  else least(coalesce(planned.amount, 0), greatest(0,
    (select sum(line.amount) from plan_lines line where line.deal_id = money.id) - written_off)) end`;

/**
 * The figures of each deal in `where`, as the table `figures` of the query that follows: what `balanceOfLedger`, `apartOf`
 * and `overdueOf` of the contract make of its entries and plan. For sums and for orders over thousands of deals; what is
 * shown of one deal comes from the rules themselves. money-desk/figures.test.ts compares both.
 */
export const dealFigures = (where: SQL | undefined, today: string): SQL => sql`
  with chosen as materialized (
    select "deals"."id", "deals"."stage", "deals"."currency",
      "deals"."amounts" is not distinct from 'toConfirm' as is_to_confirm,
      "deals"."currency" is null and "deals"."due_currency" = 'Unknown' and "deals"."due_amount" > 0 as is_currency_missing
    from "deals" where ${where ?? sql`true`}
  ),
  sums as (
    select chosen.id, ${part('charges')} as charges, ${part('discounts')} as discounts,
      ${part('writtenOff')} as written_off, ${part('paid')} as paid, ${part('refunded')} as refunded,
      sum(${counted}) filter (where entry.kind = 'payment') as received,
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
    where line.due_on < ${today}::date
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
      ${plannedBeforeToday} - paid + refunded as behind, coalesce(bounced.amount, 0) as bounced,
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
