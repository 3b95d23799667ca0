import { DEBT_LISTS, type DebtList, type DebtsQuery, type MoneyDesk } from '@diyar/contract/money-desk';
import { dealId } from '@diyar/contract/rules/ids';
import { CHEQUE_STATES, ENTRY_KINDS } from '@diyar/contract/rules/ledger';
import { type Currency, decimalsOf, rankOf } from '@diyar/contract/rules/money';
import { BUILT_IN_CURRENCIES } from '@diyar/contract/rules/place';
import { and, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheques, deals, entries, entryRates, planLines } from '../../db/schema.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { companyDay, inTotals, isCurrencyMissing, totalsOf } from '../ledger/index.ts';
import { type DeskDeal, figuresOf, readDeals } from './deal-money.ts';
import { dayAfter } from './test-desk.ts';

/** The figures that SQL makes of random ledgers, compared with the rules of the contract, deal by deal and in sum. */
const DEALS = process.env.LONG ? 5_000 : 400;
const today = companyDay();

const currency = fc.constantFrom(...BUILT_IN_CURRENCIES);
const minor = fc.integer({ min: 1, max: 500_000 });
const seldom = fc.integer({ min: 0, max: 5 }).map((n) => n === 0);
const amountOf = (cents: number, of: Currency) => cents / 10 ** decimalsOf(of);

const entry = fc.record({
  kind: fc.constantFrom(...ENTRY_KINDS),
  own: fc.boolean(),
  other: currency,
  minor,
  countedMinor: fc.option(minor),
  isRateVoid: seldom,
  chequeState: fc.option(fc.constantFrom(...CHEQUE_STATES)),
  isVoid: seldom,
});

const deal = fc.record({
  stage: fc.constantFrom('held', 'reserved', 'sold', 'cancelled'),
  currency: fc.option(currency, { freq: 8 }),
  amounts: fc.constantFrom(null, null, 'toConfirm'),
  dueCurrency: fc.constantFrom('Unknown', 'USD', null),
  dueAmount: fc.constantFrom(null, 0, 16_000),
  isUnsettled: seldom,
  entries: fc.array(entry, { maxLength: 12 }),
  plan: fc.array(fc.record({ day: fc.integer({ min: -40, max: 40 }), minor }), { maxLength: 5 }),
});
type Made = typeof deal extends fc.Arbitrary<infer T> ? T : never;

let app: TestApp;
let all: DeskDeal[];

/** Rows with ids of their own, so that all of a table are inserted at once. */
function rowsOf(made: readonly Made[]) {
  const rows = {
    deals: [] as (typeof deals.$inferInsert)[],
    plan: [] as (typeof planLines.$inferInsert)[],
    entries: [] as (typeof entries.$inferInsert)[],
    cheques: [] as (typeof cheques.$inferInsert)[],
    rates: [] as (typeof entryRates.$inferInsert)[],
  };
  for (const [n, one] of made.entries()) {
    const { stage, amounts, dueCurrency, dueAmount, isUnsettled } = one;
    const id = dealId(n + 1);
    rows.deals.push({
      ...({ id, stage, amounts, dueCurrency, dueAmount, isUnsettled } as const),
      currency: one.currency,
      soldNo: stage === 'sold' ? id : null,
      holdUntil: stage === 'held' ? new Date(Date.now() + 86_400_000) : null,
      endedAt: stage === 'cancelled' ? new Date() : null,
    });
    for (const { day, minor } of one.plan)
      rows.plan.push({
        dealId: id,
        dueOn: dayAfter(today, day),
        amount: amountOf(minor, one.currency ?? 'USD'),
      });
    for (const line of one.entries) {
      const { kind, chequeState, countedMinor } = line;
      const moves = kind === 'payment' || kind === 'refund';
      // what is charged is in the currency of the deal
      const isOwn = line.own || !(moves || kind === 'stated');
      const of = isOwn ? (one.currency ?? line.other) : line.other;
      const isCheque = kind === 'payment' && chequeState !== null;
      const entryId = rows.entries.length + 1;
      rows.entries.push({
        ...{ id: entryId, dealId: id, kind, currency: of, onDay: today, amount: amountOf(line.minor, of) },
        method: moves ? (isCheque ? 'cheque' : 'cash') : null,
        ...(line.isVoid && { voidedAt: new Date(), voidedOn: today }),
      });
      if (isCheque)
        rows.cheques.push({
          entryId,
          number: String(entryId),
          dueOn: today,
          stateOn: today,
          state: chequeState,
        });
      if (of !== one.currency && one.currency !== null && countedMinor !== null)
        rows.rates.push({
          entryId,
          countsFor: amountOf(countedMinor, one.currency),
          onDay: today,
          voidedAt: line.isRateVoid ? new Date() : null,
        });
    }
  }
  return rows;
}

beforeAll(async () => {
  app = await testApp();
  const rows = rowsOf(fc.sample(deal, DEALS));
  const insertAll = async <T>(table: Parameters<typeof app.db.insert>[0], values: T[]) => {
    for (let i = 0; i < values.length; i += 1000)
      await app.db.insert(table).values(values.slice(i, i + 1000) as never);
  };
  await insertAll(deals, rows.deals);
  await insertAll(planLines, rows.plan);
  await insertAll(entries, rows.entries);
  await insertAll(cheques, rows.cheques);
  await insertAll(entryRates, rows.rates);
  all = await readDeals(app.db, isNull(deals.deletedAt));
});
afterAll(() => app.close());

const read = async <T>(path: string): Promise<T> => (await app.as('SUPERADMIN').get(path)).json();

test('the sums and counts of the desk are those of the rules', async () => {
  const desk = await read<MoneyDesk>('/admin/money');
  const counting = await readDeals(app.db, and(inTotals, isNull(deals.deletedAt)));
  const figures = counting.map((money) => ({ ...figuresOf(money, today), money: money.deal }));
  const open = figures.filter(({ money }) => money.stage !== 'cancelled');
  expect(desk).toMatchObject({
    totals: totalsOf(counting, today).ledger,
    overdueDeals: figures.filter(({ overdue }) => (overdue?.amount ?? 0) > 0).length,
    toGiveBackDeals: figures.filter(
      ({ money, balance, uncounted }) =>
        money.stage === 'cancelled' && ((balance?.overpaid ?? 0) > 0 || uncounted.length > 0),
    ).length,
    toConfirmDeals: open.filter(({ money }) => money.amounts === 'toConfirm').length,
    currencyMissingDeals: open.filter(
      ({ money }) => isCurrencyMissing(money) && money.amounts !== 'toConfirm',
    ).length,
    withoutPlanDeals: expected('withoutPlan').length,
    withoutRateDeals: expected('withoutRate').length,
    withoutPriceDeals: expected('withoutPrice').length,
    beyondDeals: expected('beyond').length,
  });
  // the random deals have something of everything, else the comparison would prove little
  expect(desk.totals).toHaveLength(BUILT_IN_CURRENCIES.length);
  for (const total of desk.totals)
    for (const [name, sum] of Object.entries(total))
      if (name !== 'currency') expect(sum, name).toBeGreaterThan(0);
  for (const count of [
    desk.overdueDeals,
    desk.toGiveBackDeals,
    desk.toConfirmDeals,
    desk.currencyMissingDeals,
  ])
    expect(count).toBeGreaterThan(0);
});

const isPaidLine = ({ chequeState }: DeskDeal['lines'][number]) =>
  chequeState === null || chequeState === 'cleared' || chequeState === 'endorsed';

/** Counted by hand: what came in for certain. */
const received = ({ lines }: DeskDeal) =>
  lines
    .filter((line) => line.kind === 'payment' && isPaidLine(line))
    .reduce((sum, { countsFor }) => sum + (countsFor ?? 0), 0);

/** Counted by hand, by currency: whether more went out than came in. */
function givenBack({ deal, lines }: DeskDeal): boolean {
  const sums: Record<string, number> = {};
  for (const { kind, amount, currency, countsFor, ...line } of lines.filter(isPaidLine)) {
    const isOut = kind === 'refund' || (kind === 'charge' && deal.stage === 'cancelled');
    if (!isOut && kind !== 'payment') continue;
    const of = countsFor === null ? currency : (deal.currency ?? line.chequeState ?? '');
    sums[of] = (sums[of] ?? 0) + (isOut ? 1 : -1) * Math.round((countsFor ?? amount) * 1000);
  }
  return Object.values(sums).some((sum) => sum > 0);
}

/** By the rules: which deals a list has, in its order. */
function expected(list: DebtsQuery['list']): number[] {
  const rows = all.map((money) => ({ ...figuresOf(money, today), money }));
  const isInTotals = ({ money: { deal } }: (typeof rows)[number]) =>
    !deal.isUnsettled && ['reserved', 'sold', 'cancelled'].includes(deal.stage);
  const isOpen = ({ money: { deal } }: (typeof rows)[number]) =>
    deal.stage === 'reserved' || deal.stage === 'sold';
  const belongs = {
    overdue: (row: (typeof rows)[number]) => isInTotals(row) && (row.overdue?.amount ?? 0) > 0,
    withoutPlan: (row: (typeof rows)[number]) =>
      isInTotals(row) && isOpen(row) && row.money.plan.length === 0 && (row.balance?.outstanding ?? 0) > 0,
    withoutRate: (row: (typeof rows)[number]) =>
      isInTotals(row) && isOpen(row) && row.balance !== null && row.uncounted.length > 0,
    withoutPrice: (row: (typeof rows)[number]) =>
      isInTotals(row) &&
      isOpen(row) &&
      (row.balance?.charges ?? 0) === 0 &&
      (row.uncounted.length > 0 || received(row.money) > 0),
    beyond: (row: (typeof rows)[number]) => isInTotals(row) && givenBack(row.money),
    toGiveBack: (row: (typeof rows)[number]) =>
      isInTotals(row) &&
      row.money.deal.stage === 'cancelled' &&
      ((row.balance?.overpaid ?? 0) > 0 || row.uncounted.length > 0),
    attention: (row: (typeof rows)[number]) =>
      isInTotals(row) &&
      isOpen(row) &&
      (row.money.deal.amounts === 'toConfirm' || isCurrencyMissing(row.money.deal)),
    unsettled: ({ money }: (typeof rows)[number]) => money.deal.isUnsettled,
  }[list];
  const place = ({ balance }: (typeof rows)[number]) => (balance ? rankOf(balance.currency) : -1);
  const owed = ({ overdue, balance }: (typeof rows)[number]) =>
    (list === 'withoutPlan' ? balance?.outstanding : overdue?.amount || balance?.overpaid) || 0;
  return rows
    .filter(belongs)
    .sort((a, b) => place(a) - place(b) || owed(b) - owed(a) || a.deal.id - b.deal.id)
    .map(({ deal }) => deal.id);
}

test.each(DEBT_LISTS)('the list %s has the deals of the rules in their order, page by page', async (list) => {
  const ids = expected(list);
  expect(ids.length).toBeGreaterThan(3);
  const size = Math.min(100, Math.ceil(ids.length / 4));
  const found: number[] = [];
  for (let page = 1; page <= Math.ceil(ids.length / size) + 1; page++) {
    const { items, total } = await read<DebtList>(
      `/admin/money/debts?list=${list}&page=${page}&size=${size}`,
    );
    expect(total).toBe(ids.length);
    found.push(...items.map(({ deal }) => deal.id));
  }
  expect(found).toEqual(ids);
});
