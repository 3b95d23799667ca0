import { PERSON_ROLES, type Person, type PersonDeal, type PersonRole } from '@diyar/contract/persons';
import { AMOUNT_CURRENCIES } from '@diyar/contract/rules/amounts';
import { OPEN_STAGES } from '@diyar/contract/rules/deals';
import type { PersonId } from '@diyar/contract/rules/ids';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, dealUnits, messages, persons, projects, quotes, units } from '../../db/schema.ts';
import { maySee, ofTheirs, visibleProjects } from '../building-access/index.ts';
import { type DealRow, unitsOfDeal } from '../deals/index.ts';
import {
  amountsOf,
  balanceOfDeal,
  companyDay,
  linesOfDeal,
  overdueOfDeal,
  planOfDeal,
} from '../ledger/index.ts';
import { readMerges, readOthers, seenPerson } from '../who-is-who/index.ts';
import { endsOf, leadsOf, nextOf, presentLead, sumLate, usesOf } from './head.ts';

const DEALS_SHOWN = 200;
const SPELLINGS_SHOWN = 50;

export const readDeals = (db: Db, personIds: readonly PersonId[]) =>
  db
    .select({
      deal: deals,
      units: unitsOfDeal,
      lines: linesOfDeal,
      plan: planOfDeal,
      building: {
        id: projects.id,
        nameEn: projects.nameEn,
        nameAr: projects.nameAr,
        isLacasa: projects.isLacasa,
      },
    })
    .from(deals)
    .leftJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0)))
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .leftJoin(projects, eq(projects.id, units.projectId))
    .where(and(inArray(deals.personId, [...personIds]), isNull(deals.deletedAt)))
    .orderBy(desc(deals.createdAt), desc(deals.id))
    .limit(DEALS_SHOWN * personIds.length);

type DealParts = Awaited<ReturnType<typeof readDeals>>[number];

const isOpen = ({ stage, holdUntil }: DealRow) =>
  OPEN_STAGES.some((open) => open === stage) &&
  (stage !== 'held' || (holdUntil !== null && holdUntil > new Date()));

export function presentDeal(
  { deal, units, lines, plan, building }: DealParts,
  seesMoney: boolean,
): PersonDeal {
  const { due, paid, outstanding } = amountsOf({ deal, lines, plan }, { seesMoney });
  const sum = ({ amount, currency }: typeof due) => (amount === null ? null : { amount, currency });
  return {
    id: deal.id,
    // a hold that is over is shown as ended, whether or not anything has ended it
    stage: deal.stage === 'held' && !isOpen(deal) ? 'expired' : deal.stage,
    building,
    units,
    name: deal.name,
    phone: deal.phone,
    title: deal.title,
    createdAt: deal.createdAt.toISOString(),
    soldAt: deal.soldAt?.toISOString() ?? null,
    holdUntil: deal.holdUntil?.toISOString() ?? null,
    endedAt: deal.endedAt?.toISOString() ?? null,
    reason: deal.endReason,
    soldNo: deal.soldNo,
    due: sum(due),
    paid: seesMoney ? sum(paid) : null,
    outstanding: seesMoney && isOpen(deal) ? outstanding : null,
    // what was only held owes nothing
    balance: seesMoney && deal.stage !== 'expired' ? balanceOfDeal({ deal, lines }) : null,
    overdue: seesMoney ? overdueOfDeal({ deal, lines, plan }, companyDay()) : null,
  };
}

const spellings = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

export function sumOwed(shown: readonly PersonDeal[]): NonNullable<Person['owes']> {
  return AMOUNT_CURRENCIES.flatMap((currency) => {
    const thousandths = shown
      .flatMap(({ outstanding }) => (outstanding?.currency === currency ? [outstanding.amount] : []))
      .reduce((sum, amount) => sum + Math.round(amount * 1000), 0);
    return thousandths === 0 ? [] : [{ currency, amount: thousandths / 1000 }];
  });
}

/** A sale outside of buildings is for those who see all. */
export const isVisibleTo =
  (actor: Actor) =>
  ({ building }: DealParts) =>
    building ? maySee(actor, building) : !actor.isBound;

/** What somebody is to the company, by the deals that the reader may see. */
export function rolesOf(shown: readonly PersonDeal[], hasLead: boolean): PersonRole[] {
  const has = (...stages: PersonDeal['stage'][]) => shown.some(({ stage }) => stages.includes(stage));
  const roles: Record<PersonRole, boolean> = {
    buyer: has('reserved', 'sold'),
    holder: has('held'),
    lead: hasLead,
    former: has('expired', 'cancelled') && !has('held', 'reserved', 'sold'),
  };
  return PERSON_ROLES.filter((role) => roles[role]);
}

/** What was typed in messages, quotes and leads that the reader may see, newest first. */
async function typedElsewhere(
  db: Db,
  actor: Actor,
  id: PersonId,
): Promise<{ name: string; phone: string }[]> {
  const [sent, quoted] = await Promise.all([
    mayEnter(actor, 'messages')
      ? db
          .select({ name: messages.senderName, phone: messages.phone, last: max(messages.id) })
          .from(messages)
          .where(
            and(eq(messages.personId, id), isNull(messages.deletedAt), ofTheirs(actor, messages.projectId)),
          )
          .groupBy(messages.senderName, messages.phone)
          .orderBy(desc(max(messages.id)))
          .limit(SPELLINGS_SHOWN)
      : [],
    mayEnter(actor, 'buildings')
      ? db
          .selectDistinct({ name: quotes.name, phone: quotes.phone })
          .from(quotes)
          .innerJoin(projects, eq(projects.id, quotes.projectId))
          .where(and(eq(quotes.personId, id), visibleProjects(actor)))
          .limit(SPELLINGS_SHOWN)
      : [],
  ]);
  return [...sent, ...quoted];
}

/** Those who were merged into a person are still known by their names. */
const joinedTo = (db: Db, actor: Actor, id: PersonId) =>
  actor.isBound
    ? []
    : db.select({ name: persons.name, phone: persons.phone }).from(persons).where(eq(persons.mergedInto, id));

/** Whoever is bound sees persons only as far as their buildings go. */
export async function readPerson(db: Db, actor: Actor, address: PersonId): Promise<Person> {
  const person = await seenPerson(db, actor, address);
  const { id } = person;
  const [allDeals, own, typed, joined] = await Promise.all([
    readDeals(db, [id]),
    leadsOf(db, actor, id),
    typedElsewhere(db, actor, id),
    joinedTo(db, actor, id),
  ]);
  const seesMoney = mayEnter(actor, 'money');
  const shown = allDeals.filter(isVisibleTo(actor)).map((parts) => presentDeal(parts, seesMoney));
  // whoever is bound knows them by what was typed in their buildings
  const all = [
    ...(actor.isBound ? [] : [person]),
    ...shown,
    ...own.map(({ lead }) => lead),
    ...typed,
    ...joined,
  ];
  const names = spellings(all.map(({ name }) => name));
  const phones = spellings(all.map(({ phone }) => phone));
  const [next, ends, uses, others, merges] = await Promise.all([
    nextOf(db, actor, id, own),
    endsOf(db, actor, id, shown),
    usesOf(db, actor, id, shown),
    mayEnter(actor, 'personMerging')
      ? readOthers(
          db,
          person,
          own.map(({ lead }) => lead.email),
        )
      : [],
    mayEnter(actor, 'personMerging') ? readMerges(db, id) : [],
  ]);
  return {
    id,
    ...{ name: names[0] ?? '', phone: phones[0] ?? '', names, phones },
    createdAt: person.createdAt.toISOString(),
    roles: rolesOf(
      shown,
      own.some(({ lead }) => isOpenStage(lead.stage)),
    ),
    deals: shown,
    owes: seesMoney ? sumOwed(shown) : null,
    late: seesMoney ? sumLate(shown) : null,
    leads: own.map(presentLead),
    ...{ next, ends, others, merges, uses },
  };
}
