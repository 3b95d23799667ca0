import { DEBT_LISTS, type DebtList, type DebtsQuery, type MoneyDesk } from '@diyar/contract/money-desk';
import { rankOf } from '@diyar/contract/rules/money';
import { BUILT_IN_CURRENCIES } from '@diyar/contract/rules/place';
import { and, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deals, projects } from '../../db/schema.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { companyDay, inTotals, isCurrencyMissing, totalsOf } from '../ledger/index.ts';
import { type DeskDeal, figuresOf, readDeals } from './deal-money.ts';
import { insertDeals, randomDeal, randomStages, rowsOf } from './random-deals.ts';
import { STORED, storeSums } from './stale-sums.ts';

/** The figures that SQL makes of random ledgers, compared with the rules of the contract, deal by deal and in sum. */
const DEALS = process.env.LONG ? 5_000 : 400;
const today = companyDay();

let app: TestApp;
let all: DeskDeal[];

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(projects).values({ id: 1, slug: 'tower' });
  const [building] = fc.sample(randomStages, 1);
  await insertDeals(app.db, rowsOf(fc.sample(randomDeal, DEALS), building));
  all = await readDeals(app.db, isNull(deals.deletedAt));
});
afterAll(() => app.close());

const read = async <T>(path: string): Promise<T> => (await app.as('SUPERADMIN').get(path)).json();

const isPaidLine = ({ chequeState }: DeskDeal['lines'][number]) =>
  chequeState === null || chequeState === 'cleared' || chequeState === 'endorsed';

/** Counted by hand: what came in for certain. */
const received = ({ lines }: DeskDeal) =>
  lines
    .filter((line) => (line.kind === 'payment' || line.kind === 'opening') && isPaidLine(line))
    .reduce((sum, { countsFor }) => sum + (countsFor ?? 0), 0);

/** Counted by hand, by currency: whether more went out than came in. */
function givenBack({ deal, lines }: DeskDeal): boolean {
  const sums: Record<string, number> = {};
  for (const { kind, amount, currency, countsFor, ...line } of lines.filter(isPaidLine)) {
    const isOut = kind === 'refund' || (kind === 'charge' && deal.stage === 'cancelled');
    if (!isOut && kind !== 'payment' && kind !== 'opening') continue;
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

describe.each(Object.entries(STORED))('with stored sums of %s, of the others old ones', (_which, stays) => {
  beforeAll(async () => {
    await storeSums(app.db, stays);
  });

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

  test.each(DEBT_LISTS)(
    'the list %s has the deals of the rules in their order, page by page',
    async (list) => {
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
    },
  );
});
