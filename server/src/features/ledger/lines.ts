import type { EntryLine } from '@diyar/contract/rules/ledger';
import { companyPlace } from '@diyar/contract/rules/place';
import type { PlanLine } from '@diyar/contract/rules/plans';
import { type PlanStage, planLineOf } from '@diyar/contract/rules/stages';
import { type SQL, sql } from 'drizzle-orm';
import { companyDay } from './days.ts';

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

type StoredLine = Pick<PlanLine, 'dueOn' | 'amount' | 'label'> & {
  /** Of a line that follows a stage. */
  daysAfter?: number;
  stage?: PlanStage;
  dealOn?: string | null;
  dealAt?: string;
};

const withDay = ({ dueOn, amount, label, daysAfter, stage, dealOn, dealAt }: StoredLine): PlanLine =>
  stage && dealAt
    ? planLineOf(
        { dueOn, amount, label, stageId: stage.id, daysAfter: daysAfter ?? 0 },
        [stage],
        dealOn ?? companyDay(new Date(dealAt)),
      )
    : { dueOn, amount, label };

const stageColumns = (stage: SQL) => sql`json_build_object('id', ${stage}.id, 'nameEn', ${stage}.name_en,
  'nameAr', ${stage}.name_ar, 'order', ${stage}.position, 'plannedOn', ${stage}.planned_on, 'reachedOn', ${stage}.reached_on)`;

/** The stages of the project in `projectId`, in their order. */
export const stagesOfProject = (projectId: SQL) => sql<PlanStage[]>`(
  select coalesce(json_agg(${stageColumns(sql`part`)} order by part.position, part.id), '[]'::json)
  from stages part where part.project_id = ${projectId}
)`;

/** The place of a line in its plan; plans of older versions stand in the order of their days. */
export const placeOf = (line: SQL) => sql`coalesce(${line}.position, 0), ${line}.due_on, ${line}.id`;

/** The plan of the deal of the outer query, by its stored position. Each line has the day that its stage gives it. */
export const planOfDeal = sql<PlanLine[]>`(
  select coalesce(json_agg(case when stage.id is null
      then json_build_object('dueOn', part.due_on, 'amount', part.amount, 'label', part.label)
      else json_build_object('dueOn', null, 'amount', part.amount, 'label', part.label, 'daysAfter', part.days_after,
        'stage', ${stageColumns(sql`stage`)}, 'dealOn', "deals"."on_day",
        'dealAt', least("deals"."sold_at", "deals"."created_at")) end
    order by ${placeOf(sql`part`)}), '[]'::json)
  from plan_lines part left join stages stage on stage.id = part.stage_id where part.deal_id = "deals"."id"
)`.mapWith((lines: StoredLine[]) =>
  lines.some(({ stage }) => stage)
    ? lines.map((line, place) => ({ ...withDay(line), place }))
    : lines.map(withDay),
);

/** `dayOfDeal`, in a query over deals. */
export const dayOfDealIn = (deal: SQL): SQL => sql`coalesce(${deal}.on_day,
  (least(${deal}.sold_at, ${deal}.created_at) at time zone ${companyPlace().zone})::date)`;

/**
 * `planLineOf`, in a query that joins `line` with its `stage`: the day of a line that is due, and of one that waits the
 * expected one. money-desk/money-ahead.test.ts compares both.
 */
export const dayOfLine = (dealDay: SQL): SQL => sql`case when line.stage_id is null then line.due_on
  when stage.reached_on is not null then greatest(stage.reached_on, ${dealDay}) + line.days_after
  else stage.planned_on + line.days_after end`;
export const waitsForStage = sql`(line.stage_id is not null and stage.reached_on is null)`;
