import type { LeadList, LeadsBoard, LeadsBoardQuery, LeadsQuery, StaffList } from '@diyar/contract/leads';
import { BOARD_CARDS, FUNNEL_DAYS, LEADS_COUNTED } from '@diyar/contract/limits';
import { addDays, dayOf } from '@diyar/contract/rules/company-hours';
import { LEAD_STAGES, OPEN_LEAD_STAGES } from '@diyar/contract/rules/leads';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { leads, users } from '../../db/schema.ts';
import type { Actor } from '../auth/index.ts';
import { isLiveLead, isStaff, staffName } from '../leads/index.ts';
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
import { readLeads } from './read.ts';

const counted = (where: SQL | undefined, max: number) => countUpTo(leads, and(isLiveLead, where), max);

const upTo = LEADS_COUNTED + 1;

async function countTabs(db: Db, actor: Actor): Promise<LeadList['tabs']> {
  const [row] = await db
    .select({
      all: counted(isOpenLead, upTo),
      mine: counted(and(isOpenLead, eq(leads.ownerId, actor.id)), upTo),
      unowned: counted(and(isOpenLead, isNull(leads.ownerId)), upTo),
      overdue: counted(isOverdue(), upTo),
      closed: counted(isClosedLead, upTo),
    })
    .from(sql`(values (1)) as one`);
  return row ?? { all: 0, mine: 0, unowned: 0, overdue: 0, closed: 0 };
}

async function countLeads(db: Db, where: SQL | undefined, max: number): Promise<number> {
  const [row] = await db.select({ total: counted(where, max) }).from(sql`(values (1)) as one`);
  return row?.total ?? 0;
}

export async function listLeads(db: Db, actor: Actor, query: LeadsQuery): Promise<LeadList> {
  const { page, size } = query;
  const offset = (page - 1) * size;
  const { where, order } = await choose(db, actor, query);
  const max = offset + size + LEADS_COUNTED;
  const [items, found, tabs] = await Promise.all([
    readLeads(db, where, order, { limit: size, offset }),
    countLeads(db, where, max + 1),
    countTabs(db, actor),
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
    await narrowed(db, query),
  );
  const recent = closedSince(addDays(dayOf(Date.now()), -FUNNEL_DAYS));
  const columns = await Promise.all(
    LEAD_STAGES.map(async (stage) => {
      const isOpen = isOpenColumn(stage);
      const of = and(eq(leads.stage, stage), isOpen ? isOpenLead : recent, narrow);
      const [items, total] = await Promise.all([
        readLeads(db, of, isOpen ? BY_NEXT_STEP : BY_END, { limit: BOARD_CARDS }),
        countLeads(db, of, upTo),
      ]);
      return { stage, total, items };
    }),
  );
  return { columns, tabs: await countTabs(db, actor) };
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
