import type { LedgerTotal } from '@diyar/contract/buildings';
import {
  addBalances,
  apartOf,
  balanceOfLedger,
  type EntryLine,
  type Sum,
  sumsByCurrency,
} from '@diyar/contract/rules/ledger';
import { inOrder, sumAmounts } from '@diyar/contract/rules/money';
import type { PlanLine } from '@diyar/contract/rules/plans';
import { and, eq, exists, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals, dealUnits, units } from '../../db/schema.ts';
import type { DealRow } from '../deals/index.ts';
import { companyDay } from './days.ts';
import { linesOfDeal, planOfDeal } from './lines.ts';
import { overdueOfDeal } from './read.ts';

export interface Totals {
  ledger: LedgerTotal[];
  cheques: Sum[];
  uncounted: Sum[];
}
export const NO_TOTALS: Totals = { ledger: [], cheques: [], uncounted: [] };

/** A hold owes nothing yet, and what ended before there was a ledger is listed apart. */
export const inTotals = and(
  inArray(deals.stage, ['reserved', 'sold', 'cancelled']),
  eq(deals.isUnsettled, false),
  isNull(deals.deletedAt),
);

type Money = { deal: DealRow; lines: EntryLine[]; plan: PlanLine[] };

/** The identity per currency. What is to be given back on cancelled deals stands apart from what was overpaid. */
export function totalsOf(all: readonly Money[], today: string): Totals {
  const used = inOrder(all.flatMap(({ deal }) => deal.currency ?? []));
  const ledger = used.map((currency): LedgerTotal => {
    const own = all.filter(({ deal }) => deal.currency === currency);
    const balances = own.map(({ lines }) => balanceOfLedger(lines, currency));
    const ended = own.flatMap(({ deal }, i) =>
      deal.stage === 'cancelled' ? [balances[i]?.overpaid ?? 0] : [],
    );
    const toGiveBack = sumAmounts(ended, currency);
    const { fees: _, ...sum } = addBalances(balances, currency);
    const overdue = sumAmounts(
      own.map((money) => overdueOfDeal(money, today)?.amount ?? 0),
      currency,
    );
    return { ...sum, overpaid: sumAmounts([sum.overpaid, -toGiveBack], currency), toGiveBack, overdue };
  });
  const apart = all.map(({ deal, lines }) => apartOf(lines, deal.currency));
  return {
    ledger,
    cheques: sumsByCurrency(apart.flatMap(({ cheques }) => cheques)),
    uncounted: sumsByCurrency(apart.flatMap(({ uncounted }) => uncounted)),
  };
}

/** Deals that touch a building, by their units. */
export const ofBuilding = (db: Db, projectId: number): SQL =>
  exists(
    db
      .select({ id: dealUnits.dealId })
      .from(dealUnits)
      .innerJoin(units, eq(units.id, dealUnits.unitId))
      .where(and(eq(dealUnits.dealId, deals.id), eq(units.projectId, projectId))),
  );

export async function readTotals(db: Db, projectId: number): Promise<Totals> {
  const rows = await db
    .select({ deal: deals, lines: linesOfDeal, plan: planOfDeal })
    .from(deals)
    .where(and(inTotals, ofBuilding(db, projectId)));
  return totalsOf(rows, companyDay());
}
