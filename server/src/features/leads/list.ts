import type { LeadList, LeadsBoard, LeadsBoardQuery, LeadsQuery, StaffList } from '@diyar/contract/leads';
import { BOARD_CARDS, FUNNEL_DAYS, LEADS_COUNTED } from '@diyar/contract/limits';
import { addDays, dayOf } from '@diyar/contract/rules/company-hours';
import { LEAD_STAGES, type LeadStage, OPEN_LEAD_STAGES } from '@diyar/contract/rules/leads';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { leads, users } from '../../db/schema.ts';
import { ofTheirs } from '../building-access/index.ts';
import { isLiveLead, isStaff, staffName } from '../lead-stages/index.ts';
import {
  BY_END,
  BY_NEXT_STEP,
  choose,
  closedSince,
  isClosedLead,
  isOpenLead,
  isOverdue,
  narrowed,
  ownedAs,
} from './filters.ts';
import { readLeadParts, readLeads } from './read.ts';

const counted = (where: SQL | undefined, max: number) => countUpTo(leads, and(isLiveLead, where), max);

const upTo = LEADS_COUNTED + 1;

function tabCounts(actor: Actor) {
  const theirs = (where: SQL | undefined) => counted(and(where, ofTheirs(actor, leads.projectId)), upTo);
  return {
    all: theirs(isOpenLead),
    mine: theirs(and(isOpenLead, eq(leads.ownerId, actor.id))),
    unowned: theirs(and(isOpenLead, isNull(leads.ownerId))),
    overdue: theirs(isOverdue()),
    closed: theirs(isClosedLead),
  };
}

/** Counts in one query. */
async function readCounts<Name extends string>(
  db: Db,
  counts: Record<Name, SQL<number>>,
): Promise<Record<Name, number>> {
  const [row] = await db.select(counts as Record<string, SQL<number>>).from(sql`(values (1)) as one`);
  return row as Record<Name, number>;
}

export async function listLeads(db: Db, actor: Actor, query: LeadsQuery): Promise<LeadList> {
  const { page, size } = query;
  const offset = (page - 1) * size;
  const { where, order } = await choose(db, actor, query);
  const max = offset + size + LEADS_COUNTED;
  const [items, { found, ...tabs }] = await Promise.all([
    readLeads(db, actor, where, order, { limit: size, offset }),
    readCounts(db, { found: counted(where, max + 1), ...tabCounts(actor) }),
  ]);
  return { items, total: Math.min(found, max), more: found > max, page, size, tabs };
}

const isOpenColumn = (stage: (typeof LEAD_STAGES)[number]) => OPEN_LEAD_STAGES.some((open) => open === stage);

/** The first cards of every stage; of the closed ones those of the last 90 days, the latest first. */
export async function readBoard(db: Db, actor: Actor, query: LeadsBoardQuery): Promise<LeadsBoard> {
  const { tab } = query;
  const narrow = and(
    ownedAs(tab, actor),
    tab === 'overdue' ? isOverdue() : undefined,
    await narrowed(db, actor, query),
  );
  const recent = closedSince(addDays(dayOf(Date.now()), -FUNNEL_DAYS));
  const columns = LEAD_STAGES.map((stage) => {
    const isOpen = isOpenColumn(stage);
    return {
      stage,
      where: and(eq(leads.stage, stage), isOpen ? isOpenLead : recent, narrow),
      order: isOpen ? BY_NEXT_STEP : BY_END,
      limit: BOARD_CARDS,
    };
  });
  const totals = Object.fromEntries(
    columns.map(({ stage, where }) => [stage, counted(where, upTo)]),
  ) as Record<LeadStage, SQL<number>>;
  const [cards, counts] = await Promise.all([
    readLeadParts(db, actor, columns),
    readCounts(db, { ...tabCounts(actor), ...totals }),
  ]);
  const { all, mine, unowned, overdue, closed } = counts;
  return {
    columns: columns.map(({ stage }, i) => ({ stage, total: counts[stage], items: cards[i] ?? [] })),
    tabs: { all, mine, unowned, overdue, closed },
  };
}

/** Who may own a lead or show a unit. */
export async function listStaff(db: Db): Promise<StaffList> {
  const items = await db
    .select({ id: users.id, name: staffName })
    .from(users)
    .where(isStaff)
    .orderBy(asc(staffName), asc(users.id));
  return { items };
}
