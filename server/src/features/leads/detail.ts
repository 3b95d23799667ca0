import type { Duplicate, LeadDetail } from '@diyar/contract/leads';
import { TRASH_TTL_MS } from '@diyar/contract/limits';
import type { LeadId, PersonId } from '@diyar/contract/rules/ids';
import { and, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { changes, deals, dealUnits, leads, messages, persons, units } from '../../db/schema.ts';
import { changedBy } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { ofTheirs } from '../building-access/index.ts';
import { unitsOfDeal } from '../deals/index.ts';
import { isLiveLead, type LeadRow } from '../lead-stages/index.ts';
import { readLeads } from './read.ts';
import { readTimeline } from './timeline.ts';

const DUPLICATES_SHOWN = 5;

type PersonRow = typeof persons.$inferSelect;

/** A name of one word is too common to mean anything. */
const isTelling = (nameKey: string) => nameKey.includes(' ');

/** Others with the same number, the same address, or the same name, unless somebody said that they are two people. */
async function readDuplicates(db: Db, person: PersonRow, lead: LeadRow): Promise<Duplicate[]> {
  const samePhone = person.phoneKey === null ? sql`false` : eq(persons.phoneKey, person.phoneKey);
  const sameEmail: SQL =
    lead.email === ''
      ? sql`false`
      : inArray(
          persons.id,
          db
            .select({ id: leads.personId })
            .from(leads)
            .where(and(eq(leads.email, lead.email), isLiveLead)),
        );
  const sameName = isTelling(person.nameKey) ? eq(persons.nameKey, person.nameKey) : sql`false`;
  const rows = await db
    .select({
      id: persons.id,
      name: persons.name,
      phone: persons.phone,
      samePhone: sql<boolean>`${samePhone}`,
      sameEmail: sql<boolean>`${sameEmail}`,
      leads: sql<number>`(select count(*)::int from leads own where own.person_id = "persons"."id" and own.deleted_at is null)`,
      deals: sql<number>`(select count(*)::int from deals own where own.person_id = "persons"."id" and own.deleted_at is null)`,
    })
    .from(persons)
    .where(
      and(
        or(samePhone, sameEmail, sameName),
        ne(persons.id, person.id),
        isNull(persons.mergedInto),
        sql`not exists (select 1 from distinct_persons apart where apart.person_id = least("persons"."id", ${person.id}::int)
          and apart.other_id = greatest("persons"."id", ${person.id}::int))`,
      ),
    )
    .orderBy(desc(persons.id))
    .limit(DUPLICATES_SHOWN);
  return rows.map(({ samePhone: phone, sameEmail: email, ...row }) => ({
    ...row,
    reason: phone ? 'phone' : email ? 'email' : 'name',
  }));
}

/** Persons that were joined to this one and can still be parted. */
async function readMerges(db: Db, personId: PersonId): Promise<LeadDetail['merges']> {
  const rows = await db
    .select({
      batch: changes.batch,
      name: persons.name,
      phone: persons.phone,
      at: changes.at,
      by: changedBy,
    })
    .from(persons)
    .innerJoin(
      changes,
      and(
        eq(changes.entity, 'person'),
        eq(changes.entityId, persons.id),
        eq(changes.action, 'merged'),
        eq(changes.field, 'mergedInto'),
        gt(changes.at, new Date(Date.now() - TRASH_TTL_MS)),
      ),
    )
    // of several the last: the others were taken back
    .where(
      and(
        eq(persons.mergedInto, personId),
        sql`${changes.id} = (select max(again.id) from changes again where again.entity = 'person'
          and again.entity_id = ${persons.id} and again.action = 'merged' and again.field = 'mergedInto')`,
      ),
    )
    .orderBy(desc(changes.id));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

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
