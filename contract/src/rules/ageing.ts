import type { LedgerBalance } from './ledger.ts';
import { fromMinor, toMinor } from './money.ts';
import { fitPlan, inFillOrder, isPastDue, type PlanLine, planTotal } from './plans.ts';

/** What makes up the outstanding amount of a deal: docs/product/ledger.md#ageing. */
export const AGEING_PARTS = [
  'notDue',
  'waits',
  'late30',
  'late60',
  'late90',
  'older',
  'withoutPlan',
  'beyond',
  'cancelled',
] as const;
export type AgeingPart = (typeof AGEING_PARTS)[number];
/** Together what is overdue. */
export const LATE_PARTS = ['late30', 'late60', 'late90', 'older', 'beyond'] as const;

/** What a row of the list is about. */
export const AGEING_ROWS = ['deal', 'person', 'building'] as const;
/** `uncovered`: late, and not all of it in cheques. */
export const AGEING_LISTS = ['late', 'uncovered', 'all'] as const;
const ORDER_KEYS = ['late', 'since', 'outstanding', 'inCheques', ...AGEING_PARTS] as const;
type OrderKey = (typeof ORDER_KEYS)[number];
export type AgeingOrder = OrderKey | `-${OrderKey}`;
/** What the list can be ordered by within a currency, the usual order first. */
export const AGEING_ORDERS = ORDER_KEYS.flatMap((key) => [`-${key}`, key]) as [AgeingOrder, ...AgeingOrder[]];

export type Owing = {
  balance: LedgerBalance;
  isCancelled: boolean;
  /** By its stored position: what is written off shortens it from its end. */
  plan: readonly PlanLine[];
  /** Cheques that the bank sent back and that nobody replaced, deposited again or gave back. */
  returned: readonly { countsFor: number | null; since: string }[];
  lastRefundOn: string | null;
};

/** In smallest units. */
export type OpenLine = { line: PlanLine; minor: number };

/**
 * What is left of the lines of a plan, in the order in which money fills them. Laid end to end the lines are a distance:
 * what was received covers its beginning, and no more of it is open than is outstanding.
 */
export function openLines({ balance, plan }: Pick<Owing, 'balance' | 'plan'>, today: string): OpenLine[] {
  const { currency } = balance;
  const minor = (amount: number) => toMinor(amount, currency);
  const total = Math.max(0, minor(planTotal(plan, currency)) - minor(balance.writtenOff));
  const lines = inFillOrder(fitPlan(plan, fromMinor(total, currency), currency), today);
  const received = Math.max(0, minor(balance.paid) - minor(balance.refunded));
  const end = received + minor(balance.outstanding);
  let upTo = 0;
  return lines.flatMap((line) => {
    const from = upTo;
    upTo += minor(line.amount);
    const open = Math.min(upTo, end) - Math.max(from, received);
    return open > 0 ? [{ line, minor: open }] : [];
  });
}

const daysLate = (since: string, today: string) =>
  Math.round((Date.parse(today) - Date.parse(since)) / 86_400_000);

const lateFor = (days: number): AgeingPart =>
  days <= 30 ? 'late30' : days <= 60 ? 'late60' : days <= 90 ? 'late90' : 'older';

/** Without a plan only a cheque that came back is late, the oldest first and at most what is outstanding. */
function openReturns({ balance, returned }: Owing): { since: string; minor: number }[] {
  const { currency } = balance;
  let left = toMinor(balance.outstanding, currency);
  return returned
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .flatMap(({ countsFor, since }) => {
      const minor = Math.min(left, toMinor(countsFor ?? 0, currency));
      left -= minor;
      return minor > 0 ? [{ since, minor }] : [];
    });
}

export type Ageing = Record<AgeingPart, number> & {
  /** The first day of what is late. */
  since: string | null;
};

/** How old the outstanding amount of a deal is. The parts make exactly it. */
export function ageingOf(owing: Owing, today: string): Ageing {
  const { balance, isCancelled, plan, lastRefundOn } = owing;
  const { currency } = balance;
  const parts = Object.fromEntries(AGEING_PARTS.map((part) => [part, 0])) as Record<AgeingPart, number>;
  const days: string[] = [];
  let rest = toMinor(balance.outstanding, currency);
  const add = (part: AgeingPart, minor: number, since?: string) => {
    parts[part] += minor;
    rest -= minor;
    if (since) days.push(since);
  };
  if (isCancelled) add('cancelled', rest);
  else if (plan.length === 0) {
    // late from the day it came back on
    for (const { since, minor } of openReturns(owing))
      add(lateFor(Math.max(1, daysLate(since, today))), minor, since);
    add('withoutPlan', rest);
  } else {
    for (const { line, minor } of openLines(owing, today))
      if (line.waitsFor) add('waits', minor);
      else if (line.dueOn !== null && isPastDue(line, today))
        add(lateFor(daysLate(line.dueOn, today)), minor, line.dueOn);
      else add('notDue', minor);
    // more was given back than received: that is on no line
    if (rest > 0) add('beyond', rest, lastRefundOn ?? today);
  }
  for (const part of AGEING_PARTS) parts[part] = fromMinor(parts[part], currency);
  return { ...parts, since: days.toSorted()[0] ?? null };
}
