import type { Duplicate, LeadDetail } from '@diyar/contract/leads';
import type { LeadId } from '@diyar/contract/rules/ids';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, dealUnits, leads, messages, persons, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { ofTheirs } from '../building-access/index.ts';
import { unitsOfDeal } from '../deals/index.ts';
import { isLiveLead, type LeadRow } from '../lead-stages/index.ts';
import { readMerges, readOthers } from '../who-is-who/index.ts';
import { readLeads } from './read.ts';
import { readTimeline } from './timeline.ts';

type PersonRow = typeof persons.$inferSelect;

/** Unless somebody said that they are two people. */
const readDuplicates = async (db: Db, person: PersonRow, { email }: LeadRow): Promise<Duplicate[]> =>
  (await readOthers(db, person, [email])).filter(({ isApart }) => !isApart);

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

const spellings = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

/** Every name and number under which the person wrote. */
async function readSpellings(db: Db, person: PersonRow) {
  const sent = await db
    .selectDistinct({ name: messages.senderName, phone: messages.phone })
    .from(messages)
    .where(and(eq(messages.personId, person.id), isNull(messages.deletedAt)))
    .limit(50);
  const joined = await db
    .select({ name: persons.name, phone: persons.phone })
    .from(persons)
    .where(eq(persons.mergedInto, person.id));
  const all = [person, ...joined, ...sent];
  return { names: spellings(all.map(({ name }) => name)), phones: spellings(all.map(({ phone }) => phone)) };
}

export async function readLeadDetail(db: Db, actor: Actor, id: LeadId): Promise<LeadDetail> {
  const [row] = await db
    .select({ lead: leads, person: persons })
    .from(leads)
    .innerJoin(persons, eq(persons.id, leads.personId))
    .where(and(eq(leads.id, id), isLiveLead, ofTheirs(actor, leads.projectId)));
  if (!row) throw new AppError('notFound');
  const { lead, person } = row;
  const [all, timeline, duplicates, merges, ofDeals, spelled] = await Promise.all([
    readLeads(
      db,
      actor,
      and(eq(leads.personId, person.id), ofTheirs(actor, leads.projectId)),
      [desc(leads.createdAt), desc(leads.id)],
      { limit: 50 },
    ),
    readTimeline(db, actor, id),
    // who somebody is elsewhere is not for those who are bound
    actor.isBound ? [] : readDuplicates(db, person, lead),
    actor.isBound ? [] : readMerges(db, person.id),
    readDeals(db, id),
    actor.isBound
      ? { names: spellings([lead.name]), phones: spellings([lead.phone]) }
      : readSpellings(db, person),
  ]);
  const own = all.find((one) => one.id === id);
  if (!own) throw new AppError('notFound');
  return {
    ...own,
    ...spelled,
    campaign: lead.origin?.utmCampaign ?? '',
    medium: lead.origin?.utmMedium ?? '',
    referrer: lead.origin?.referrer ?? '',
    landing: lead.origin?.landing ?? '',
    timeline,
    duplicates,
    merges,
    otherLeads: all
      .filter((one) => one.id !== id)
      .map(({ id, stage, project, unit, createdAt }) => ({ id, stage, project, unit, createdAt })),
    ...ofDeals,
  };
}
