import type { Entry } from '../ledger.ts';
import { type CountingEvent, type Movement, movementsOf } from './counting.ts';
import { addsToOwed, type EntryLine, isEffective, isPendingState } from './ledger.ts';
import { type Currency, fromMinor, toMinor } from './money.ts';

export type StatementLine = {
  entry: Entry;
  event: CountingEvent;
  on: string;
  /** «عليه»: what the buyer owes more. */
  owed: number | null;
  /** «له»: what the buyer owes less; 0 while it counts for nothing. */
  settled: number | null;
  /** After this line. Below zero it is the buyer's. */
  balance: number;
  /** It stands there and changes nothing: it was voided before its month was closed. */
  isStruck: boolean;
};

export type Statement = {
  lines: StatementLine[];
  /** At the bank or in the drawer: in no line. */
  cheques: Entry[];
  /** Money in another currency that has no rate. */
  uncounted: Entry[];
};

type Moment = Omit<Movement, 'counts'> & { counts: Movement['counts'] | 'nothing' };

/** The lines of an entry. One that does not count on its own day stands there too, with what it counts for: nothing. */
function momentsOf(entry: Entry, currency: Currency): Moment[] {
  const { on, cheque, countsFor, void: voided } = entry;
  const movements: Moment[] = movementsOf(entry, currency);
  const isStruck = voided !== null && !voided.hadCounted;
  if ((cheque !== null && !isStruck) || movements[0]?.on === on) return movements;
  const amount = isStruck ? (countsFor ?? 0) : 0;
  return [{ event: 'entry', on, counts: 'nothing', amount }, ...movements];
}

const lineOf = (entry: Entry): EntryLine => ({
  ...entry,
  chequeState: entry.cheque?.state ?? null,
  isVoid: entry.void !== null,
});

/** A deal's entries in the order of the days on which they count: docs/product/papers.md#statement. */
export function statementOf(entries: readonly Entry[], currency: Currency | null): Statement {
  const moments =
    currency === null
      ? []
      : entries.flatMap((entry) => momentsOf(entry, currency).map((moment) => ({ entry, ...moment })));
  // sort is stable: on one day the entries keep their order
  moments.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  let balance = 0;
  const lines =
    currency === null
      ? []
      : moments.map(({ entry, event, on, counts, amount }): StatementLine => {
          const isOwed = addsToOwed(entry.kind) === (counts !== 'against');
          if (counts !== 'nothing') balance += (isOwed ? 1 : -1) * toMinor(amount, currency);
          return {
            entry,
            event,
            on,
            owed: isOwed ? amount : null,
            settled: isOwed ? null : amount,
            balance: fromMinor(balance, currency),
            isStruck: counts === 'nothing' && entry.void !== null,
          };
        });
  const standing = entries.filter((entry) => entry.void === null);
  return {
    lines,
    cheques: standing.filter(({ cheque }) => cheque !== null && isPendingState(cheque.state)),
    uncounted: standing.filter((entry) => entry.countsFor === null && isEffective(lineOf(entry))),
  };
}

/** Both days are in it; null leaves that side open. */
export type StatementPeriod = { from: string | null; to: string | null };

export type StatementPart = {
  lines: StatementLine[];
  /** Before the first day; null where the statement begins with the deal. */
  brought: number | null;
  /** At the end of the last day. */
  balance: number;
};

/** The lines of a period, and the balance that it begins and ends with. */
export function statementBetween(
  lines: readonly StatementLine[],
  { from, to }: StatementPeriod,
): StatementPart {
  const before = from === null ? [] : lines.filter(({ on }) => on < from);
  const until = to === null ? lines : lines.filter(({ on }) => on <= to);
  return {
    lines: until.filter(({ on }) => from === null || on >= from),
    brought: from === null ? null : (before.at(-1)?.balance ?? 0),
    balance: until.at(-1)?.balance ?? 0,
  };
}
