import type { DealRef, DebtRow } from '@diyar/contract/money-desk';
import { apartOf } from '@diyar/contract/rules/ledger';
import { asc, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import {
  balanceOfDeal,
  type DealMoney,
  isCurrencyMissing,
  linesOfDeal,
  overdueOfDeal,
  planOfDeal,
} from '../ledger/index.ts';
import { dealRef } from './scope.ts';

type Money = Pick<DealMoney, 'deal' | 'lines' | 'plan'>;
export type DeskDeal = Money & { ref: DealRef };

/** Every figure follows the one rule in the contract, so deals are read with their grouped lines. */
export const readDeals = (db: Db, where: SQL | undefined): Promise<DeskDeal[]> =>
  db
    .select({ deal: deals, ref: dealRef, lines: linesOfDeal, plan: planOfDeal })
    .from(deals)
    .where(where)
    .orderBy(asc(deals.id));

/** The same for sums: names, units and building of thousands of deals take longer than their money. */
export const readDealMoney = (db: Db, where: SQL | undefined): Promise<Money[]> =>
  db.select({ deal: deals, lines: linesOfDeal, plan: planOfDeal }).from(deals).where(where);

/** What the ledger of a deal makes. */
export type MoneyFigures = Omit<DebtRow, 'deal'> &
  Pick<DealRef, 'stage'> & { isToConfirm: boolean; isCurrencyMissing: boolean };
export type DealFigures = MoneyFigures & Pick<DebtRow, 'deal'>;

export const figuresOf = (money: DeskDeal, today: string): DealFigures => ({
  ...moneyFigures(money, today),
  deal: money.ref,
});

export function moneyFigures(money: Money, today: string): MoneyFigures {
  const { deal, lines } = money;
  return {
    stage: deal.stage,
    balance: balanceOfDeal(money),
    overdue: overdueOfDeal(money, today),
    uncounted: apartOf(lines, deal.currency).uncounted,
    dueText: deal.dueText,
    isToConfirm: deal.amounts === 'toConfirm',
    isCurrencyMissing: isCurrencyMissing(deal),
  };
}
