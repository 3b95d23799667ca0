import type { DealRef, DebtRow } from '@diyar/contract/money-desk';
import { apartOf } from '@diyar/contract/rules/ledger';
import { asc, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import {
  balanceOfDeal,
  beyondOf,
  type DealMoney,
  linesOfDeal,
  overdueOfDeal,
  planOfDeal,
} from '../ledger/index.ts';
import { dealRef } from './scope.ts';

export type DeskDeal = Pick<DealMoney, 'deal' | 'lines' | 'plan'> & { ref: DealRef };

/** What is shown of a deal follows the rules in the contract, so deals are read with their grouped lines. */
export const readDeals = (db: Db, where: SQL | undefined): Promise<DeskDeal[]> =>
  db
    .select({ deal: deals, ref: dealRef, lines: linesOfDeal, plan: planOfDeal })
    .from(deals)
    .where(where)
    .orderBy(asc(deals.id));

export const figuresOf = (money: DeskDeal, today: string): DebtRow => ({
  deal: money.ref,
  balance: balanceOfDeal(money),
  overdue: overdueOfDeal(money, today),
  uncounted: apartOf(money.lines, money.deal.currency).uncounted,
  beyond: beyondOf(money),
  dueText: money.deal.dueText,
});
