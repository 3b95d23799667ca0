import type { Entry } from '../ledger.ts';
import { type EntryLine, isEffective, isPaidState, isPendingState } from './ledger.ts';
import { type Currency, fromMinor, toMinor } from './money.ts';

/**
 * Why a line stands on its day: the entry itself, a rate that came later, a cheque that was paid (`cleared`), passed on
 * (`endorsed`) or came back after that (`returned`).
 */
export type StatementEvent = 'entry' | 'rate' | 'cleared' | 'endorsed' | 'returned';

export type StatementLine = {
  entry: Entry;
  event: StatementEvent;
  on: string;
  /** «عليه»: what the buyer owes more. */
  owed: number | null;
  /** «له»: what the buyer owes less; 0 while it counts for nothing. */
  settled: number | null;
  /** After this line. Below zero it is the buyer's. */
  balance: number;
};

export type Statement = {
  lines: StatementLine[];
  /** At the bank or in the drawer: in no line. */
  cheques: Entry[];
  /** Money in another currency that has no rate. */
  uncounted: Entry[];
};

const later = (a: string, b: string) => (a > b ? a : b);

type Moment = { event: StatementEvent; on: string; counts: 'for' | 'against' | 'nothing' };

/** When a cheque counted and when it stopped counting. A rate that came after its return finds nothing to count. */
function momentsOfCheque(cheque: NonNullable<Entry['cheque']>, rateOn: string): Moment[] {
  const moments: Moment[] = [];
  let paidOn: string | null = null;
  let day = '';
  const own = cheque.steps.filter(({ isVoid }) => !isVoid);
  const steps = own.length > 0 ? own : [{ state: cheque.state, on: cheque.stateOn }];
  for (const { state, on } of steps) {
    day = later(day, on);
    const isPaid = isPaidState(state);
    if (isPaid && paidOn === null) {
      paidOn = later(day, rateOn);
      const event = paidOn > day ? 'rate' : state === 'endorsed' ? 'endorsed' : 'cleared';
      moments.push({ event, on: paidOn, counts: 'for' });
    } else if (!isPaid && paidOn !== null) {
      if (day < paidOn) moments.pop();
      else moments.push({ event: 'returned', on: day, counts: 'against' });
      paidOn = null;
    }
  }
  return moments;
}

/** The days on which an entry changes the balance, and how. */
function momentsOf({ on, cheque, countsFor, rate, void: voided }: Entry): Moment[] {
  if (voided !== null) return [{ event: 'entry', on, counts: 'nothing' }];
  const rateOn = rate?.on ?? '';
  if (cheque !== null) return countsFor === null ? [] : momentsOfCheque(cheque, rateOn);
  if (countsFor === null) return [{ event: 'entry', on, counts: 'nothing' }];
  if (rateOn <= on) return [{ event: 'entry', on, counts: 'for' }];
  return [
    { event: 'entry', on, counts: 'nothing' },
    { event: 'rate', on: rateOn, counts: 'for' },
  ];
}

const isOwedKind = (kind: Entry['kind']) => kind === 'charge' || kind === 'refund';

const lineOf = (entry: Entry): EntryLine => ({
  ...entry,
  chequeState: entry.cheque?.state ?? null,
  isVoid: entry.void !== null,
});

/** A deal's entries in the order of the days on which they count: docs/product/papers.md#statement. */
export function statementOf(entries: readonly Entry[], currency: Currency | null): Statement {
  const moments = entries.flatMap((entry) => momentsOf(entry).map((moment) => ({ entry, ...moment })));
  // sort is stable: on one day the entries keep their order
  moments.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  let balance = 0;
  const lines =
    currency === null
      ? []
      : moments.map(({ entry, event, on, counts }): StatementLine => {
          const isOwed = isOwedKind(entry.kind) === (counts !== 'against');
          // a void entry stands with its amount, money without a rate with zero
          const amount = counts === 'nothing' && entry.void === null ? 0 : (entry.countsFor ?? 0);
          if (counts !== 'nothing') balance += (isOwed ? 1 : -1) * toMinor(amount, currency);
          return {
            entry,
            event,
            on,
            owed: isOwed ? amount : null,
            settled: isOwed ? null : amount,
            balance: fromMinor(balance, currency),
          };
        });
  const standing = entries.filter((entry) => entry.void === null);
  return {
    lines,
    cheques: standing.filter(({ cheque }) => cheque !== null && isPendingState(cheque.state)),
    uncounted: standing.filter((entry) => entry.countsFor === null && isEffective(lineOf(entry))),
  };
}
