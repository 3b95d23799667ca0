import type { Person, PersonDeal } from '@diyar/contract/persons';
import { dayOf } from '@diyar/contract/rules/company-hours';
import { OPEN_STAGES } from '@diyar/contract/rules/deals';
import type { PersonId } from '@diyar/contract/rules/ids';
import { sumAmounts } from '@diyar/contract/rules/money';
import { planProgress } from '@diyar/contract/rules/plans';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, entries, leads, papers, projects, quotes } from '../../db/schema.ts';
import { visibleProjects } from '../building-access/index.ts';
import { isLiveLead } from '../lead-stages/index.ts';
import { balanceOfDeal, companyDay, paperNumber } from '../ledger/index.ts';
import type { DealParts } from './deals.ts';
import { isOpenLead } from './head.ts';

const openQuotes = (actor: Actor, person: PersonId) =>
  and(
    and(eq(quotes.personId, person), isNull(quotes.dealId), isNull(quotes.withdrawnAt)),
    and(gte(quotes.validUntil, companyDay()), isNull(projects.deletedAt), visibleProjects(actor)),
  );

type Ends = NonNullable<Person['ends']>;

const labelsOf = ({ units, title }: Pick<PersonDeal, 'units' | 'title'>) =>
  units.map(({ label }) => label).join(', ') || title;

/** The first line of a plan that is to come, with what of it is not paid yet. */
export function nextLineOf(money: DealParts): Ends | null {
  const { deal, plan, units } = money;
  const [balance, today] = [balanceOfDeal(money), companyDay()];
  if (!balance || (deal.stage !== 'reserved' && deal.stage !== 'sold')) return null;
  const line = planProgress(plan, balance, today).find(
    // a stage that is not reached is no appointment
    (one) => !one.waitsFor && one.dueOn !== null && one.dueOn >= today && one.covered < one.amount,
  );
  if (!line?.dueOn) return null;
  const amount = sumAmounts([line.amount, -line.covered], balance.currency);
  const name = labelsOf({ units, title: deal.title });
  return { what: 'due', name, on: line.dueOn, sum: { amount, currency: balance.currency } };
}

/** Of open quotes, holds and lines of plans the one whose day comes first. */
export async function endsOf(
  db: Db,
  actor: Actor,
  person: PersonId,
  shown: readonly PersonDeal[],
  due: readonly (Ends | null)[],
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
  const all = shown.flatMap((deal): Ends[] =>
    deal.stage === 'held' && deal.holdUntil
      ? [{ what: 'hold', name: labelsOf(deal), on: dayOf(new Date(deal.holdUntil)), sum: null }]
      : [],
  );
  if (quote)
    all.push({ what: 'quote', name: paperNumber(quote.year, quote.number), on: quote.on, sum: null });
  if (mayEnter(actor, 'money')) all.push(...due.filter((one) => one !== null));
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
