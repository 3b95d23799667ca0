import type { Lead, StaffRef } from '@diyar/contract/leads';
import type { PersonRef } from '@diyar/contract/persons';
import type { ProjectRef } from '@diyar/contract/projects';
import { dayOf } from '@diyar/contract/rules/company-hours';
import type { ApartmentNo, LeadId } from '@diyar/contract/rules/ids';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { leads, persons, projects, units, users } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { isLiveLead, type LeadRow, staffName } from '../lead-stages/index.ts';
import { isLive, liveProjectOf, presentRefs, refColumns, trackerNo } from '../units/index.ts';
import { leadPerson } from '../who-is-who/index.ts';

/** Of the lead of the outer query. */
const unanswered = sql<number>`(select count(*)::int from messages sent
  where sent.lead_id = ${leads.id} and sent.answered_at is null and sent.deleted_at is null)`;

const nextViewing = sql<string | null>`(select min(planned.starts_at) from viewings planned
  where planned.lead_id = ${leads.id} and planned.status = 'planned' and planned.ends_at > now())`;

const columnsFor = (actor: Actor | null) => ({
  lead: leads,
  person: leadPerson(actor),
  ownerId: users.id,
  ownerName: staffName,
  ...refColumns,
  apartmentNo: trackerNo,
  unanswered,
  nextViewing,
});

type Parts = Parameters<typeof presentRefs>[0] & {
  lead: LeadRow;
  person: PersonRef;
  project: ProjectRef | null;
  apartmentNo: ApartmentNo | null;
  ownerId: number | null;
  ownerName: string | null;
  unanswered: number;
  nextViewing: string | null;
};

export const staffRef = (id: number | null, name: string | null): StaffRef | null =>
  id === null ? null : { id, name: name ?? '' };

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function presentLead(parts: Parts, today = dayOf(Date.now())): Lead {
  const { lead, person, apartmentNo } = parts;
  const { project, unit } = presentRefs(parts);
  return {
    id: lead.id,
    version: lead.version,
    person,
    email: lead.email,
    project,
    unit: unit && { ...unit, apartmentNo },
    stage: lead.stage,
    owner: staffRef(parts.ownerId, parts.ownerName),
    nextStep: lead.nextStep,
    nextOn: lead.nextOn,
    isOverdue: isOpenStage(lead.stage) && lead.nextOn !== null && lead.nextOn < today,
    lostReason: lead.lostReason,
    lostNote: lead.lostNote,
    channel: lead.channel,
    createdAt: lead.createdAt.toISOString(),
    lastMessageAt: iso(lead.lastMessageAt),
    unanswered: parts.unanswered,
    answeredAt: iso(lead.answeredAt),
    answerMinutes: lead.answerMinutes,
    closedAt: iso(lead.closedAt),
    viewingAt: parts.nextViewing === null ? null : new Date(parts.nextViewing).toISOString(),
  };
}

/** Some leads in an order of their own. */
export interface LeadPart {
  where: SQL | undefined;
  order: readonly SQL[];
  limit: number;
  offset?: number;
}

/** Which leads they are is decided on an index alone. */
const choose = (db: Db | Tx, { where, order, limit, offset = 0 }: LeadPart, part: number) =>
  db
    .select({
      id: leads.id,
      part: sql<number>`${part}::int`.as('part'),
      rank: sql<number>`row_number() over (order by ${sql.join([...order], sql`, `)})`.as('rank'),
    })
    .from(leads)
    .where(and(isLiveLead, where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);

/** Several parts in one query: only the chosen leads are read, with what they point to. */
export async function readLeadParts(
  db: Db | Tx,
  actor: Actor,
  parts: readonly LeadPart[],
): Promise<Lead[][]> {
  const [first, second, ...others] = parts.map((part, i) => choose(db, part, i));
  if (!first) return [];
  const chosen = (second ? unionAll(first, second, ...others) : first).as('chosen');
  const rows = await db
    .select({ ...columnsFor(actor), part: chosen.part })
    .from(chosen)
    .innerJoin(leads, eq(leads.id, chosen.id))
    .innerJoin(persons, eq(persons.id, leads.personId))
    .leftJoin(users, eq(users.id, leads.ownerId))
    .leftJoin(units, and(eq(units.id, leads.unitId), isLive))
    .leftJoin(projects, liveProjectOf(leads.projectId))
    .orderBy(chosen.part, chosen.rank);
  const today = dayOf(Date.now());
  return parts.map((_, i) => rows.filter(({ part }) => part === i).map((row) => presentLead(row, today)));
}

export async function readLeads(
  db: Db | Tx,
  actor: Actor,
  where: SQL | undefined,
  order: readonly SQL[],
  page: { limit: number; offset?: number },
): Promise<Lead[]> {
  const [items = []] = await readLeadParts(db, actor, [{ where, order, ...page }]);
  return items;
}

export async function readLead(db: Db | Tx, actor: Actor, id: LeadId): Promise<Lead> {
  const [lead] = await readLeads(db, actor, eq(leads.id, id), [sql`${leads.id}`], { limit: 1 });
  if (!lead) throw new AppError('notFound');
  return lead;
}
