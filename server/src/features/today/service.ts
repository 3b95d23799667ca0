import { FUNNEL_DAYS, LEADS_COUNTED } from '@diyar/contract/limits';
import { addDays, dayOf } from '@diyar/contract/rules/company-hours';
import { mayEnter } from '@diyar/contract/rules/roles';
import type { Today } from '@diyar/contract/today';
import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { startOfDay } from '../../db/company-days.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import {
  cheques,
  deals,
  dealUnits,
  entries,
  leads,
  messages,
  projects,
  units,
  viewings,
} from '../../db/schema.ts';
import { ofTheirs, visibleProjects } from '../building-access/index.ts';
import { unsignedDeals } from '../contracts/index.ts';
import { unitsOfDeal } from '../deals/index.ts';
import { isLiveLead } from '../lead-stages/index.ts';
import { isOpenLead, isOverdue, readLeads } from '../leads/index.ts';
import { agreedQuotes } from '../quotes/index.ts';
import { stagesThisWeek } from '../stages/index.ts';
import { isOpenWish, onDays, readViewings } from '../viewings/index.ts';
import { readNinetyDays } from './figures.ts';
import { readMine } from './mine.ts';

/** Lines of a list; its number leads to the rest. */
const SHOWN = 5;

async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: countUpTo(table, where, LEADS_COUNTED + 1) })
    .from(sql`(values (1)) as one`);
  return row?.total ?? 0;
}

async function leadLines(
  db: Db,
  actor: Actor,
  where: SQL | undefined,
  order: readonly SQL[],
): Promise<Today['newLeads']> {
  const [items, total] = await Promise.all([
    readLeads(db, actor, where, order, { limit: SHOWN }),
    countRows(db, leads, and(isLiveLead, where)),
  ]);
  return { items, total };
}

/** The reader's own steps first, then the longest overdue. */
const overdueOrder = (actor: Actor) => [
  sql`(${leads.ownerId} is not distinct from ${actor.id}::int) desc`,
  asc(leads.nextOn),
  asc(leads.id),
];

async function readWishes(db: Db, actor: Actor): Promise<Today['wishes']> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int`, oldestAt: sql<string | null>`min(${messages.createdAt})` })
    .from(messages)
    .where(and(isOpenWish, ofTheirs(actor, messages.projectId)));
  return { total: row?.total ?? 0, oldestAt: row?.oldestAt ? new Date(row.oldestAt).toISOString() : null };
}

async function readAgreed(db: Db, actor: Actor): Promise<Today['agreed']> {
  const waiting = await agreedQuotes(db, actor, SHOWN);
  return {
    total: waiting.total,
    items: waiting.items.map(({ leadId, ...quote }) => ({
      quoteId: quote.id,
      number: quote.number,
      leadId,
      name: quote.name,
      units: labels(quote.units),
      buildingEn: quote.building.nameEn,
      buildingAr: quote.building.nameAr,
      total: quote.total,
      currency: quote.currency,
      agreedAt: quote.agreedAt ?? quote.createdAt,
      isTaken: quote.isTaken,
    })),
  };
}

const firstUnit = and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0));
const labels = (parts: { label: string }[]) => parts.map(({ label }) => label).join(', ');

async function readHolds(db: Db, actor: Actor, tomorrow: string): Promise<Today['holds']> {
  const rows = await db
    .select({ deal: deals, units: unitsOfDeal, project: projects, total: sql<number>`count(*) over ()::int` })
    .from(deals)
    .leftJoin(dealUnits, firstUnit)
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .leftJoin(projects, eq(projects.id, units.projectId))
    .where(
      and(
        eq(deals.stage, 'held'),
        isNull(deals.deletedAt),
        visibleProjects(actor),
        sql`${deals.holdUntil} > now() and ${deals.holdUntil} < ${startOfDay(tomorrow, 1)}`,
      ),
    )
    .orderBy(asc(deals.holdUntil), asc(deals.id))
    .limit(SHOWN);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ deal, units, project }) => ({
      dealId: deal.id,
      buildingId: project?.id ?? null,
      buildingEn: project?.nameEn ?? '',
      buildingAr: project?.nameAr ?? '',
      units: labels(units),
      name: deal.name,
      until: (deal.holdUntil ?? deal.createdAt).toISOString(),
    })),
  };
}

/** Still in the drawer: those that were due before today wait as well. */
async function readCheques(db: Db, tomorrow: string): Promise<NonNullable<Today['cheques']>> {
  const isWaiting = and(eq(cheques.state, 'drawer'), sql`${cheques.dueOn} <= ${tomorrow}::date`);
  const isValid = and(eq(entries.id, cheques.entryId), isNull(entries.voidedAt));
  const order = [asc(cheques.dueOn), asc(cheques.entryId)];
  // which ones they are is decided before anything of their deals is read
  const chosen = db
    .select({ id: cheques.entryId })
    .from(cheques)
    .innerJoin(entries, isValid)
    .where(isWaiting)
    .orderBy(...order)
    .limit(SHOWN)
    .as('chosen');
  const [items, [counted]] = await Promise.all([
    db
      .select({
        id: cheques.entryId,
        dealId: deals.id,
        buildingId: units.projectId,
        name: deals.name,
        number: cheques.number,
        bank: cheques.bank,
        units: unitsOfDeal,
        dueOn: cheques.dueOn,
        amount: entries.amount,
        currency: entries.currency,
      })
      .from(chosen)
      .innerJoin(cheques, eq(cheques.entryId, chosen.id))
      .innerJoin(entries, eq(entries.id, chosen.id))
      .innerJoin(deals, eq(deals.id, entries.dealId))
      .leftJoin(dealUnits, firstUnit)
      .leftJoin(units, eq(units.id, dealUnits.unitId))
      .orderBy(...order),
    db.select({ total: count() }).from(cheques).innerJoin(entries, isValid).where(isWaiting),
  ]);
  return {
    total: counted?.total ?? 0,
    items: items.map(({ units, ...row }) => ({ ...row, units: labels(units) })),
  };
}

/** What the role may not see is not queried. */
export async function readToday(db: Db, actor: Actor): Promise<Today> {
  const day = dayOf(Date.now());
  const tomorrow = addDays(day, 1);
  const theirs = ofTheirs(actor, leads.projectId);
  const [
    newLeads,
    agreed,
    overdue,
    today,
    wishes,
    holds,
    due,
    stages,
    unsigned,
    mine,
    unanswered,
    ninetyDays,
  ] = await Promise.all([
    leadLines(db, actor, and(isOpenLead, isNull(leads.ownerId), theirs), [
      asc(leads.createdAt),
      asc(leads.id),
    ]),
    readAgreed(db, actor),
    leadLines(db, actor, and(isOverdue(day), theirs), overdueOrder(actor)),
    readViewings(db, actor, and(onDays(day, day), eq(viewings.status, 'planned'), theirs)),
    readWishes(db, actor),
    readHolds(db, actor, tomorrow),
    mayEnter(actor, 'money') ? readCheques(db, tomorrow) : null,
    mayEnter(actor, 'projects') ? stagesThisWeek(db, actor, day, SHOWN) : null,
    mayEnter(actor, 'contracts') ? unsignedDeals(db, actor, SHOWN) : null,
    readMine(db, actor, `${day.slice(0, 7)}-01`),
    countRows(
      db,
      messages,
      and(isNull(messages.deletedAt), isNull(messages.answeredAt), ofTheirs(actor, messages.projectId)),
    ),
    readNinetyDays(db, addDays(day, 1 - FUNNEL_DAYS), theirs),
  ]);
  return {
    day,
    newLeads,
    agreed,
    overdue,
    viewings: { items: today, total: today.length },
    wishes,
    holds,
    cheques: due,
    stages,
    unsigned,
    mine,
    unanswered,
    ninetyDays,
  };
}
