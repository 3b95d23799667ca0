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

export type DeskDeal = Pick<DealMoney, 'deal' | 'lines' | 'plan'> & { ref: DealRef };

/** Every figure follows the one rule in the contract, so deals are read with their grouped lines. */
export const readDeals = (db: Db, where: SQL | undefined): Promise<DeskDeal[]> =>
  db
    .select({ deal: deals, ref: dealRef, lines: linesOfDeal, plan: planOfDeal })
    .from(deals)
    .where(where)
    .orderBy(asc(deals.id));

/** What the ledger of a deal makes. */
export type DealFigures = DebtRow & { isToConfirm: boolean; isCurrencyMissing: boolean };

export function figuresOf(money: DeskDeal, today: string): DealFigures {
  const { deal, ref, lines } = money;
  return {
    deal: ref,
    balance: balanceOfDeal(money),
    overdue: overdueOfDeal(money, today),
    uncounted: apartOf(lines, deal.currency).uncounted,
    dueText: deal.dueText,
    isToConfirm: deal.amounts === 'toConfirm',
    isCurrencyMissing: isCurrencyMissing(deal),
  };
}
