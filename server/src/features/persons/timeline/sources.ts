import type { TimelineGroup } from '@diyar/contract/person-timeline';
import type { PersonId } from '@diyar/contract/rules/ids';
import { MONEY_KINDS } from '@diyar/contract/rules/ledger';
import { companyPlace } from '@diyar/contract/rules/place';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../actor.ts';
import type { Db } from '../../../db/client.ts';
import { listed } from '../../../db/listed.ts';
import { deals, entries, leads, messages, quotes } from '../../../db/schema.ts';
import { ofTheirs, visibleProjects } from '../../building-access/index.ts';
import { DEAL_STEPS, HOLD_STEPS } from '../../deals/index.ts';
import { isLiveLead } from '../../lead-stages/index.ts';
import { dayOfDealIn, dayOfLine } from '../../ledger/index.ts';
import { visibleDeals } from '../../who-is-who/index.ts';

/** Where an entry of the timeline is stored; what it says is read of those that are shown alone. */
export const SOURCES = [
  'message',
  'lead',
  'entry',
  'viewing',
  'quote',
  'step',
  'deal',
  'due',
  'money',
  'contract',
] as const;
export type Source = (typeof SOURCES)[number];

/** What has a day only stands at noon; what was entered on its day, when it was entered. */
const onDay = (day: SQL, enteredAt?: SQL): SQL => {
  const { zone } = companyPlace();
  const noon = sql`(${day} + time '12:00') at time zone ${zone}`;
  return enteredAt
    ? sql`case when (${enteredAt} at time zone ${zone})::date = ${day} then ${enteredAt} else ${noon} end`
    : noon;
};

const source = (group: TimelineGroup | SQL, name: Source, rest: SQL): SQL =>
  sql`select ${typeof group === 'string' ? sql.raw(`'${group}'`) : group} as grp, ${sql.raw(`'${name}'`)} as source, ${rest}`;

/** The deals of a person that the reader may see. */
export const dealsOf = (db: Db, actor: Actor, person: PersonId): SQL =>
  and(eq(deals.personId, person), isNull(deals.deletedAt), visibleDeals(db, actor)) as SQL;

/** What staff and the person said, and viewings: of those who may see leads, in their buildings. */
function ofLeads(actor: Actor, person: PersonId): SQL[] {
  const theirs = and(eq(leads.personId, person), isLiveLead, ofTheirs(actor, leads.projectId));
  return [
    source('talk', 'lead', sql`leads.id, leads.created_at as at from leads where ${theirs}`),
    source(
      'talk',
      'entry',
      sql`said.id, said.at from lead_entries said join leads on leads.id = said.lead_id where ${theirs}`,
    ),
    source(
      'offers',
      'viewing',
      sql`shown.id, shown.starts_at as at from viewings shown join leads on leads.id = shown.lead_id where ${theirs}`,
    ),
  ];
}

const isStep = sql`told.entity = 'deal' and told.field <> '' and told.action in (${listed(DEAL_STEPS)})`;
const ofHold = (column: SQL) => sql`case when ${column} then 'offers' else 'deals' end`;

/** On its own day, where somebody named one or it was entered later. */
const dayOfDeal = () => onDay(dayOfDealIn(sql`deals`), sql`deals.created_at`);
const isFirstStep = sql`min(told.id) = (select min(first.id) from changes first where first.entity = 'deal'
  and first.entity_id = told.entity_id and first.field <> '' and first.action in (${listed(DEAL_STEPS)}))`;

/** Steps as the history has them, the first on the day of the deal; a deal from before it on its own day. */
const ofDeals = (own: SQL): SQL[] => [
  source(
    ofHold(sql`told.action in (${listed(HOLD_STEPS)})`),
    'step',
    sql`min(told.id) as id, case when ${isFirstStep} then least(min(told.at), ${dayOfDeal()}) else min(told.at) end as at
      from changes told join deals on deals.id = told.entity_id
      where ${isStep} and ${own} group by told.batch, told.entity_id, told.action, deals.id`,
  ),
  source(
    ofHold(sql`deals.stage in ('held', 'expired')`),
    'deal',
    sql`deals.id, ${dayOfDeal()} as at from deals where ${own}
      and not exists (select from changes told where told.entity_id = deals.id and ${isStep})`,
  ),
  source(
    'papers',
    'contract',
    sql`deals.id, files.created_at as at from deals join files on files.id = deals.contract_file_id where ${own}`,
  ),
];

/** Payments, refunds, and lines of plans that are late. A sum that was typed over is no event. */
const ofMoney = (own: SQL, late: readonly number[]): SQL[] => [
  source(
    'payments',
    'money',
    sql`entries.id, ${onDay(sql`entries.on_day`, sql`entries.created_at`)} as at
      from entries join deals on deals.id = entries.deal_id where ${own}
      and ${inArray(entries.kind, MONEY_KINDS)} and (entries.kind <> 'stated' or entries.voided_at is null)`,
  ),
  source(
    'deals',
    'due',
    sql`line.id, ${onDay(dayOfLine(dayOfDealIn(sql`deals`)))} as at from plan_lines line
      join deals on deals.id = line.deal_id left join stages stage on stage.id = line.stage_id where line.id in (${
        late.length > 0
          ? sql.join(
              late.map((id) => sql`${id}::int`),
              sql`, `,
            )
          : sql`null`
      })`,
  ),
];

/** Everything that happened with a person, as far as the reader may see it: group, source, id and moment. */
export function everything(db: Db, actor: Actor, person: PersonId, late: readonly number[]): SQL {
  const own = dealsOf(db, actor, person);
  const parts = [...ofDeals(own)];
  if (mayEnter(actor, 'messages'))
    parts.push(
      source(
        'talk',
        'message',
        sql`messages.id, messages.created_at as at from messages where ${and(
          eq(messages.personId, person),
          isNull(messages.deletedAt),
          ofTheirs(actor, messages.projectId),
        )}`,
      ),
    );
  if (mayEnter(actor, 'leads')) parts.push(...ofLeads(actor, person));
  if (mayEnter(actor, 'buildings'))
    parts.push(
      source(
        'offers',
        'quote',
        sql`quotes.id, quotes.created_at as at from quotes
          join projects on projects.id = quotes.project_id and projects.deleted_at is null
          where ${and(eq(quotes.personId, person), visibleProjects(actor))}`,
      ),
    );
  if (mayEnter(actor, 'money')) parts.push(...ofMoney(own, late));
  return sql.join(parts, sql` union all `);
}
