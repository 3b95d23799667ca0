import type { NextOfPerson, PersonLead } from '@diyar/contract/persons';
import { dayOf } from '@diyar/contract/rules/company-hours';
import type { PersonId } from '@diyar/contract/rules/ids';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { leads, projects, units, users, viewings } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { ofTheirs } from '../building-access/index.ts';
import { isLiveLead } from '../lead-stages/index.ts';
import { companyDay } from '../ledger/index.ts';

const LEADS_SHOWN = 20;

export const isOpenLead = sql`${leads.stage} not in ('won', 'lost')`;

/** The leads that the reader may see, open ones first. */
export async function leadsOf(db: Db, actor: Actor, person: PersonId) {
  if (!mayEnter(actor, 'leads')) return [];
  return db
    .select({
      lead: leads,
      project: { id: projects.id, slug: projects.slug, nameEn: projects.nameEn, nameAr: projects.nameAr },
      unitId: units.id,
      unit: sql<string>`coalesce(nullif(${units.unitNumber}, ''), ${units.labelEn}, '')`,
      owner: displayName(),
    })
    .from(leads)
    .leftJoin(projects, and(eq(projects.id, leads.projectId), isNull(projects.deletedAt)))
    .leftJoin(units, eq(units.id, leads.unitId))
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(and(eq(leads.personId, person), isLiveLead, ofTheirs(actor, leads.projectId)))
    .orderBy(sql`${isOpenLead} desc`, desc(leads.id))
    .limit(LEADS_SHOWN);
}
export type LeadParts = Awaited<ReturnType<typeof leadsOf>>[number];

export const presentLead = ({ lead: { id, stage }, owner, ...parts }: LeadParts): PersonLead => ({
  ...parts,
  id,
  stage,
  owner: owner ?? '',
});

/** The earliest of the steps of open leads and the viewings to come; a step without a day comes last. */
export async function nextOf(
  db: Db,
  actor: Actor,
  person: PersonId,
  own: readonly LeadParts[],
): Promise<NextOfPerson | null> {
  if (!mayEnter(actor, 'leads')) return null;
  const today = companyDay();
  const [viewing] = await db
    .select({
      ...{ id: viewings.id, startsAt: viewings.startsAt, by: displayName() },
      ...{ leadId: leads.id, leadVersion: leads.version },
    })
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.leadId))
    .leftJoin(users, eq(users.id, viewings.staffId))
    .where(
      and(
        and(eq(leads.personId, person), isLiveLead, ofTheirs(actor, leads.projectId)),
        and(eq(viewings.status, 'planned'), gt(viewings.endsAt, new Date())),
      ),
    )
    .orderBy(asc(viewings.startsAt))
    .limit(1);
  const steps = own
    .filter(({ lead }) => isOpenStage(lead.stage) && (lead.nextStep !== '' || lead.nextOn !== null))
    .map(
      ({ lead, owner }): NextOfPerson => ({
        ...{
          leadId: lead.id,
          leadVersion: lead.version,
          viewingId: null,
          on: lead.nextOn,
          at: null,
          text: lead.nextStep,
          by: owner ?? '',
        },
        isOverdue: lead.nextOn !== null && lead.nextOn < today,
      }),
    );
  if (viewing) {
    const { id: viewingId, leadId, leadVersion, startsAt, by } = viewing;
    steps.push({
      ...{
        leadId,
        leadVersion,
        viewingId,
        on: dayOf(startsAt),
        at: startsAt.toISOString(),
        text: '',
        by: by ?? '',
      },
      isOverdue: false,
    });
  }
  const rank = ({ on, at }: NextOfPerson) => `${on ?? '9999'} ${at ?? ''}`;
  return steps.sort((a, b) => rank(a).localeCompare(rank(b)))[0] ?? null;
}
