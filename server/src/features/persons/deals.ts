import { PERSON_ROLES, type Person, type PersonDeal, type PersonRole } from '@diyar/contract/persons';
import { OPEN_STAGES } from '@diyar/contract/rules/deals';
import type { PersonId } from '@diyar/contract/rules/ids';
import { inOrder } from '@diyar/contract/rules/money';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, dealUnits, projects, units } from '../../db/schema.ts';
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

export type DealParts = Awaited<ReturnType<typeof readDeals>>[number];

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

export function sumOwed(shown: readonly PersonDeal[]): NonNullable<Person['owes']> {
  const used = inOrder(shown.flatMap(({ outstanding }) => outstanding?.currency ?? []));
  return used.flatMap((currency) => {
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

/** Per currency, since the first day that something of it is late. */
export const sumLate = (shown: readonly PersonDeal[]): NonNullable<Person['late']> =>
  inOrder(shown.flatMap(({ balance }) => balance?.currency ?? [])).flatMap((currency) => {
    const own = shown.flatMap(({ balance, overdue }) =>
      balance?.currency === currency && overdue && overdue.amount > 0 ? [overdue] : [],
    );
    const thousandths = own.reduce((sum, { amount }) => sum + Math.round(amount * 1000), 0);
    const since = own.flatMap(({ since }) => since ?? []).sort()[0] ?? null;
    return thousandths === 0 ? [] : [{ currency, amount: thousandths / 1000, since }];
  });
