import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { AGEING_PARTS, type AgeingPart, ageingOf, LATE_PARTS, type Owing } from './ageing.ts';
import { addDays } from './company-hours.ts';
import { type EntryLine, settle } from './ledger.ts';
import { type Currency, fromMinor, toMinor } from './money.ts';
import { columnOf, moneyAhead, monthsAhead, type PendingCheque } from './money-ahead.ts';
import { BUILT_IN_CURRENCIES } from './place.ts';
import { overdueOf, type PlanLine } from './plans.ts';

/** Random deals, compared with a second way of counting that moves coin by coin. */
const DEALS = 10_000;
vi.setConfig({ testTimeout: 60_000 });
const today = '2026-11-15';

const coins = fc.integer({ min: 1, max: 12 });
const none = fc.constant(0);
const dayAround = (days: number) => fc.integer({ min: -days, max: days }).map((days) => addDays(today, days));
const waiting = fc.record({
  order: fc.integer({ min: 0, max: 3 }),
  expectedOn: fc.option(dayAround(480)),
});

const deal = fc.record({
  currency: fc.constantFrom(...BUILT_IN_CURRENCIES),
  isCancelled: fc.integer({ min: 0, max: 12 }).map((n) => n === 0),
  /** Whether the plan makes what is to be paid, as the ledger keeps it. */
  isFitted: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
  charged: fc.integer({ min: 0, max: 60 }),
  discounted: fc.oneof(none, fc.integer({ min: 0, max: 9 })),
  writtenOff: fc.oneof(none, none, fc.integer({ min: 0, max: 30 })),
  paid: fc.oneof(none, fc.integer({ min: 0, max: 80 })),
  refunded: fc.oneof(none, none, fc.integer({ min: 0, max: 30 })),
  lines: fc.array(
    fc.record({
      day: dayAround(480),
      coins,
      waitsFor: fc.option(waiting, { freq: 4 }).map((one) => one ?? undefined),
    }),
    { maxLength: 7 },
  ),
  hasStages: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
  returned: fc.array(fc.record({ day: dayAround(120), coins, hasRate: fc.boolean() }), { maxLength: 3 }),
  cheques: fc.array(fc.record({ day: dayAround(480), coins, hasRate: fc.integer({ min: 0, max: 5 }) }), {
    maxLength: 6,
  }),
});
type Made = typeof deal extends fc.Arbitrary<infer T> ? T : never;
type Case = Owing & { cheques: PendingCheque[]; made: Made; currency: Currency };

function owingOf(made: Made): Case {
  const { currency } = made;
  const money = (minor: number) => fromMinor(minor, currency);
  const lines = made.lines.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const planned = lines.reduce((sum, line) => sum + line.coins, 0);
  const isFitted = made.isFitted && lines.length > 0;
  return {
    made,
    currency,
    balance: settle({
      currency,
      charges: money(isFitted ? planned + made.discounted : made.charged),
      discounts: money(made.discounted),
      writtenOff: money(made.writtenOff),
      paid: money(made.paid),
      refunded: money(made.refunded),
    }),
    isCancelled: made.isCancelled,
    plan: lines.map(
      ({ day, coins, waitsFor }): PlanLine => ({
        dueOn: day,
        amount: money(coins),
        label: '',
        ...(made.hasStages && waitsFor && { waitsFor }),
      }),
    ),
    returned: made.returned.map(({ day, coins, hasRate }) => ({
      countsFor: hasRate ? money(coins) : null,
      since: day > today ? today : day,
    })),
    lastRefundOn: made.refunded > 0 ? addDays(today, -5) : null,
    cheques: made.cheques.map(({ day, coins, hasRate }) => ({
      countsFor: hasRate > 0 ? money(coins) : null,
      dueOn: day,
    })),
  };
}

/** The coins of the plan that are still to come, one by one, in the order in which they are paid. */
function coinsLeft({ balance, plan, currency }: Case): PlanLine[] {
  const stored = plan.flatMap((line) => Array<PlanLine>(toMinor(line.amount, currency)).fill(line));
  stored.splice(Math.max(0, stored.length - toMinor(balance.writtenOff, currency)));
  const place = ({ dueOn, waitsFor }: PlanLine) => {
    if (!waitsFor) return `${dueOn}0`;
    const expected = waitsFor.expectedOn ?? '9999-12-31';
    return `${expected > today ? expected : addDays(today, 1)}${waitsFor.order}`;
  };
  const placeOf = new Map(plan.map((line) => [line, place(line)]));
  const inOrder = stored
    .map((line, at) => ({ line, at, place: placeOf.get(line) ?? '' }))
    .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : a.at - b.at));
  const paid = toMinor(balance.paid, currency) - toMinor(balance.refunded, currency);
  return inOrder
    .map(({ line }) => line)
    .slice(Math.max(0, paid))
    .slice(0, toMinor(balance.outstanding, currency));
}

const LIMITS: [AgeingPart, string][] = [
  ['late30', addDays(today, -30)],
  ['late60', addDays(today, -60)],
  ['late90', addDays(today, -90)],
];
const agedBy = (day: string): AgeingPart => LIMITS.find(([, limit]) => day >= limit)?.[0] ?? 'older';

const columns = new Map<string, string>();
const columnNow = (day: string) => {
  const column = columns.get(day) ?? columnOf(day, today);
  columns.set(day, column);
  return column;
};

function naiveAgeing(one: Case): Record<AgeingPart, number> {
  const parts = Object.fromEntries(AGEING_PARTS.map((part) => [part, 0])) as Record<AgeingPart, number>;
  const owed = toMinor(one.balance.outstanding, one.currency);
  let left = owed;
  const put = (part: AgeingPart) => {
    parts[part]++;
    left--;
  };
  if (one.isCancelled) while (left > 0) put('cancelled');
  else if (one.plan.length === 0) {
    const back = one.returned.toSorted((a, b) => (a.since < b.since ? -1 : 1));
    for (const { countsFor, since } of back)
      for (let n = toMinor(countsFor ?? 0, one.currency); n > 0 && left > 0; n--) put(agedBy(since));
    while (left > 0) put('withoutPlan');
  } else {
    for (const line of coinsLeft(one))
      put(line.waitsFor ? 'waits' : (line.dueOn ?? '') >= today ? 'notDue' : agedBy(line.dueOn ?? ''));
    while (left > 0) put('beyond');
  }
  return parts;
}

/** Cheque after cheque in the order of their days, each coin to a line of its month or else to the earliest. */
function naiveAhead(one: Case): { cells: Map<string, number>; excess: number } {
  const { currency } = one;
  const cells = new Map<string, number>();
  const put = (cell: string) => cells.set(cell, (cells.get(cell) ?? 0) + 1);
  let debt = one.isCancelled ? 0 : toMinor(one.balance.outstanding, currency);
  const lines = one.isCancelled || one.plan.length === 0 ? [] : coinsLeft(one);
  const dayOf = ({ dueOn, waitsFor }: PlanLine) =>
    !waitsFor ? dueOn : waitsFor.expectedOn && waitsFor.expectedOn >= today ? waitsFor.expectedOn : null;
  let excess = 0;
  for (const { countsFor, dueOn } of one.cheques.toSorted((a, b) =>
    a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0,
  ))
    for (let n = toMinor(countsFor ?? 0, currency); n > 0; n--) {
      if (debt === 0) {
        excess++;
        continue;
      }
      debt--;
      put(`${columnNow(dueOn)} cheques`);
      const own = lines.findIndex((line) => dayOf(line)?.slice(0, 7) === dueOn.slice(0, 7));
      lines.splice(Math.max(0, own), 1);
    }
  for (const line of lines) {
    const day = dayOf(line);
    put(`${day === null ? 'withoutDay' : columnNow(day)} ${line.waitsFor ? 'expected' : 'open'}`);
    debt--;
  }
  const rest = one.isCancelled ? toMinor(one.balance.outstanding, currency) : debt;
  const column = one.isCancelled ? 'cancelled' : one.plan.length === 0 ? 'withoutPlan' : 'before';
  for (let n = 0; n < rest; n++) put(`${column} open`);
  return { cells, excess };
}

const cases = fc.sample(deal, { numRuns: DEALS, seed: 42 }).map(owingOf);
const minorSum = (amounts: readonly number[], currency: Currency) =>
  amounts.reduce((sum, amount) => sum + toMinor(amount, currency), 0);

describe('ageing', () => {
  test('of 10,000 deals: the parts make what is outstanding, and are those of the second count', () => {
    const met = new Set<AgeingPart>();
    for (const one of cases) {
      const aged = ageingOf(one, today);
      const parts = AGEING_PARTS.map((part) => toMinor(aged[part], one.currency));
      const naive = naiveAgeing(one);
      if (AGEING_PARTS.some((part, at) => parts[at] !== naive[part])) expect({ aged, one }).toEqual(naive);
      if (minorSum(parts, 'ILS') !== minorSum([toMinor(one.balance.outstanding, one.currency)], 'ILS'))
        expect(aged).toEqual(one.balance);
      for (const [at, part] of AGEING_PARTS.entries()) if ((parts[at] ?? 0) > 0) met.add(part);
    }
    expect([...met].sort()).toEqual([...AGEING_PARTS].sort());
  });

  test('what is late is what the account calls overdue, with the day since when', () => {
    let late = 0;
    for (const one of cases) {
      const isKept = one.plan.length === 0 || one.made.isFitted;
      if (one.isCancelled || !isKept || one.plan.some(({ waitsFor }) => waitsFor)) continue;
      const entries = one.returned.map(
        ({ countsFor, since }): EntryLine => ({
          kind: 'payment',
          amount: 1,
          currency: 'USD',
          countsFor,
          chequeState: 'returned',
          since,
          isVoid: false,
        }),
      );
      const aged = ageingOf(one, today);
      const overdue = overdueOf(one.plan, one.balance, { entries, chequesCountFor: 0 }, today);
      const sum = minorSum(
        LATE_PARTS.map((part) => aged[part]),
        one.currency,
      );
      if (sum !== toMinor(overdue.amount, one.currency)) expect({ aged, one }).toEqual(overdue);
      if (sum > 0) late++;
      if (sum > 0 && aged.beyond === 0 && aged.since !== overdue.since) expect(aged).toEqual(overdue);
    }
    expect(late).toBeGreaterThan(1000);
  });
});

describe('what comes in', () => {
  test('of 10,000 deals: all columns make what is outstanding, and are those of the second count', () => {
    const met = new Set<string>();
    for (const one of cases) {
      const { items, excess } = moneyAhead(one, today);
      const cells = new Map<string, number>();
      for (const { column, part, amount } of items) {
        const cell = `${column} ${part}`;
        cells.set(cell, (cells.get(cell) ?? 0) + toMinor(amount, one.currency));
        met.add(/^\d/.test(column) ? `month ${part}` : cell);
      }
      const naive = naiveAhead(one);
      const isSame =
        cells.size === naive.cells.size && [...cells].every(([cell, n]) => naive.cells.get(cell) === n);
      if (!isSame || toMinor(excess, one.currency) !== naive.excess)
        expect({ cells, excess, one }).toEqual(naive);
      const all = [...cells.values()].reduce((sum, n) => sum + n, 0);
      if (all !== toMinor(one.balance.outstanding, one.currency)) expect(items).toEqual(one.balance);
    }
    for (const column of ['before', 'month', 'later'])
      for (const part of ['cheques', 'open', 'expected'])
        if (`${column} ${part}` !== 'before expected') expect(met).toContain(`${column} ${part}`);
    for (const cell of ['withoutDay expected', 'withoutPlan open', 'cancelled open'])
      expect(met).toContain(cell);
  });

  test('a cheque of a month covers its line, what is over the earliest ones', () => {
    const money = { currency: 'USD', discounts: 0, writtenOff: 0, paid: 0, refunded: 0 } as const;
    const line = (dueOn: string) => ({ dueOn, amount: 100, label: '' });
    const { items, excess } = moneyAhead(
      {
        balance: settle({ ...money, charges: 300 }),
        isCancelled: false,
        plan: [line('2026-10-01'), line('2027-01-10'), line('2027-02-10')],
        returned: [],
        lastRefundOn: null,
        cheques: [
          { dueOn: '2027-02-20', countsFor: 130 },
          { dueOn: '2026-11-10', countsFor: 20 },
          { dueOn: '2028-01-01', countsFor: 200 },
        ],
      },
      today,
    );
    expect(items).toEqual([
      { column: 'before', part: 'cheques', amount: 20 },
      { column: '2027-02', part: 'cheques', amount: 130 },
      { column: 'later', part: 'cheques', amount: 150 },
    ]);
    expect(excess).toBe(50);
  });

  test('twelve months from this one on, over the end of a year', () => {
    expect(monthsAhead('2026-11-30')).toHaveLength(12);
    expect([monthsAhead(today)[0], monthsAhead(today)[2], monthsAhead(today)[11]]).toEqual([
      '2026-11',
      '2027-01',
      '2027-10',
    ]);
    expect(
      ['2026-11-14', '2026-11-15', '2027-10-31', '2027-11-01'].map((day) => columnOf(day, today)),
    ).toEqual(['before', '2026-11', '2027-10', 'later']);
  });
});
