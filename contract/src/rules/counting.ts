import type { Entry } from '../ledger.ts';
import { isPaidState } from './ledger.ts';
import type { Currency } from './money.ts';

/**
 * Why something happened on its day: the entry itself, a rate that came later or was replaced, a cheque that was paid
 * (`cleared`), passed on (`endorsed`) or came back after that (`returned`), an entry of a closed month that was voided.
 */
export const COUNTING_EVENTS = [
  'entry',
  'rate',
  'rateEnded',
  'cleared',
  'endorsed',
  'returned',
  'voided',
] as const;
export type CountingEvent = (typeof COUNTING_EVENTS)[number];

/** From this day an entry counts for an amount in the deal's currency, or no longer does. */
export type Movement = {
  event: CountingEvent;
  on: string;
  counts: 'for' | 'against';
  amount: number;
};

/** What decides when an entry counts. */
export type Counting = Pick<Entry, 'on' | 'amount' | 'currency' | 'countsFrom' | 'endedRates'> & {
  rate: Pick<NonNullable<Entry['rate']>, 'on' | 'countsFor'> | null;
  cheque: {
    state: NonNullable<Entry['cheque']>['state'];
    stateOn: string;
    steps: Pick<NonNullable<Entry['cheque']>['steps'][number], 'state' | 'on' | 'isVoid'>[];
  } | null;
  void: Pick<NonNullable<Entry['void']>, 'on' | 'hadCounted'> | null;
};

type Period = { from: string; to: string | null; begins: CountingEvent; ends: CountingEvent };

const later = (a: string, b: string) => (a > b ? a : b);
const sooner = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a);

/** When a cheque was paid, and when it came back. */
function paidPeriods(cheque: NonNullable<Counting['cheque']>): Period[] {
  const periods: Period[] = [];
  let day = '';
  const own = cheque.steps.filter(({ isVoid }) => !isVoid);
  const steps = own.length > 0 ? own : [{ state: cheque.state, on: cheque.stateOn }];
  for (const { state, on } of steps) {
    day = later(day, on);
    const open = periods.findLast(({ to }) => to === null);
    if (isPaidState(state) && !open)
      periods.push({
        from: day,
        to: null,
        begins: state === 'endorsed' ? 'endorsed' : 'cleared',
        ends: 'returned',
      });
    else if (!isPaidState(state) && open) open.to = day;
  }
  return periods;
}

/** When the entry is there, whatever it counts for. A void one is nowhere, unless it counted in a closed month. */
function periodsOf(entry: Counting): Period[] {
  const { on, cheque, countsFrom, void: voided } = entry;
  if (voided && !voided.hadCounted) return [];
  const periods: Period[] = cheque
    ? paidPeriods(cheque)
    : [{ from: on, to: null, begins: 'entry', ends: 'voided' }];
  return periods.flatMap(({ from, to, begins, ends }): Period[] => {
    const begin = later(from, countsFrom ?? '');
    const end = voided ? sooner(to, voided.on) : to;
    if (end !== null && end < begin) return [];
    return [{ from: begin, to: end, begins, ends: end === to ? ends : 'voided' }];
  });
}

type Rated = { from: string; to: string | null; amount: number };

/** What it counts for, and since when. */
function ratesOf({ amount, currency, rate, endedRates }: Counting, ofDeal: Currency): Rated[] {
  if (currency === ofDeal) return [{ from: '', to: null, amount }];
  const ended = endedRates.map(({ on, until, countsFor }) => ({ from: on, to: until, amount: countsFor }));
  return rate ? [...ended, { from: rate.on, to: null, amount: rate.countsFor }] : ended;
}

/**
 * The days on which an entry changes what counts, in the currency of its deal. What counted in a closed month stays
 * there: its end is a movement of its own, on a later day.
 */
export function movementsOf(entry: Counting, ofDeal: Currency | null): Movement[] {
  if (ofDeal === null) return [];
  const rates = ratesOf(entry, ofDeal);
  return periodsOf(entry).flatMap((period) =>
    rates.flatMap((rate): Movement[] => {
      const from = later(period.from, rate.from);
      const to = sooner(period.to, rate.to);
      if (to !== null && to < from) return [];
      const begins = from > period.from ? 'rate' : period.begins;
      const movement: Movement = { event: begins, on: from, counts: 'for', amount: rate.amount };
      if (to === null) return [movement];
      const ends = to === period.to ? period.ends : 'rateEnded';
      return [movement, { event: ends, on: to, counts: 'against', amount: rate.amount }];
    }),
  );
}
