import type { NextOfPerson, Person, PersonDeal, PersonLead } from '@diyar/contract/persons';
import { AMOUNT_CURRENCIES } from '@diyar/contract/rules/amounts';
import { dayOf } from '@diyar/contract/rules/company-hours';
import { OPEN_STAGES } from '@diyar/contract/rules/deals';
import type { PersonId } from '@diyar/contract/rules/ids';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, asc, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, entries, leads, papers, projects, quotes, units, users, viewings } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { ofTheirs, visibleProjects } from '../building-access/index.ts';
import { isLiveLead } from '../lead-stages/index.ts';
import { companyDay, paperNumber } from '../ledger/index.ts';

const LEADS_SHOWN = 20;

const isOpenLead = sql`${leads.stage} not in ('won', 'lost')`;

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

const openQuotes = (actor: Actor, person: PersonId) =>
  and(
    and(eq(quotes.personId, person), isNull(quotes.dealId), isNull(quotes.withdrawnAt)),
    and(gte(quotes.validUntil, companyDay()), isNull(projects.deletedAt), visibleProjects(actor)),
  );

/** Of open quotes and holds the one that ends first. */
export async function endsOf(
  db: Db,
  actor: Actor,
  person: PersonId,
  shown: readonly PersonDeal[],
): Promise<Person['ends']> {
  const [quote] = mayEnter(actor, 'buildings')
    ? await db
        .select({ year: quotes.year, number: quotes.number, on: quotes.validUntil })
        .from(quotes)
        .innerJoin(projects, eq(projects.id, quotes.projectId))
        .where(openQuotes(actor, person))
        .orderBy(asc(quotes.validUntil), asc(quotes.id))
        .limit(1)
    : [];
  const all = shown.flatMap(({ stage, holdUntil, units, title }): NonNullable<Person['ends']>[] =>
    stage === 'held' && holdUntil
      ? [
          {
            what: 'hold',
            name: units.map(({ label }) => label).join(', ') || title,
            on: dayOf(new Date(holdUntil)),
          },
        ]
      : [],
  );
  if (quote) all.push({ what: 'quote', name: paperNumber(quote.year, quote.number), on: quote.on });
  return all.sort((a, b) => a.on.localeCompare(b.on))[0] ?? null;
}

const isOpenDeal = ({ stage }: PersonDeal) => OPEN_STAGES.some((open) => open === stage);

/** Where a corrected name is seen, and how many papers keep the one that was typed. */
export async function usesOf(
  db: Db,
  actor: Actor,
  person: PersonId,
  shown: readonly PersonDeal[],
): Promise<Person['uses']> {
  if (!mayEnter(actor, 'personMerging')) return null;
  const [[quoted], openLeads, issued] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(quotes)
      .innerJoin(projects, eq(projects.id, quotes.projectId))
      .where(openQuotes(actor, person)),
    db.$count(leads, and(eq(leads.personId, person), isLiveLead, isOpenLead)),
    db.$count(
      papers,
      sql`${papers.entryId} in (select ${entries.id} from ${entries} join ${deals} on ${deals.id} = ${entries.dealId}
        where ${deals.personId} = ${person} and ${deals.deletedAt} is null)`,
    ),
  ]);
  return {
    ...{ deals: shown.filter(isOpenDeal).length, leads: openLeads },
    ...{ quotes: quoted?.count ?? 0, papers: issued },
  };
}

/** Per currency, since the first day that something of it is late. */
export const sumLate = (shown: readonly PersonDeal[]): NonNullable<Person['late']> =>
  AMOUNT_CURRENCIES.flatMap((currency) => {
    const own = shown.flatMap(({ balance, overdue }) =>
      balance?.currency === currency && overdue && overdue.amount > 0 ? [overdue] : [],
    );
    const thousandths = own.reduce((sum, { amount }) => sum + Math.round(amount * 1000), 0);
    const since = own.flatMap(({ since }) => since ?? []).sort()[0] ?? null;
    return thousandths === 0 ? [] : [{ currency, amount: thousandths / 1000, since }];
  });
