import { type Owing, openLines } from './ageing.ts';
import { addMonths } from './cheque-schedule.ts';
import { fromMinor, toMinor } from './money.ts';
import type { PlanLine } from './plans.ts';

export const MONTHS_AHEAD = 12;

/** `open`: no cheque stands for it. `expected`: it waits for a stage of construction, and no cheque stands for it. */
export const AHEAD_PARTS = ['cheques', 'open', 'expected'] as const;
export type AheadPart = (typeof AHEAD_PARTS)[number];

/** Beside the months: late, after them, and what is due on no day. */
export const AHEAD_COLUMNS = ['before', 'later', 'withoutDay', 'withoutPlan', 'cancelled'] as const;
export type AheadColumn = (typeof AHEAD_COLUMNS)[number];

const monthOf = (day: string) => day.slice(0, 7);

/** This month and those after it, '2026-11'. */
export const monthsAhead = (today: string): string[] =>
  Array.from({ length: MONTHS_AHEAD }, (_, n) => monthOf(addMonths(`${monthOf(today)}-01`, n)));

/** The column of a day: a month from today on, what was before, what comes after. */
export function columnOf(day: string, today: string): string {
  if (day < today) return 'before';
  return day >= addMonths(`${monthOf(today)}-01`, MONTHS_AHEAD) ? 'later' : monthOf(day);
}

/** A stage that is expected on no day, or on one that has passed, has none. */
function dayOf({ dueOn, waitsFor }: PlanLine, today: string): string | null {
  if (!waitsFor) return dueOn;
  const { expectedOn } = waitsFor;
  return expectedOn !== null && expectedOn >= today ? expectedOn : null;
}

export type PendingCheque = { countsFor: number | null; dueOn: string };
export type AheadItem = { column: string; part: AheadPart; amount: number };
export type MoneyAhead = {
  items: AheadItem[];
  /** Of cheques, what exceeds the debt. */
  excess: number;
};

/**
 * When what a deal owes comes in; all columns together make what is outstanding. Cheques stand in the month they are due,
 * what no cheque covers in the month of its line. A cheque covers the lines of its own month first, then the earliest
 * that are open: docs/product/ledger.md#what-comes-in.
 */
export function moneyAhead(owing: Owing & { cheques: readonly PendingCheque[] }, today: string): MoneyAhead {
  const { balance, isCancelled, plan } = owing;
  const { currency } = balance;
  const items: AheadItem[] = [];
  let rest = isCancelled ? 0 : toMinor(balance.outstanding, currency);
  let excess = 0;
  const add = (column: string, part: AheadPart, minor: number) => {
    if (minor > 0) items.push({ column, part, amount: fromMinor(minor, currency) });
  };
  const byMonth = new Map<string, number>();
  // what exceeds the debt is taken from the last ones
  for (const { countsFor, dueOn } of owing.cheques.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))) {
    const whole = toMinor(countsFor ?? 0, currency);
    const minor = Math.min(rest, whole);
    rest -= minor;
    excess += whole - minor;
    add(columnOf(dueOn, today), 'cheques', minor);
    byMonth.set(monthOf(dueOn), (byMonth.get(monthOf(dueOn)) ?? 0) + minor);
  }
  if (isCancelled) add('cancelled', 'open', toMinor(balance.outstanding, currency));
  else if (plan.length === 0) add('withoutPlan', 'open', rest);
  else {
    const lines = openLines(owing, today).map(({ line, minor }) => {
      const day = dayOf(line, today);
      const month = day === null ? '' : monthOf(day);
      const own = Math.min(minor, byMonth.get(month) ?? 0);
      if (own > 0) byMonth.set(month, (byMonth.get(month) ?? 0) - own);
      return { line, day, minor: minor - own };
    });
    let left = [...byMonth.values()].reduce((sum, minor) => sum + minor, 0);
    for (const { line, day, minor } of lines) {
      const covered = Math.min(left, minor);
      left -= covered;
      rest -= minor - covered;
      add(
        day === null ? 'withoutDay' : columnOf(day, today),
        line.waitsFor ? 'expected' : 'open',
        minor - covered,
      );
    }
    // what is on no line is late
    add('before', 'open', rest);
  }
  return { items, excess: fromMinor(excess, currency) };
}
