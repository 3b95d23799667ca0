import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  addBalances,
  apartOf,
  balanceOfLedger,
  CHEQUE_STATES,
  CHEQUE_STEPS,
  countedAt,
  ENTRY_KINDS,
  type EntryLine,
  type LedgerBalance,
} from './ledger.ts';
import { type Currency, decimalsOf, fromMinor, toMinor } from './money.ts';
import { BUILT_IN_CURRENCIES } from './place.ts';

const RUNS = process.env.LONG === 'yes' ? 10_000 : 500;
vi.setConfig({ testTimeout: 60_000 });

const minors = fc.oneof(
  fc.integer({ min: 1, max: 99_999_999 }),
  fc.integer({ min: 1, max: 1_000_000_000_000 }),
);
const currency = fc.constantFrom(...BUILT_IN_CURRENCIES);

interface Made extends EntryLine {
  /** In the smallest units, as the test counts them. */
  minor: number;
  countedMinor: number | null;
}

/** One entry of a deal in a currency: in the same one, in another with a rate, or in another without. */
const entryOf = (deal: Currency): fc.Arbitrary<Made> =>
  fc
    .record({
      kind: fc.constantFrom(...ENTRY_KINDS),
      minor: minors,
      own: currency,
      counted: fc.option(minors),
      state: fc.constantFrom(...CHEQUE_STATES),
      isCheque: fc.boolean(),
      isVoid: fc.boolean(),
    })
    .map(({ kind, minor, own, counted, state, isCheque, isVoid }) => {
      const moves = !['charge', 'discount', 'writeOff'].includes(kind);
      const currency = moves ? own : deal;
      const countedMinor = currency === deal ? minor : counted;
      return {
        kind,
        minor,
        countedMinor,
        amount: fromMinor(minor, currency),
        currency,
        countsFor: countedMinor === null ? null : fromMinor(countedMinor, deal),
        chequeState: kind === 'payment' && isCheque ? state : null,
        isVoid,
      };
    });

const ledger = currency.chain((deal) =>
  fc.record({ currency: fc.constant(deal), lines: fc.array(entryOf(deal), { maxLength: 25 }) }),
);

const SIGNS = {
  charge: 1,
  discount: -1,
  writeOff: -1,
  payment: -1,
  opening: -1,
  stated: -1,
  refund: 1,
} as const;
const counts = ({ isVoid, chequeState }: EntryLine) =>
  !isVoid && (chequeState === null || chequeState === 'cleared' || chequeState === 'endorsed');

/** charges − discounts − written off − paid + refunded, counted in another way: line by line, in whole units. */
const netOf = (lines: readonly Made[]) =>
  lines.reduce(
    (sum, line) => sum + (counts(line) ? BigInt(SIGNS[line.kind]) * BigInt(line.countedMinor ?? 0) : 0n),
    0n,
  );

const inMinor = (balance: LedgerBalance) => {
  const of = (amount: number) => BigInt(toMinor(amount, balance.currency));
  const parts =
    of(balance.charges) -
    of(balance.discounts) -
    of(balance.writtenOff) -
    of(balance.paid) +
    of(balance.refunded);
  return { parts, result: of(balance.outstanding) - of(balance.overpaid) };
};

describe('the identity', () => {
  test('holds for any ledger: all kinds, three currencies, rates, voids, states of cheques', () => {
    fc.assert(
      fc.property(ledger, ({ currency, lines }) => {
        const balance = balanceOfLedger(lines, currency);
        const { parts, result } = inMinor(balance);
        expect(parts).toBe(netOf(lines));
        expect(result).toBe(parts);
        expect(Math.min(balance.outstanding, balance.overpaid)).toBe(0);
      }),
      { numRuns: RUNS },
    );
  });

  test('holds for all deals of a building, per currency, and the parts are the sums of their parts', () => {
    fc.assert(
      fc.property(fc.array(ledger, { maxLength: 12 }), (deals) => {
        for (const currency of BUILT_IN_CURRENCIES) {
          const own = deals.filter((deal) => deal.currency === currency);
          const total = addBalances(
            own.map(({ lines }) => balanceOfLedger(lines, currency)),
            currency,
          );
          const { parts, result } = inMinor(total);
          expect(parts).toBe(own.reduce((sum, { lines }) => sum + netOf(lines), 0n));
          expect(result).toBe(parts);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('does not depend on order, nor on summing equal lines first, as the database does', () => {
    fc.assert(
      fc.property(ledger, ({ currency, lines }) => {
        const grouped = Object.values(
          Object.groupBy(
            lines.filter(({ isVoid }) => !isVoid),
            (line) => [line.kind, line.currency, line.chequeState, line.countedMinor === null].join('/'),
          ),
        ).map((group = []) => {
          const [first] = group as [Made, ...Made[]];
          const sum = (of: (line: Made) => number) => group.reduce((total, line) => total + of(line), 0);
          return {
            ...first,
            amount: fromMinor(
              sum(({ minor }) => minor),
              first.currency,
            ),
            countsFor:
              first.countedMinor === null
                ? null
                : fromMinor(
                    sum(({ countedMinor }) => countedMinor ?? 0),
                    currency,
                  ),
          };
        });
        expect(balanceOfLedger(grouped, currency)).toEqual(balanceOfLedger(lines, currency));
        expect(balanceOfLedger(lines.toReversed(), currency)).toEqual(balanceOfLedger(lines, currency));
        expect(apartOf(grouped, currency)).toEqual(apartOf(lines, currency));
      }),
      { numRuns: 2000 },
    );
  });
});

test('what stands apart is in no part: cheques that wait, and money without a rate', () => {
  const line = (over: Partial<EntryLine>): EntryLine => ({
    kind: 'payment',
    amount: 100,
    currency: 'USD',
    countsFor: 100,
    chequeState: null,
    isVoid: false,
    ...over,
  });
  const lines = [
    line({ kind: 'charge', amount: 1000, countsFor: 1000 }),
    line({ chequeState: 'drawer' }),
    line({ chequeState: 'deposited', amount: 50, countsFor: 50 }),
    line({ chequeState: 'returned' }),
    line({ currency: 'JOD', amount: 700, countsFor: null }),
    line({ kind: 'refund', currency: 'JOD', amount: 200, countsFor: null }),
    line({ isVoid: true }),
  ];
  expect(balanceOfLedger(lines, 'USD')).toMatchObject({ paid: 0, refunded: 0, outstanding: 1000 });
  expect(apartOf(lines, 'USD')).toEqual({
    cheques: [{ currency: 'USD', amount: 150 }],
    chequesCountFor: 150,
    uncounted: [{ currency: 'JOD', amount: 500 }],
  });
});

describe('a rate', () => {
  test.each([
    [46_250, 'ILS', 'USD', 3.7, 12_500],
    [700, 'JOD', 'USD', 1.41, 987],
    [100, 'USD', 'JOD', 1.41, 70.922],
    [0.01, 'USD', 'ILS', 3.7, 0.04],
    [0.05, 'ILS', 'USD', 3.7, 0.01],
    // half up
    [0.01, 'USD', 'ILS', 3.5, 0.04],
    [10, 'USD', 'USD', 3.7, 10],
    [99_999_999_999, 'USD', 'ILS', 0.999_999, 99_999_899_999],
  ] as const)('%s %s are %s at %s: %s', (amount, from, to, rate, counted) => {
    expect(countedAt(amount, from, to, rate)).toBe(counted);
  });

  test('is exact in the smallest unit, half up, for any amount', () => {
    fc.assert(
      fc.property(
        minors,
        fc.integer({ min: 100_000, max: 99_000_000 }),
        fc.constantFrom(['JOD', 'USD'], ['USD', 'ILS'], ['JOD', 'ILS'] as const),
        fc.boolean(),
        (minor, micro, [stronger, weaker], forward) => {
          const [from, to] = (forward ? [stronger, weaker] : [weaker, stronger]) as [Currency, Currency];
          const counted = BigInt(toMinor(countedAt(fromMinor(minor, from), from, to, micro / 1e6), to));
          // counted is the whole number nearest to a fraction: twice the distance is at most one unit, up at a tie
          const [a, b] = [10n ** BigInt(decimalsOf(from)), 10n ** BigInt(decimalsOf(to))];
          const [top, bottom] = forward
            ? [BigInt(minor) * BigInt(micro) * b, 1_000_000n * a]
            : [BigInt(minor) * 1_000_000n * b, BigInt(micro) * a];
          const twice = 2n * (counted * bottom - top);
          expect(twice <= bottom && twice > -bottom).toBe(true);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

test('a cheque ends as paid, replaced or given back, and every state can be reached', () => {
  const reached = new Set(['drawer', ...Object.values(CHEQUE_STEPS).flat()]);
  expect([...reached].sort()).toEqual([...CHEQUE_STATES].sort());
  expect(CHEQUE_STATES.filter((state) => CHEQUE_STEPS[state].length === 0)).toEqual([
    'replaced',
    'givenBack',
  ]);
});
