import type { AgeingPart } from '@diyar/contract/rules/ageing';
import { LATE_PARTS } from '@diyar/contract/rules/ageing';
import { DAY_OF_STAGE_LINES } from '@diyar/contract/rules/stages';
import { type SQL, sql } from 'drizzle-orm';
import { countedIn, dayOfDealIn, dayOfLine, dealFigures, placeOf, waitsForStage } from '../ledger/index.ts';

const counted = countedIn(sql`money.currency`);
const withRate = sql`left join entry_rates rate on rate.entry_id = entry.id and rate.voided_at is null`;

/** Whole parts of 10,000 (no currency has more than four decimals), in which floating point numbers are exact. */
const PARTS_OF_ONE = 10_000;
/** PostgreSQL is several times slower with `numeric`, and here are windows over every line of every deal that owes. */
const inParts = (amount: SQL) => sql`((${amount}) * ${sql.raw(String(PARTS_OF_ONE))})::int8::float8`;
/** An amount of what follows, as it is said. */
export const inFull = (amount: SQL) => sql`${amount} / ${sql.raw(String(PARTS_OF_ONE))}`;

/** How much of a stretch that ends at `upTo` lies between two places. */
const within = (upTo: SQL, length: SQL, from: SQL, to: SQL) =>
  sql`greatest(0, least(${upTo}, ${to}) - greatest(${upTo} - ${length}, ${from}))`;

/** What the dated parts leave of the outstanding amount is on no line. */
const rest = sql`outstanding - coalesce(in_parts, 0)`;
const PARTS: Record<AgeingPart, SQL> = {
  notDue: sql`coalesce(not_due, 0)`,
  waits: sql`coalesce(waits, 0)`,
  late30: sql`coalesce(late30, 0)`,
  late60: sql`coalesce(late60, 0)`,
  late90: sql`coalesce(late90, 0)`,
  older: sql`coalesce(older, 0)`,
  withoutPlan: sql`case when stage <> 'cancelled' and not has_plan then ${rest} else 0 end`,
  beyond: sql`case when stage <> 'cancelled' and has_plan then ${rest} else 0 end`,
  cancelled: sql`case when stage = 'cancelled' then outstanding else 0 end`,
};
const partColumns = sql.join(
  Object.entries(PARTS).map(([part, amount]) => sql`${amount} as ${sql.identifier(part)}`),
  sql`, `,
);
const late = sql.join(
  LATE_PARTS.map((part) => sql`${sql.identifier(part)}`),
  sql` + `,
);

/** As `inFillOrder` of the contract. */
const fillOrder = (today: string) => sql`
  case when waits then greatest(coalesce(day, '${sql.raw(DAY_OF_STAGE_LINES)}'), ${today}::date + 1) else day end,
  case when waits then stage_order else 0 end, ${placeOf(sql`shortened`)}`;

/**
 * What `openLines` of the contract says of each deal that owes something (`owing`), as the table `lines`, and the cheques
 * that wait (`pending`, each with what it counts for). Laid end to end the lines of a plan are a stretch, of which what
 * was received covers the beginning.
 */
export const openFigures = (where: SQL | undefined, today: string): SQL => sql`${dealFigures(where, today)},
  owing as (
    select money.id, money.currency, money.stage, money.has_plan, ${inParts(sql`money.outstanding`)} as outstanding,
      money.on_day, money.sold_at, money.created_at, money.last_refund_on, ${inParts(sql`greatest(0, money.paid - money.refunded)`)} as received
    from figures money where money.owes
  ),
  shortened as (
    select line.*, ${dayOfLine(dayOfDealIn(sql`owing`))} as day, ${waitsForStage} as waits, stage.position as stage_order,
      ${inParts(sql`coalesce(cut.amount, line.amount)`)} as left_of_it,
      owing.currency, owing.received, owing.outstanding
    from plan_lines line join owing on owing.id = line.deal_id and owing.stage <> 'cancelled'
    left join stages stage on stage.id = line.stage_id left join cut on cut.id = line.id
  ),
  laid as (
    select shortened.*, sum(left_of_it) over (partition by deal_id order by ${fillOrder(today)} rows unbounded preceding) as up_to
    from shortened
  ),
  lines as (
    select deal_id, currency, up_to as place, day as due_on, label, waits, stage_id, days_after,
      ${within(sql`up_to`, sql`left_of_it`, sql`received`, sql`received + outstanding`)} as open
    from laid
  ),
  pending as (
    select money.id as deal_id, money.currency, entry.id as entry_id, cheque.due_on, entry.amount as written, entry.currency as written_in,
      ${inParts(counted)} as counted
    from chosen money join entries entry on entry.deal_id = money.id and entry.voided_at is null
    join cheques cheque on cheque.entry_id = entry.id and cheque.state in ('drawer', 'deposited')
    ${withRate}
  )`;

/**
 * The figures of `ageingOf` for each deal that owes something, as the table `aged` of the query that follows.
 * money-ahead.test.ts compares both.
 */
export const agedFigures = (where: SQL | undefined, today: string): SQL => sql`${openFigures(where, today)},
  came_back as (
    select money.id as deal_id, cheque.state_on as since, money.outstanding,
      ${inParts(sql`coalesce(${counted}, 0)`)} as amount,
      sum(${inParts(sql`coalesce(${counted}, 0)`)}) over (partition by money.id order by cheque.state_on, entry.id
        rows unbounded preceding) as up_to
    from owing money join entries entry on entry.deal_id = money.id and entry.voided_at is null
    join cheques cheque on cheque.entry_id = entry.id and cheque.state = 'returned'
    ${withRate}
    where not money.has_plan and money.stage <> 'cancelled'
  ),
  dated as (
    select deal_id, due_on as since, case when not waits then ${today}::date - due_on end as days, waits, open from lines
    union all
    select deal_id, since, greatest(1, ${today}::date - since), false,
      ${within(sql`up_to`, sql`amount`, sql`0`, sql`outstanding`)} from came_back
  ),
  placed as (
    select deal_id, sum(open) as in_parts,
      sum(open) filter (where days <= 0) as not_due,
      sum(open) filter (where waits) as waits,
      sum(open) filter (where days between 1 and 30) as late30,
      sum(open) filter (where days between 31 and 60) as late60,
      sum(open) filter (where days between 61 and 90) as late90,
      sum(open) filter (where days > 90) as older,
      min(since) filter (where days > 0) as since
    from dated where open > 0 group by deal_id
  ),
  covering as (select deal_id, sum(counted) as cheques from pending group by deal_id),
  parted as (
    select owing.id, currency, has_plan, outstanding, last_refund_on, cheques, since, ${partColumns}
    from owing left join placed on placed.deal_id = owing.id left join covering on covering.deal_id = owing.id
  ),
  aged as (
    select parted.*, ${late} as late,
      case when has_plan then least(${late}, coalesce(cheques, 0)) else 0 end as in_cheques,
      case when beyond = 0 then since else least(since, coalesce(last_refund_on, ${today}::date)) end as late_since
    from parted
  )`;
