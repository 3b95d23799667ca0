import type { ChequeState, LedgerBalance } from '@diyar/contract/rules/ledger';
import { type Currency, sumAmounts } from '@diyar/contract/rules/money';
import { type DatedLine, fitPlan, planTotal } from '@diyar/contract/rules/plans';
import { openBook } from './book.ts';
import type { Deal, NewCheque } from './deal.ts';
import type { Staff } from './journal.ts';
import type { World } from './world.ts';

interface Payment {
  method: 'cash' | 'transfer';
  amount: number;
  currency?: Currency;
  rate?: number;
  bank?: string;
  note?: string;
}

/** The money of one deal, written as it happens: each step is told at a moment, and the moments go forward. */
export interface Account {
  balance(): LedgerBalance;
  charge(at: Date, by: Staff, prices: readonly number[], discount: number, plan: DatedLine[]): void;
  fee(at: Date, by: Staff, amount: number, note: string): void;
  pay(at: Date, by: Staff, payment: Payment): void;
  /** The ids of the cheques. */
  handIn(at: Date, by: Staff, list: readonly NewCheque[]): number[];
  step(at: Date, by: Staff, entryId: number, state: ChequeState, note?: string): void;
  replace(at: Date, by: Staff, entryId: number, cheque: NewCheque): void;
  /** The little that is left, and the mark 'fully paid' with it. */
  letGo(at: Date, by: Staff, amount: number, note: string): void;
  refund(at: Date, by: Staff, amount: number, note: string): void;
  cancel(at: Date, by: Staff, settlement: { refund?: number; forfeit?: number }): void;
  /** What is left to write once everything has happened. */
  finish(): void;
}

export function openAccount(world: World, deal: Deal): Account {
  const { rows } = world;
  const { row, homes } = deal;
  const { currency } = row;
  const book = openBook(world, deal);
  let plan: DatedLine[] = [];

  function step(at: Date, by: Staff, entryId: number, state: ChequeState, note = ''): void {
    const cheque = book.cheque(entryId);
    const which = { amount: `${cheque.amount} ${currency}`, chequeNumber: cheque.row.number ?? '' };
    const before = cheque.row.state ?? 'drawer';
    book.move(at, by, entryId, state, note);
    book.tell(at, by, 'chequeMoved', { ...which, status: before }, { ...which, status: state, note }, [
      'amount',
      'chequeNumber',
    ]);
  }

  return {
    balance: book.balance,
    charge(at, by, prices, discount, agreed) {
      for (const [i, amount] of prices.entries())
        book.write(at, by, { kind: 'charge', reason: 'price', amount, unitId: homes[i]?.id ?? null });
      if (discount > 0) book.write(at, by, { kind: 'discount', amount: discount });
      plan = agreed;
    },
    fee: (at, by, amount, note) =>
      book.added(at, by, book.write(at, by, { kind: 'charge', reason: 'fee', amount, note })),
    pay(at, by, { rate, ...payment }) {
      const { entry, rated } = book.receive(at, by, { currency, bank: '', note: '', ...payment }, rate);
      book.added(at, by, entry);
      book.issue(at, by, entry, { rate: rated });
    },
    handIn(at, by, list) {
      const taken = list.map((cheque) => book.take(at, by, cheque));
      const [first, last] = [list[0], list.at(-1)];
      const total = sumAmounts(
        list.map(({ amount }) => amount),
        currency,
      );
      book.tell(at, by, 'chequesAdded', null, {
        ...{ total: `${total} ${currency}`, count: list.length, chequeNumber: first?.number ?? '' },
        ...{ firstDate: first?.dueOn ?? '', lastDate: last?.dueOn ?? '', note: '' },
      });
      for (const entry of taken) book.issue(at, by, entry);
      return taken.map(({ id }) => id);
    },
    step,
    replace(at, by, entryId, cheque) {
      step(at, by, entryId, 'replaced');
      const entry = book.take(at, by, cheque, entryId);
      const before = book.cheque(entryId).row;
      before.replacedBy = entry.id;
      book.added(at, by, entry, cheque.number);
      book.issue(at, by, entry, { replaces: { bank: before.bank ?? '', number: before.number ?? '' } });
    },
    letGo(at, by, amount, note) {
      book.added(at, by, book.write(at, by, { kind: 'writeOff', reason: 'rest', amount, note }));
      row.markedFullyPaid = true;
    },
    refund(at, by, amount, note) {
      const entry = book.write(at, by, { kind: 'refund', amount, method: 'transfer', note });
      book.added(at, by, entry);
      book.issue(at, by, entry);
    },
    cancel(at, by, { refund, forfeit }) {
      book.voidPrice(at, by);
      book.giveBack(at, by);
      if (forfeit) book.write(at, by, { kind: 'charge', reason: 'forfeit', amount: forfeit });
      if (refund)
        book.issue(at, by, book.write(at, by, { kind: 'refund', amount: refund, method: 'transfer' }));
    },
    finish() {
      const { charges, discounts } = book.balance();
      // a deal that has ended keeps its plan and its price as they were
      const isEnded = row.stage === 'cancelled';
      const due = isEnded ? (row.dueAmount ?? 0) : sumAmounts([charges, -discounts], currency);
      const fitted = isEnded || planTotal(plan, currency) === due ? plan : fitPlan(plan, due, currency);
      for (const line of fitted) rows.planLines.push({ id: world.id('planLines'), dealId: row.id, ...line });
      if (!isEnded)
        Object.assign(row, { dueText: `${due} ${currency}`, dueAmount: due, dueCurrency: currency });
    },
  };
}
