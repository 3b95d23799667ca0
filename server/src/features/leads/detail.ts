import type { LeadDetail } from '@diyar/contract/leads';
import type { LeadId } from '@diyar/contract/rules/ids';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, dealUnits, leads, persons, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { ofTheirs } from '../building-access/index.ts';
import { unitsOfDeal } from '../deals/index.ts';
import { isLiveLead } from '../lead-stages/index.ts';
import { readLeads } from './read.ts';
import { readTimeline } from './timeline.ts';

async function readDeals(db: Db, leadId: LeadId) {
  const rows = await db
    .select({ deal: deals, units: unitsOfDeal, buildingId: units.projectId })
    .from(deals)
    .leftJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0)))
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .where(and(eq(deals.leadId, leadId), isNull(deals.deletedAt)))
    .orderBy(desc(deals.id));
  const isRunning = ({ stage, holdUntil }: (typeof rows)[number]['deal']) =>
    stage !== 'held' || (holdUntil !== null && holdUntil > new Date());
  const named = rows.map(({ deal, units, buildingId }) => ({
    deal,
    buildingId,
    units: units.map(({ label }) => label).join(', '),
  }));
  const open = named.filter(
    ({ deal }) => ['held', 'reserved', 'sold'].includes(deal.stage) && isRunning(deal),
  );
  const main = open[0] ?? named[0];
  return {
    openHolds: open
      .filter(({ deal }) => deal.stage === 'held')
      .map(({ deal, units, buildingId }) => ({
        dealId: deal.id,
        units,
        until: deal.holdUntil?.toISOString() ?? null,
        buildingId,
      })),
    deal: main
      ? {
          id: main.deal.id,
          stage: main.deal.stage,
          buildingId: main.buildingId,
          units: main.units,
          soldNo: main.deal.soldNo,
        }
      : null,
  };
}

export async function readLeadDetail(db: Db, actor: Actor, id: LeadId): Promise<LeadDetail> {
  const [row] = await db
    .select({ lead: leads, person: persons })
    .from(leads)
    .innerJoin(persons, eq(persons.id, leads.personId))
    .where(and(eq(leads.id, id), isLiveLead, ofTheirs(actor, leads.projectId)));
  if (!row) throw new AppError('notFound');
  const { lead, person } = row;
  const [all, timeline, ofDeals] = await Promise.all([
    readLeads(
      db,
      actor,
      and(eq(leads.personId, person.id), ofTheirs(actor, leads.projectId)),
      [desc(leads.createdAt), desc(leads.id)],
      { limit: 50 },
    ),
    readTimeline(db, actor, id),
    readDeals(db, id),
  ]);
  const own = all.find((one) => one.id === id);
  if (!own) throw new AppError('notFound');
  return {
    ...own,
    campaign: lead.origin?.utmCampaign ?? '',
    medium: lead.origin?.utmMedium ?? '',
    referrer: lead.origin?.referrer ?? '',
    landing: lead.origin?.landing ?? '',
    timeline,
    otherLeads: all
      .filter((one) => one.id !== id)
      .map(({ id, stage, project, unit, createdAt }) => ({ id, stage, project, unit, createdAt })),
    ...ofDeals,
  };
}
