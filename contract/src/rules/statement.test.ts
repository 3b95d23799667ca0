import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENTERED_KINDS, type Entry } from '../ledger.ts';
import { addDays } from './company-hours.ts';
import {
  balanceOfLedger,
  CHEQUE_STEPS,
  type ChequeState,
  countedAt,
  isPaidState,
  isPendingState,
} from './ledger.ts';
import { type Currency, fromMinor, toMinor } from './money.ts';
import { BUILT_IN_CURRENCIES } from './place.ts';
import { statementBetween, statementOf } from './statement.ts';

const CASES = process.env.LONG === 'yes' ? 10_000 : 2_000;

const plain: Entry = {
  id: 1,
  kind: 'charge',
  reason: 'price',
  on: '2026-01-05',
  amount: 1_000,
  currency: 'USD',
  countsFor: 1_000,
  rate: null,
  endedRates: [],
  countsFrom: null,
  isClosed: false,
  method: null,
  bank: '',
  note: '',
  unit: null,
  cheque: null,
  paper: null,
  replaces: null,
  void: null,
  createdAt: '2026-01-05T08:00:00Z',
  createdBy: 'dina',
};
let lastId = 1;
const entry = (own: Partial<Entry>): Entry => ({
  ...plain,
  id: ++lastId,
  amount: own.countsFor ?? plain.amount,
  ...own,
});
const payment = (own: Partial<Entry>): Entry =>
  entry({ kind: 'payment', reason: '', method: 'cash', ...own });
const steps = (...taken: [ChequeState, string, isVoid?: boolean][]) =>
  taken.map(([state, on, isVoid = false], i) => ({
    id: i + 1,
    state,
    on,
    note: '',
    by: null,
    at: `${on}T08:00:00Z`,
    isVoid,
  }));
const cheque = (...taken: Parameters<typeof steps>): NonNullable<Entry['cheque']> => {
  const all = steps(...taken);
  const last = all.findLast(({ isVoid }) => !isVoid);
  return {
    bank: 'Sahel Bank',
    number: '612341',
    dueOn: '2026-02-01',
    drawer: '',
    state: last?.state ?? 'drawer',
    stateOn: last?.on ?? '2026-01-10',
    replacedBy: null,
    depositList: null,
    steps: all,
  };
};
const rate = (countsFor: number, on: string) => ({
  rate: null,
  countsFor,
  on,
  by: null,
  at: `${on}T08:00:00Z`,
});
const wrong = {
  on: '2026-03-01',
  at: '2026-03-01T08:00:00Z',
  by: 'rana',
  reason: 'wrong deal',
  hadCounted: false,
};

const read = (entries: Entry[], currency: Currency | null = 'USD') =>
  statementOf(entries, currency).lines.map(({ on, event, owed, settled, balance }) => [
    on,
    event,
    owed,
    settled,
    balance,
  ]);

test('a price, a discount, cash and what is given back', () => {
  const entries = [
    plain,
    entry({ kind: 'discount', reason: '', on: '2026-01-05', countsFor: 50 }),
    payment({ on: '2026-01-06', countsFor: 980.5 }),
    entry({ kind: 'refund', reason: '', method: 'cash', on: '2026-01-09', countsFor: 10.25 }),
  ];
  expect(read(entries)).toEqual([
    ['2026-01-05', 'entry', 1_000, null, 1_000],
    ['2026-01-05', 'entry', null, 50, 950],
    ['2026-01-06', 'entry', null, 980.5, -30.5],
    ['2026-01-09', 'entry', 10.25, null, -20.25],
  ]);
});

test('a cheque stands on the day it cleared, and comes back on the day it returned', () => {
  const paid = payment({
    method: 'cheque',
    countsFor: 300,
    on: '2026-01-06',
    cheque: cheque(
      ['drawer', '2026-01-06'],
      ['cleared', '2026-02-01', true],
      ['deposited', '2026-02-02'],
      ['cleared', '2026-02-04'],
      ['returned', '2026-02-20'],
    ),
  });
  const cash = payment({ on: '2026-02-10', countsFor: 100 });
  expect(read([plain, paid, cash])).toEqual([
    ['2026-01-05', 'entry', 1_000, null, 1_000],
    ['2026-02-04', 'cleared', null, 300, 700],
    ['2026-02-10', 'entry', null, 100, 600],
    ['2026-02-20', 'returned', 300, null, 900],
  ]);
});

test('a rate given later counts from its day; until then the money counts for nothing', () => {
  const foreign = { currency: 'JOD', amount: 70, on: '2026-01-06' } as const;
  const cash = payment({ ...foreign, countsFor: 100, rate: rate(100, '2026-01-08') });
  expect(read([plain, cash])).toEqual([
    ['2026-01-05', 'entry', 1_000, null, 1_000],
    ['2026-01-06', 'entry', null, 0, 1_000],
    ['2026-01-08', 'rate', null, 100, 900],
  ]);
  expect(
    read([plain, payment({ ...foreign, countsFor: 100, rate: rate(100, '2026-01-06') })]).slice(1),
  ).toEqual([['2026-01-06', 'entry', null, 100, 900]]);
  const cleared = cheque(['drawer', '2026-01-06'], ['cleared', '2026-01-07']);
  const late = payment({ ...foreign, countsFor: 100, rate: rate(100, '2026-01-09'), cheque: cleared });
  expect(read([late])).toEqual([['2026-01-09', 'rate', null, 100, -100]]);
  const gone = cheque(['drawer', '2026-01-06'], ['cleared', '2026-01-07'], ['returned', '2026-01-08']);
  expect(read([{ ...late, cheque: gone }])).toEqual([]);
});

test('a void entry stands with its amount and changes nothing', () => {
  expect(read([plain, payment({ countsFor: 40, void: wrong })])).toEqual([
    ['2026-01-05', 'entry', 1_000, null, 1_000],
    ['2026-01-05', 'entry', null, 40, 1_000],
  ]);
});

test('what counted in a closed month stays there, and ends on the day of the void', () => {
  const voided = { ...wrong, hadCounted: true };
  expect(read([plain, payment({ countsFor: 40, void: voided })])).toEqual([
    ['2026-01-05', 'entry', 1_000, null, 1_000],
    ['2026-01-05', 'entry', null, 40, 960],
    ['2026-03-01', 'voided', 40, null, 1_000],
  ]);
  const cleared = cheque(['drawer', '2026-01-06'], ['cleared', '2026-01-07']);
  expect(read([payment({ countsFor: 300, cheque: cleared, void: voided })])).toEqual([
    ['2026-01-07', 'cleared', null, 300, -300],
    ['2026-03-01', 'voided', 300, null, 0],
  ]);
});

test('a rate that counted in a closed month counts until the next one', () => {
  const cash = payment({
    currency: 'JOD',
    amount: 70,
    on: '2026-01-06',
    countsFor: 110,
    endedRates: [{ countsFor: 100, on: '2026-01-06', until: '2026-03-02' }],
    rate: rate(110, '2026-03-02'),
  });
  expect(read([cash])).toEqual([
    ['2026-01-06', 'entry', null, 100, -100],
    ['2026-03-02', 'rateEnded', 100, null, 0],
    ['2026-03-02', 'rate', null, 110, -110],
  ]);
});

test('a price that began to count after its month was closed', () => {
  expect(read([entry({ countsFrom: '2026-03-01' })])).toEqual([
    ['2026-01-05', 'entry', 0, null, 0],
    ['2026-03-01', 'entry', 1_000, null, 1_000],
  ]);
});

test('cheques in the drawer and money without a rate stand apart', () => {
  const inDrawer = payment({ method: 'cheque', cheque: cheque(['drawer', '2026-01-06']) });
  const noRate = payment({ currency: 'JOD', countsFor: null });
  const voidCheque = { ...inDrawer, id: 99, void: wrong };
  const waiting = payment({ currency: 'ILS', countsFor: null, cheque: cheque(['deposited', '2026-01-06']) });
  const statement = statementOf([plain, inDrawer, noRate, voidCheque, waiting], 'USD');
  expect(statement.cheques.map(({ id }) => id)).toEqual([inDrawer.id, waiting.id]);
  expect(statement.uncounted.map(({ id }) => id)).toEqual([noRate.id]);
  expect(statement.lines.map(({ entry, settled }) => [entry.id, settled])).toEqual([
    [1, null],
    [noRate.id, 0],
    [99, 1_000],
  ]);
  expect(statementOf([noRate], null)).toMatchObject({ lines: [], uncounted: [noRate] });
});

const days = fc.nat(60).map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));

/** A way through CHEQUE_STEPS, on rising days, with steps that were taken back. */
const ways = fc
  .tuple(days, fc.array(fc.tuple(fc.nat(10), fc.nat(10), fc.boolean()), { maxLength: 6 }))
  .map(([first, moves]) => {
    let state: ChequeState = 'drawer';
    let day = first;
    const taken: [ChequeState, string, boolean][] = [[state, day, false]];
    for (const [choice, wait, isVoid] of moves) {
      const next: readonly ChequeState[] = CHEQUE_STEPS[state];
      const to: ChequeState | undefined = next[choice % next.length];
      if (to === undefined) break;
      if (!isVoid) {
        day = new Date(Date.parse(day) + wait * 86_400_000).toISOString().slice(0, 10);
        state = to;
      }
      taken.push([to, day, isVoid]);
    }
    return cheque(...taken);
  });

const ledgers = fc.constantFrom(...BUILT_IN_CURRENCIES).chain((currency) =>
  fc
    .array(
      fc.record({
        kind: fc.constantFrom(...ENTERED_KINDS, 'stated' as const),
        on: days,
        minor: fc.integer({ min: 1, max: 200_000_000 }),
        own: fc.constantFrom(currency, ...BUILT_IN_CURRENCIES),
        rate: fc.option(fc.integer({ min: 1, max: 8_000_000 })),
        rateOn: days,
        cheque: fc.option(ways),
        isVoid: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
        hadCounted: fc.boolean(),
        ended: fc.option(days),
      }),
      { maxLength: 25 },
    )
    .map((drawn) => ({
      currency,
      entries: drawn.map((one, i): Entry => {
        const amount = fromMinor(one.minor, one.own);
        const isForeign = one.own !== currency;
        const counted =
          isForeign && one.rate !== null ? countedAt(amount, one.own, currency, one.rate / 1_000_000) : null;
        return entry({
          id: i + 1,
          kind: one.kind,
          on: one.on,
          amount,
          currency: one.own,
          countsFor: isForeign ? counted : amount,
          rate: counted === null ? null : rate(counted, one.rateOn),
          cheque: one.kind === 'payment' ? one.cheque : null,
          endedRates:
            one.ended && isForeign && one.ended < one.rateOn
              ? [{ countsFor: 7, on: one.ended, until: one.rateOn }]
              : [],
          void: one.isVoid ? { ...wrong, hadCounted: one.hadCounted } : null,
        });
      }),
    })),
);

/** What the entries counted for at the end of a day, found without the statement. */
function balanceOn(entries: readonly Entry[], currency: Currency, day: string): number {
  const isThere = (one: Entry) => {
    if (one.void !== null && (!one.void.hadCounted || one.void.on <= day)) return false;
    if (one.cheque === null) return one.on <= day;
    const state = one.cheque.steps.findLast(({ isVoid, on }) => !isVoid && on <= day)?.state;
    return state !== undefined && isPaidState(state);
  };
  const countedOn = (one: Entry): number => {
    if (one.currency === currency) return one.amount;
    const ended = one.endedRates.find(({ on, until }) => on <= day && day < until);
    if (ended) return ended.countsFor;
    return one.rate !== null && one.rate.on <= day ? one.rate.countsFor : 0;
  };
  const minor = entries
    .filter(isThere)
    .reduce(
      (sum, one) =>
        sum + (one.kind === 'charge' || one.kind === 'refund' ? 1 : -1) * toMinor(countedOn(one), currency),
      0,
    );
  return fromMinor(minor, currency);
}

test('of any ledger the statement is right at the end of each day, and ends at the balance', () => {
  fc.assert(
    fc.property(ledgers, ({ currency, entries }) => {
      const { lines, cheques, uncounted } = statementOf(entries, currency);
      const { outstanding, overpaid } = balanceOfLedger(
        entries.map((one) => ({
          ...one,
          chequeState: one.cheque?.state ?? null,
          isVoid: one.void !== null,
        })),
        currency,
      );
      expect(lines.at(-1)?.balance ?? 0).toBe(outstanding > 0 ? outstanding : -overpaid + 0);
      for (const [i, { on, balance }] of lines.entries()) {
        const next = lines[i + 1];
        if (next) expect(next.on >= on).toBe(true);
        if (next?.on !== on) expect(balance).toBe(balanceOn(entries, currency, on));
      }
      // any period begins and ends with what the whole statement says of those days
      const [from, to] = [lines[Math.floor(lines.length / 3)]?.on, lines[Math.floor(lines.length / 2)]?.on];
      if (from && to) {
        const part = statementBetween(lines, { from, to });
        const rest = statementBetween(lines, { from: addDays(to, 1), to: null });
        expect(part.brought).toBe(balanceOn(entries, currency, addDays(from, -1)));
        expect(part.balance).toBe(balanceOn(entries, currency, to));
        expect(rest.brought).toBe(part.balance);
        expect(part.lines.every(({ on }) => on >= from && on <= to)).toBe(true);
      }
      for (const { cheque } of cheques) expect(cheque && isPendingState(cheque.state)).toBe(true);
      for (const { countsFor } of uncounted) expect(countsFor).toBeNull();
    }),
    { numRuns: CASES },
  );
});
