import type { LeadsBoardQuery } from '@diyar/contract/leads';
import { dayOf } from '@diyar/contract/rules/company-hours';
import { FUNNEL_STAGES, type LeadTab } from '@diyar/contract/rules/leads';
import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { startOfDay } from '../../db/company-days.ts';
import { leads } from '../../db/schema.ts';
import { searchCondition } from '../../db/search.ts';
import { ofTheirs } from '../building-access/index.ts';

/** Written as the partial indexes are, so that the planner sees that they apply. */
export const isOpenLead = sql`${leads.stage} not in ('won', 'lost')`;
export const isClosedLead = sql`${leads.stage} in ('won', 'lost')`;

/** New ones that are nobody's, then the longest overdue, then by day, then the newest; without a next step last. */
export const BY_NEXT_STEP = [
  sql`(${leads.stage} = 'new' and ${leads.ownerId} is null) desc`,
  sql`${leads.nextOn} asc nulls last`,
  desc(leads.createdAt),
  desc(leads.id),
];
export const BY_END = [desc(leads.closedAt), desc(leads.id)];
const BY_ARRIVAL = [desc(leads.createdAt), desc(leads.id)];

export const isOverdue = (today = dayOf(Date.now())): SQL | undefined =>
  and(isOpenLead, lt(leads.nextOn, today));

export const cameSince = (day: string): SQL => sql`${leads.createdAt} >= ${startOfDay(day)}`;

const SEARCHED = { columns: [leads.search], project: leads.projectId, unit: leads.unitId };

/** All filters but the tab. */
export async function narrowed(db: Db, actor: Actor, query: LeadsBoardQuery): Promise<SQL | undefined> {
  const { q, stage, reached, owner, project, channel, since, until, answered } = query;
  return and(
    ofTheirs(actor, leads.projectId),
    stage === null ? undefined : eq(leads.stage, stage),
    reached === null
      ? undefined
      : inArray(leads.furthest, FUNNEL_STAGES.slice(FUNNEL_STAGES.indexOf(reached))),
    owner === null ? undefined : eq(leads.ownerId, owner),
    project === null ? undefined : eq(leads.projectId, project),
    channel === '' ? undefined : eq(leads.channel, channel),
    since === null ? undefined : cameSince(since),
    until === null ? undefined : sql`${leads.createdAt} < ${startOfDay(until, 1)}`,
    answered === null
      ? undefined
      : answered === 'no'
        ? isNull(leads.answeredAt)
        : isNotNull(leads.answeredAt),
    await searchCondition(db, SEARCHED, q),
  );
}

/** What a tab asks of a lead's owner. */
export const ownedAs = (tab: LeadTab, actor: Actor): SQL | undefined =>
  tab === 'mine' ? eq(leads.ownerId, actor.id) : tab === 'unowned' ? isNull(leads.ownerId) : undefined;

/** Those of the tab 'all' are the open ones, unless something that closed ones have as well is asked for. */
export async function choose(
  db: Db,
  actor: Actor,
  query: LeadsBoardQuery,
): Promise<{ where: SQL | undefined; order: readonly SQL[] }> {
  const { tab, stage, reached, since, until, answered } = query;
  const narrow = await narrowed(db, actor, query);
  if (tab === 'closed') return { where: and(isClosedLead, narrow), order: BY_END };
  if (tab === 'overdue') return { where: and(isOverdue(), narrow), order: BY_NEXT_STEP };
  const isWide = [stage, reached, since, until, answered].some((value) => value !== null);
  if (tab === 'all' && isWide) return { where: narrow, order: BY_ARRIVAL };
  return { where: and(isOpenLead, ownedAs(tab, actor), narrow), order: BY_NEXT_STEP };
}

export const closedSince = (day: string): SQL | undefined =>
  and(isClosedLead, sql`${leads.closedAt} >= ${startOfDay(day)}`);
