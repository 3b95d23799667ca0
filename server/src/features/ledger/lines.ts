import type { EntryLine } from '@diyar/contract/rules/ledger';
import type { PlanLine } from '@diyar/contract/rules/plans';
import { sql } from 'drizzle-orm';

/**
 * The ledger of the deal of the outer query without void entries, summed by what tells them apart: a line for each
 * kind, reason, currency, state of a cheque, and whether it has a rate. Read in the statement of the deal, so that a buyer is
 * never seen without the money or the reverse.
 */
export const linesOfDeal = sql<EntryLine[]>`(
  select coalesce(json_agg(json_build_object('kind', line.kind, 'reason', line.reason, 'amount', line.amount, 'currency', line.currency,
    'countsFor', line.counts_for, 'chequeState', line.state, 'since', line.since, 'isVoid', false)), '[]'::json)
  from (
    select entry.kind, entry.reason, entry.currency, cheque.state, min(cheque.state_on) as since, sum(entry.amount) as amount,
      case when entry.currency = "deals"."currency" then sum(entry.amount)
        when "deals"."currency" is null then null else sum(rate.counts_for) end as counts_for
    from entries entry
    left join cheques cheque on cheque.entry_id = entry.id
    left join entry_rates rate on rate.entry_id = entry.id and rate.voided_at is null
    where entry.deal_id = "deals"."id" and entry.voided_at is null
    group by entry.kind, entry.reason, entry.currency, cheque.state, rate.id is null
  ) line
)`;

/** The plan of the deal of the outer query, in order of its days. */
export const planOfDeal = sql<PlanLine[]>`(
  select coalesce(json_agg(json_build_object('dueOn', part.due_on, 'amount', part.amount, 'label', part.label)
    order by part.due_on, part.id), '[]'::json)
  from plan_lines part where part.deal_id = "deals"."id"
)`;
