import type { Person, PersonDeal, PersonMessage } from '@diyar/contract/persons';
import { AMOUNT_CURRENCIES } from '@diyar/contract/rules/amounts';
import { OPEN_STAGES } from '@diyar/contract/rules/deals';
import type { PersonId } from '@diyar/contract/rules/ids';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, dealUnits, messages, persons, projects, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { maySee } from '../building-access/index.ts';
import { type DealRow, unitsOfDeal } from '../deals/index.ts';
import {
  amountsOf,
  balanceOfDeal,
  companyDay,
  linesOfDeal,
  overdueOfDeal,
  planOfDeal,
} from '../ledger/index.ts';

const DEALS_SHOWN = 200;
const MESSAGES_SHOWN = 200;

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

const readMessages = async (db: Db, personId: PersonId): Promise<PersonMessage[]> => {
  const rows = await db
    .select({
      id: messages.id,
      createdAt: messages.createdAt,
      name: messages.senderName,
      phone: messages.phone,
      text: messages.body,
      isRead: messages.isRead,
      project: { id: projects.id, slug: projects.slug, nameEn: projects.nameEn, nameAr: projects.nameAr },
    })
    .from(messages)
    .leftJoin(projects, and(eq(projects.id, messages.projectId), isNull(projects.deletedAt)))
    .where(and(eq(messages.personId, personId), isNull(messages.deletedAt)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MESSAGES_SHOWN);
  return rows.map(({ createdAt, isRead, ...row }) => ({
    ...row,
    at: createdAt.toISOString(),
    status: isRead ? 'read' : 'unread',
  }));
};

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

/** Whoever is bound sees persons only as far as the deals of their buildings go. */
export async function readPerson(db: Db, actor: Actor, id: PersonId): Promise<Person> {
  const seesMessages = !actor.isBound && mayEnter(actor, 'messages');
  const [[person], allDeals, sent] = await Promise.all([
    db.select().from(persons).where(eq(persons.id, id)),
    readDeals(db, [id]),
    seesMessages ? readMessages(db, id) : [],
  ]);
  const visible = allDeals.filter(isVisibleTo(actor));
  // the address of somebody who was merged leads to who they are
  if (person && person.mergedInto !== null) return readPerson(db, actor, person.mergedInto);
  if (!person || (actor.isBound && visible.length === 0)) throw new AppError('notFound');
  const seesMoney = mayEnter(actor, 'money');
  const shown = visible.map((parts) => presentDeal(parts, seesMoney));
  // whoever is bound knows them by what their own deals say
  const own = actor.isBound ? [] : [person];
  const names = spellings([...own, ...shown, ...sent].map(({ name }) => name));
  const phones = spellings([...own, ...shown, ...sent].map(({ phone }) => phone));
  return {
    id,
    ...{ name: names[0] ?? '', phone: phones[0] ?? '', names, phones },
    createdAt: person.createdAt.toISOString(),
    deals: shown,
    messages: sent,
    owes: seesMoney ? sumOwed(shown) : null,
  };
}
