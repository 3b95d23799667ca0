import type {
  InsightDiscounts,
  InsightLeads,
  InsightPrices,
  InsightSaleList,
  InsightSales,
  InsightStock,
  InsightUnitList,
} from '@diyar/contract/insights';
import type { AgeingList, MoneyAhead } from '@diyar/contract/money-ahead';
import type { DrawerList, MoneyDesk } from '@diyar/contract/money-desk';
import type { MonthReport } from '@diyar/contract/month-report';
import { addDays } from '@diyar/contract/rules/company-hours';
import { type Currency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deals, dealUnits, entries, entryRates, leads, persons, units, users } from '../../../db/schema.ts';
import { companyDay } from '../../ledger/index.ts';
import { STORED, storeSums } from '../stale-sums.ts';
import { type DeskApp, deskApp } from '../test-desk.ts';

let app: DeskApp;
beforeAll(async () => {
  app = await deskApp();
});
afterAll(() => app.close());

const today = companyDay();
const COMPANIES = process.env.LONG ? 50 : 3;
const CURRENCIES = ['USD', 'ILS', 'JOD'] as const;

const sale = fc.record({
  stage: fc.constantFrom('sold', 'sold', 'sold', 'reserved', 'cancelled'),
  daysAgo: fc.integer({ min: 0, max: 500 }),
  currency: fc.option(fc.constantFrom(...CURRENCIES), { freq: 9 }),
  price: fc.integer({ min: 1_000_000, max: 30_000_000 }),
  paid: fc.option(fc.integer({ min: 1, max: 30_000_000 })),
  discount: fc.option(fc.integer({ min: 1, max: 900_000 })),
  isDiscountVoid: fc.boolean(),
  fee: fc.boolean(),
  /** Of a discount in another currency: what it counts for, or no rate. */
  countedAs: fc.option(fc.option(fc.integer({ min: 1, max: 900_000 })), { freq: 2 }),
  isListed: fc.boolean(),
  /** A flat with its parking: the second may be listed in another currency, or not at all. */
  second: fc.option(fc.constantFrom('listed', 'elsewhere', 'unlisted')),
  building: fc.boolean(),
});
const lead = fc.record({
  daysAgo: fc.integer({ min: 0, max: 500 }),
  furthest: fc.constantFrom('new', 'contacted', 'viewing', 'offer', 'won'),
  channel: fc.constantFrom('instagram', 'google', 'direct'),
  campaign: fc.constantFrom('', 'spring', 'ramadan'),
  isOwned: fc.boolean(),
  isGone: fc.boolean(),
  took: fc.integer({ min: 0, max: 90 }),
});
const company = fc.record({
  // each building has at least 40 units, and a sale may take two
  sales: fc.array(sale, { minLength: 12, maxLength: 19 }),
  leads: fc.array(lead, { minLength: 20, maxLength: 40 }),
});

const noon = (day: string) => new Date(`${day}T09:00:00Z`);

/** Everything that is stored, added up row by row: the second way of counting. */
async function stored() {
  const claims = await app.db.select().from(dealUnits).innerJoin(units, eq(units.id, dealUnits.unitId));
  const lines = await app.db.select().from(entries).leftJoin(entryRates, eq(entryRates.entryId, entries.id));
  const rows = await app.db.select().from(deals);
  return rows
    .filter(({ stage, deletedAt }) => stage === 'sold' && deletedAt === null)
    .map((deal) => {
      const currency = deal.currency as Currency | null;
      const own = lines.filter(
        ({ entries: { dealId, voidedAt } }) => dealId === deal.id && voidedAt === null,
      );
      const homes = claims.filter(({ deal_units: { dealId } }) => dealId === deal.id);
      const minorOf = (kind: string, reasons: string[]) =>
        sum(
          own
            .filter(({ entries: line }) => line.kind === kind && reasons.includes(line.reason))
            .map(({ entries: line, entry_rates: rate }) =>
              toMinor(line.currency === currency ? line.amount : (rate?.countsFor ?? 0), currency ?? 'USD'),
            ),
        );
      const price = minorOf('charge', ['', 'price']);
      const discount = minorOf('discount', ['']);
      const lists = homes.map(({ deal_units: { listPrice, listCurrency } }) =>
        listCurrency === currency ? listPrice : null,
      );
      return {
        id: deal.id,
        currency,
        day: (deal.soldAt ?? deal.createdAt).toISOString().slice(0, 10),
        projectId: homes.find(({ deal_units: { ordinal } }) => ordinal === 0)?.units.projectId ?? null,
        minor: currency === null ? 0 : price - discount,
        discount,
        isDiscounted: own.some(({ entries: { kind } }) => kind === 'discount'),
        by: own.find(({ entries: { kind } }) => kind === 'discount')?.entries.createdBy ?? null,
        sqm: sum(homes.map(({ units: { sizeSqm } }) => sizeSqm ?? 0)),
        list: lists.every((one) => one !== null)
          ? sum(lists.map((one) => toMinor(one ?? 0, currency ?? 'USD')))
          : null,
      };
    });
}

async function fill({ sales, leads: asked }: { sales: Sale[]; leads: Lead[] }) {
  const staff = await app.db.select().from(users);
  for (const one of sales) {
    const soldAt = noon(addDays(today, -one.daysAgo));
    const id = await app.deal(
      {
        stage: one.stage,
        currency: one.currency,
        soldAt,
        ...(one.stage === 'sold' && { soldNo: Math.floor(Math.random() * 2e9) }),
        ...(one.stage === 'cancelled' && { endedAt: soldAt }),
      },
      one.building ? app.lacasaId : app.otherId,
    );
    const currency = one.currency ?? 'USD';
    const createdBy = staff[one.price % staff.length]?.id ?? null;
    await app.entry(id, 'charge', fromMinor(one.price, currency), { currency, reason: 'price' });
    if (one.paid) await app.entry(id, 'payment', fromMinor(one.paid, currency), { currency });
    if (one.fee) await app.entry(id, 'charge', 50, { currency, reason: 'fee' });
    if (one.discount) {
      const isOther = one.countedAs !== null || one.fee;
      const entryId = await app.entry(id, 'discount', fromMinor(one.discount, currency), {
        currency: isOther ? other(currency) : currency,
        createdBy,
        ...(one.isDiscountVoid && { voidedAt: new Date(), voidedOn: today }),
      });
      if (isOther && one.countedAs)
        await app.db
          .insert(entryRates)
          .values({ entryId, countsFor: fromMinor(one.countedAs, currency), onDay: today });
    }
    if (one.isListed)
      await app.db
        .update(dealUnits)
        .set({ listPrice: fromMinor(one.price + 5, currency), listCurrency: currency })
        .where(eq(dealUnits.dealId, id));
    if (one.second) {
      const unitId = app.freeUnit(one.building ? app.lacasaId : app.otherId);
      const list = { listPrice: 700, listCurrency: one.second === 'listed' ? currency : other(currency) };
      await app.db.insert(dealUnits).values({
        ...{ dealId: id, unitId, ordinal: 1, open: one.stage !== 'cancelled' },
        ...(one.second !== 'unlisted' && list),
      });
    }
  }
  const [person] = await app.db.insert(persons).values({ name: 'سلمى' }).returning();
  for (const [n, one] of asked.entries()) {
    const createdAt = noon(addDays(today, -one.daysAgo));
    await app.db.insert(leads).values({
      personId: person?.id as never,
      stage: 'lost',
      lostReason: 'other',
      furthest: one.furthest,
      channel: one.channel,
      origin: { utmCampaign: one.campaign } as never,
      ownerId: one.isOwned ? (staff[n % 2]?.id ?? null) : null,
      createdAt,
      closedAt: new Date(createdAt.getTime() + one.took * 86_400_000),
      deletedAt: one.isGone ? new Date() : null,
    });
  }
}
const other = (currency: Currency) => CURRENCIES.find((one) => one !== currency) ?? 'USD';
type Sale = typeof sale extends fc.Arbitrary<infer T> ? T : never;
type Lead = typeof lead extends fc.Arbitrary<infer T> ? T : never;

const read = async <T>(path: string): Promise<T> => {
  const answer = await app.superadmin.get(`/admin/insights/${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Each figure of the page against the rows, and against the list that it leads to. */
async function recount(period: string, buildingId: number | null) {
  const of = buildingId === null ? '' : `&buildingId=${buildingId}`;
  const rows = (await stored()).filter(({ projectId }) => buildingId === null || projectId === buildingId);
  const sales = await read<InsightSales>(`sales?period=${period}${of}`);
  const { before, yearAgo, year } = sales.period;
  const spans = { now: sales.period, before, yearAgo };
  for (const [name, { from, to }] of Object.entries(spans) as ['now', { from: string; to: string }][]) {
    const within = rows.filter(({ day }) => day >= from && day <= to);
    expect(sum(sales.rows.map((row) => row[name].sales))).toBe(within.length);
    for (const row of sales.rows) {
      const own = within.filter(
        ({ projectId, currency }) => projectId === (row.project?.id ?? null) && currency === row.currency,
      );
      expect(row[name].sales).toBe(own.length);
      expect(toMinor(row[name].amount, row.currency ?? 'USD')).toBe(sum(own.map(({ minor }) => minor)));
      const list = await read<InsightSaleList>(
        `sales/list?from=${from}&to=${to}&projectId=${row.project?.id ?? 0}&currency=${row.currency ?? '-'}${of}`,
      );
      expect(list.total).toBe(own.length);
    }
  }

  const inYear = rows.filter(({ day }) => day >= year.from && day <= year.to);
  const discounts = await read<InsightDiscounts>(`discounts?period=${period}${of}`);
  expect(discounts.sales).toBe(inYear.length);
  const given = inYear.filter(({ isDiscounted, currency }) => isDiscounted && currency !== null);
  expect(sum(discounts.rows.map((row) => row.sales))).toBe(given.length);
  for (const row of discounts.rows) {
    const own = given.filter(({ by, currency }) => by === (row.by?.id ?? null) && currency === row.currency);
    expect(toMinor(row.discount, row.currency)).toBe(sum(own.map(({ discount }) => discount)));
    const shares = own.flatMap(({ discount, list }) => (list ? [discount / list] : []));
    expect(row.largest?.share ?? 0).toBeCloseTo(Math.max(0, ...shares), 9);
    const list = await read<InsightSaleList>(
      `sales/list?from=${year.from}&to=${year.to}&discountBy=${row.by?.id ?? 0}&currency=${row.currency}${of}`,
    );
    expect(list.total).toBe(own.length);
  }

  const prices = await read<InsightPrices>(`prices?period=${period}${of}`);
  for (const { key, from, to } of prices.quarters) {
    const within = rows.filter(
      ({ day, currency, minor, sqm }) =>
        day >= from && day <= to && currency !== null && minor > 0 && sqm > 0,
    );
    const quarter = prices.rows.filter((row) => row.quarter === key);
    expect(sum(quarter.map((row) => row.sales))).toBe(within.length);
    for (const row of quarter) {
      const own = within.filter(
        ({ projectId, currency }) => projectId === (row.project?.id ?? null) && currency === row.currency,
      );
      expect(toMinor(row.amount, row.currency)).toBe(sum(own.map(({ minor }) => minor)));
      expect(row.sqm).toBeCloseTo(sum(own.map(({ sqm }) => sqm)), 6);
      const listed = own.filter(({ list }) => list !== null);
      expect(toMinor(row.list, row.currency)).toBe(sum(listed.map(({ list }) => list ?? 0)));
    }
  }

  const stock = await read<InsightStock>(`stock?period=${period}${of}`);
  const everything = await app.db.select().from(units);
  const claims = await app.db
    .select()
    .from(dealUnits)
    .innerJoin(deals, eq(deals.id, dealUnits.dealId))
    .where(eq(dealUnits.open, true));
  const taken = new Set(
    claims.flatMap(({ deals, deal_units }) =>
      ['reserved', 'sold'].includes(deals.stage) ? [deal_units.unitId] : [],
    ),
  );
  const counted = everything.filter(
    ({ id, projectId, isWithdrawn, deletedAt }) =>
      deletedAt === null && (taken.has(id) || !isWithdrawn) && (!buildingId || projectId === buildingId),
  );
  expect(sum(stock.rows.map(({ all }) => all))).toBe(counted.length);
  expect(sum(stock.rows.map(({ left }) => left))).toBe(counted.filter(({ id }) => !taken.has(id)).length);
  for (const { project, kind, bedrooms, currency, left } of stock.rows) {
    const rooms = bedrooms === null ? '' : `&bedrooms=${bedrooms}`;
    const list = await read<InsightUnitList>(
      `stock/list?projectId=${project?.id}&kind=${kind}${rooms}&currency=${currency ?? '-'}`,
    );
    expect(list.total).toBe(left);
  }
}

/** What every deal still owes, row by row: more than nothing is outstanding, less is to be given back. */
async function owed(buildingId: number | null) {
  const homes = await app.db.select().from(dealUnits).innerJoin(units, eq(units.id, dealUnits.unitId));
  const lines = await app.db.select().from(entries).leftJoin(entryRates, eq(entryRates.entryId, entries.id));
  const sums = new Map<Currency, { outstanding: number; overpaid: number; toGiveBack: number }>();
  for (const { id, stage, currency } of await app.db.select().from(deals)) {
    const home = homes.find(({ deal_units: { dealId, ordinal } }) => dealId === id && ordinal === 0);
    if (currency === null || (buildingId !== null && home?.units.projectId !== buildingId)) continue;
    const rest = sum(
      lines
        .filter(({ entries: { dealId, voidedAt } }) => dealId === id && voidedAt === null)
        .map(({ entries: line, entry_rates: rate }) => {
          const amount = line.currency === currency ? line.amount : (rate?.countsFor ?? 0);
          return toMinor(amount, currency) * (line.kind === 'charge' ? 1 : -1);
        }),
    );
    const all = sums.get(currency) ?? { outstanding: 0, overpaid: 0, toGiveBack: 0 };
    all[rest > 0 ? 'outstanding' : stage === 'cancelled' ? 'toGiveBack' : 'overpaid'] += Math.abs(rest);
    sums.set(currency, all);
  }
  return sums;
}

const inMinor = (rows: readonly { currency: Currency; amount: number }[]) =>
  new Map(rows.flatMap(({ currency, amount }) => (amount ? [[currency, toMinor(amount, currency)]] : [])));

/** What the page reads of the desk, which has it from the stored sums. */
async function recountOwed(buildingId: number | null) {
  const of = buildingId === null ? '' : `?buildingId=${buildingId}`;
  const desk = async <T>(path: string): Promise<T> => (await app.superadmin.get(path + of)).json();
  const sums = await owed(buildingId);
  const expected = (name: 'outstanding' | 'overpaid' | 'toGiveBack') =>
    new Map([...sums].flatMap(([currency, all]) => (all[name] ? [[currency, all[name]]] : [])));
  const { totals } = await desk<MoneyDesk>('/admin/money');
  for (const name of ['outstanding', 'overpaid', 'toGiveBack'] as const)
    expect(inMinor(totals.map((total) => ({ ...total, amount: total[name] })))).toEqual(expected(name));
  const ahead = await desk<MoneyAhead>('/admin/money/ahead');
  const ageing = await desk<AgeingList>('/admin/money/ageing');
  for (const rows of [ahead.currencies, ageing.totals])
    expect(inMinor(rows.map((row) => ({ ...row, amount: row.outstanding })))).toEqual(
      expected('outstanding'),
    );
  return { ahead, ageing: ageing.totals, toGiveBack: expected('toGiveBack') };
}

async function recountLeads(period: string) {
  const found = await read<InsightLeads>(`leads?period=${period}`);
  const { from, to } = found.year;
  const rows = (await app.db.select().from(leads)).filter(({ createdAt, deletedAt }) => {
    const day = createdAt.toISOString().slice(0, 10);
    return deletedAt === null && day >= from && day <= to;
  });
  const reached = (stages: string[]) => rows.filter(({ furthest }) => stages.includes(furthest)).length;
  const expected = [
    rows.length,
    reached(['viewing', 'offer', 'won']),
    reached(['offer', 'won']),
    reached(['won']),
  ];
  for (const table of [[found.total], found.sources, found.campaigns, found.owners])
    expect(
      (['leads', 'viewings', 'offers', 'won'] as const).map((name) => sum(table.map((row) => row[name]))),
    ).toEqual(expected);
  const took = rows
    .filter(({ furthest }) => furthest === 'won')
    .map(({ createdAt, closedAt }) =>
      Math.round(((closedAt?.getTime() ?? 0) - createdAt.getTime()) / 86_400_000),
    )
    .sort((a, b) => a - b);
  const middle = took.length / 2;
  const median = ((took[Math.ceil(middle) - 1] ?? 0) + (took[Math.floor(middle)] ?? 0)) / 2;
  expect(found.total.medianDays).toBe(took.length === 0 ? null : median);
  for (const { channel, won } of found.sources) {
    const path = `/admin/leads?tab=all&reached=won&channel=${channel}&since=${from}&until=${to}`;
    expect((await app.superadmin.get(path)).json().total).toBe(won);
  }
}

test('an empty company has sections without rows, and nobody else sees them', async () => {
  const sales = await read<InsightSales>('sales');
  expect([sales.rows, sales.lastOn]).toEqual([[], null]);
  expect((await read<InsightDiscounts>('discounts')).rows).toEqual([]);
  expect((await read<InsightLeads>('leads')).total.leads).toBe(0);
  for (const role of ['ADMIN', 'SALES', 'ACCOUNTANT', 'LACASA'] as const)
    expect((await app.as(role).get('/admin/insights/sales')).statusCode).toBe(403);
  expect((await app.superadmin.get('/admin/insights/sales?period=2026-13')).statusCode).toBe(422);
});

test(`${COMPANIES} random companies: every figure equals a recount row by row, and the length of the list behind it`, async () => {
  for (const [n, made] of fc.sample(company, { numRuns: COMPANIES }).entries()) {
    for (const table of [entryRates, entries, deals, leads]) await app.db.delete(table);
    app.emptyBuildings();
    await fill(made);
    // which sums are stored makes no difference: of the last company some
    await storeSums(app.db, Object.values(STORED)[(COMPANIES - n) % 3] ?? STORED.none);
    await recountOwed(null);
    await recountOwed(app.lacasaId);
    await recount(today.slice(0, 7), null);
    await recount(today.slice(0, 4), app.lacasaId);
    await recount(`${Number(today.slice(0, 4)) - 1}-q4`, null);
    await recountLeads(today.slice(0, 7));
  }
});

test('the report of a closed month has the same figures', async () => {
  const month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const closed = await app.superadmin.post('/admin/money/months', { month });
  expect(closed.statusCode, closed.body).toBe(200);
  const report: MonthReport = (await app.superadmin.get(`/admin/money/months/${month}`)).json();
  const { ahead, ageing, toGiveBack } = await recountOwed(null);
  expect(report.owner).toMatchObject({ ahead, ageing, sales: await read(`sales?period=${month}`) });
  expect(inMinor(report.owner?.toGiveBack ?? [])).toEqual(toGiveBack);
  expect(toGiveBack.size).toBeGreaterThan(0);
});

test('returned cheques of twelve months: of those presented in them', async () => {
  const one = await app.deal();
  const year = addDays(today, -365);
  await app.cheque(one, { state: 'returned', stateOn: addDays(today, -3), drawer: 'Abu Ali' });
  await app.cheque(one, { state: 'cleared', stateOn: addDays(today, -4), drawer: 'Abu Ali' });
  await app.cheque(one, { state: 'cleared', stateOn: addDays(today, -400), drawer: 'Abu Ali' });
  await app.cheque(one, { state: 'returned', stateOn: addDays(today, -400), drawer: 'Umm Ali' });
  const found: DrawerList = (
    await app.superadmin.get(`/admin/money/drawers?from=${year}&to=${today}`)
  ).json();
  expect(found).toMatchObject({ cameBack: 1, presented: 2, total: 1 });
  expect(found.items[0]).toMatchObject({ name: 'Abu Ali', cameBack: 1, presented: 2 });
  const ever: DrawerList = (await app.superadmin.get('/admin/money/drawers')).json();
  expect(ever).toMatchObject({ cameBack: 2, presented: 4, total: 2 });
});
