import type { DealLedger, Entry } from '@diyar/contract/ledger';
import type { MonthReport, MonthReportRow } from '@diyar/contract/month-report';
import { type DealId, dealId, unitId } from '@diyar/contract/rules/ids';
import { CHEQUE_STEPS } from '@diyar/contract/rules/ledger';
import { type Currency, decimalsOf } from '@diyar/contract/rules/money';
import { BUILT_IN_CURRENCIES } from '@diyar/contract/rules/place';
import { statementOf } from '@diyar/contract/rules/statement';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closedMonths, dealUnits, entries, monthReports, units } from '../../db/schema.ts';
import { cash, cheque, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { projectPayload } from '../../testing/project-payload.ts';
import { countMonth, reportEarlierMonths } from './close.ts';
import { companyDay } from './days.ts';

/** What counted in a closed month counts there for ever, whatever is done afterwards: docs/product/ledger.md. */
const STEPS = process.env.LONG ? 1_500 : 60;

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const today = companyDay();
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const month = dayBefore(`${today.slice(0, 7)}-01`).slice(0, 7);
const inMonth = `${month}-15`;
const last = dayBefore(`${today.slice(0, 7)}-01`);

function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A month passes: whatever was written so far is dated in the month that is closed then. */
async function letTimePass() {
  for (const [table, column] of [
    ['entries', 'on_day'],
    ['entry_rates', 'on_day'],
    ['cheque_steps', 'on_day'],
    ['cheques', 'state_on'],
  ])
    await app.db.execute(
      sql`update ${sql.identifier(table ?? '')} set ${sql.identifier(column ?? '')} = ${inMonth}::date`,
    );
  await app.db.execute(sql`update entries set voided_on = ${inMonth}::date where voided_at is not null`);
}

const ledgerOf = async (dealId: number): Promise<DealLedger> =>
  (await app.superadmin.get(`/admin/deals/${dealId}/ledger`)).json();
const reportOf = async (): Promise<MonthReport> =>
  (await app.superadmin.get(`/admin/money/months/${month}`)).json();

const minor = (amount: number, currency: Currency) => Math.round(amount * 10 ** decimalsOf(currency));

/** The month's lines of every statement, as they are printed. */
async function statements(dealIds: readonly number[]) {
  const all = await Promise.all(dealIds.map(ledgerOf));
  return all.map(({ entries, currency }) =>
    statementOf(entries, currency)
      .lines.filter(({ on, owed, settled }) => on.startsWith(month) && (owed ?? settled) !== 0)
      .filter(({ isStruck }) => !isStruck)
      .map(({ on, entry, owed, settled, balance }) => [on, entry.id, owed, settled, balance]),
  );
}

/** What the accountant adds up in the file: what counts, by currency of the deal. */
async function exported() {
  const path = `/admin/money/entries/export?lang=en&from=${month}-01&to=${last}`;
  const [header = '', ...lines] = (await app.superadmin.get(path)).body
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  const at = (line: string, name: string) => line.split(',')[header.split(',').indexOf(name)] ?? '';
  return lines
    .filter((line) => at(line, 'Counts for') !== '' || at(line, 'No longer counts') !== '')
    .map((line) =>
      ['Entry', 'Counts on', 'Kind', 'Counts for', 'No longer counts', 'Currency of the deal'].map((name) =>
        at(line, name),
      ),
    )
    .sort();
}

const SIGN: Record<MonthReportRow['kind'], 1 | -1> = {
  charge: 1,
  refund: 1,
  discount: -1,
  writeOff: -1,
  payment: -1,
  opening: -1,
  stated: -1,
};

const opening = (amount: number, currency: Currency) => ({
  ...{ kind: 'opening', amount, currency, on: today },
});

test('a closed month stays as it was, whatever is done to its entries', async () => {
  const [building] = (await app.superadmin.get('/admin/buildings')).json().items;
  const pick = random(20_261_117);
  const any = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const apartments = [];
  for (let n = 0; n < 6; n++)
    apartments.push(
      await app.reserve({
        dueAmountStr: n === 5 ? '' : `${60_000 + n * 1_000} ${BUILT_IN_CURRENCIES[n % 3]}`,
        paidAmountStr: n === 1 ? '2500' : '',
      }),
    );
  const dealIds = await Promise.all(apartments.map(app.dealOf));
  for (const [n, id] of dealIds.entries()) {
    const currency = BUILT_IN_CURRENCIES[n % 3] as Currency;
    const other = BUILT_IN_CURRENCIES[(n + 1) % 3] as Currency;
    if (n === 1) continue;
    await app.enter(id, { ...cash(1_000 + n, currency), on: today });
    if (n === 4) await app.superadmin.post(`/admin/deals/${id}/entries`, opening(1_250, currency));
    await app.enter(id, { ...cash(500, other), on: today });
    if (n === 5) continue;
    await app.enter(id, { ...cash(700, other, { rate: 3.7 }), on: today });
    const { entries } = await app.enter(id, { ...cheque(900, { currency }), on: today });
    const paid = entries.find((entry) => entry.cheque);
    await app.lacasa.post(`/admin/entries/${paid?.id}/cheque`, { state: 'cleared', on: today });
    if (n === 2 || n === 4)
      await app.lacasa.patch(`/lacasa/apartments/${apartments[n]?.id}/reservation`, { isFullyPaid: true });
  }
  await letTimePass();
  expect((await app.superadmin.post('/admin/money/months', { month })).statusCode).toBe(200);

  const report = await reportOf();
  const before = { statements: await statements(dealIds), exported: await exported() };
  expect(report.rows.length).toBeGreaterThan(8);
  expect(before.exported.length).toBeGreaterThan(15);
  // the report makes what the statements' lines of the month make
  const nets: number[] = [];
  for (const currency of BUILT_IN_CURRENCIES) {
    const net = report.rows
      .filter((row) => row.currency === currency)
      .reduce((sum, { kind, amount, ended }) => sum + SIGN[kind] * minor(amount - ended, currency), 0);
    const ofDeals = (await Promise.all(dealIds.map(ledgerOf))).filter((one) => one.currency === currency);
    const printed = ofDeals
      .flatMap(({ entries }) => statementOf(entries, currency).lines)
      .filter(({ on, isStruck }) => on.startsWith(month) && !isStruck)
      .reduce(
        (sum, { owed, settled }) => sum + minor(owed ?? 0, currency) - minor(settled ?? 0, currency),
        0,
      );
    expect(net).toBe(printed);
    nets.push(net);
  }

  expect(nets.filter((net) => net !== 0)).toHaveLength(2);

  const check = async (work: string) => {
    const rows = await app.db.transaction((tx) => countMonth(tx, month));
    expect(rows, work).toEqual(report.rows);
    expect(await exported(), work).toEqual(before.exported);
    expect(await statements(dealIds), work).toEqual(before.statements);
  };
  await check('closing');

  const done = new Map<string, number>();
  const touched = new Set<string>();
  // each way of ending what counted once for certain, then anything
  const first: [n: number, work: string][] = [
    [1, 'paid'],
    [1, 'pay'],
    [2, 'pay'],
    [4, 'unmark'],
    [0, 'rate'],
    [0, 'due'],
    [0, 'mark'],
    [3, 'cancel'],
    [3, 'reopen'],
    [4, 'voidOpening'],
    [0, 'open'],
  ];
  for (let step = 0; step < STEPS; step++) {
    const [n, chosen] = first[step] ?? [pick(dealIds.length), null];
    const [id, apartment] = [dealIds[n] as number, apartments[n]];
    const currency = BUILT_IN_CURRENCIES[n % 3] as Currency;
    const path = `/admin/buildings/${building.id}/apartments/${apartment?.id}`;
    const { entries: all, deal } = await ledgerOf(id);
    const closed = all.filter((one) => one.isClosed && !one.void);
    const rated = closed.find((one) => one.rate);
    const entry: Entry | undefined =
      chosen === 'rate' ? rated : any(pick(3) === 0 || closed.length === 0 ? all : closed);
    const on = (which: string, body: object) => app.lacasa.post(`/admin/entries/${entry?.id}/${which}`, body);
    const enter = (body: object) => app.lacasa.post(`/admin/deals/${id}/entries`, { ...body, on: today });
    const edit = (body: object) => app.lacasa.patch(`/lacasa/apartments/${apartment?.id}/reservation`, body);
    const state = entry?.cheque?.state;
    const works: Record<string, () => Promise<{ statusCode: number; body: string }> | undefined> = {
      void: () => entry && on('void', { reason: 'a mistake' }),
      correct: () =>
        entry && entry.kind !== 'stated' && !state
          ? on('correct', {
              reason: 'a slip',
              entry: {
                ...{ kind: entry.kind, amount: 1 + pick(900), currency: entry.currency, on: today },
                ...{ method: entry.method, reason: entry.reason || null, note: 'again' },
              },
            })
          : undefined,
      rate: () => on('rate', { rate: any([1.41, 3.5, 3.9]), on: today }),
      cheque: () => entry && state && on('cheque', { state: any(CHEQUE_STEPS[state]), on: today }),
      undo: () => entry && state && on('cheque/undo', {}),
      due: () => edit({ dueAmountStr: `${50_000 + pick(9_000)} ${currency}` }),
      otherCurrency: () => edit({ dueAmountStr: `${50_000 + pick(9_000)} ${any(BUILT_IN_CURRENCIES)}` }),
      paid: () => edit({ paidAmountStr: `${1_000 + pick(900)}` }),
      mark: () => edit({ isFullyPaid: true }),
      unmark: () => edit({ isFullyPaid: false }),
      open: () => app.superadmin.post(`/admin/deals/${id}/entries`, opening(1 + pick(900), currency)),
      voidOpening: () => {
        const known = any(all.filter(({ kind, void: voided }) => kind === 'opening' && !voided));
        return known && app.superadmin.post(`/admin/entries/${known.id}/void`, { reason: 'a mistake' });
      },
      pay: () => enter(cash(1 + pick(30_000), currency)),
      refund: () => enter({ kind: 'refund', amount: 1 + pick(200), currency, method: 'cash' }),
      discount: () => enter({ kind: 'discount', amount: 1 + pick(200), currency, note: 'for signing' }),
      cancel: () =>
        deal.stage === 'cancelled' ? undefined : app.lacasa.post(`${path}/cancel`, { reason: 'noFinancing' }),
      reopen: () => (deal.stage === 'cancelled' ? app.lacasa.post(`${path}/reopen`, {}) : undefined),
    };
    // a deal that is cancelled is opened again soon, or there would be little to do
    const name = chosen ?? (deal.stage === 'cancelled' && pick(2) === 0 ? 'reopen' : any(Object.keys(works)));
    const answer = await works[name]?.();
    if (!answer) continue;
    expect(answer.statusCode, `${name} ${answer.body}`).toBeLessThan(chosen ? 300 : 500);
    if (answer.statusCode >= 300) continue;
    done.set(name, (done.get(name) ?? 0) + 1);
    if (entry?.isClosed) touched.add(name);
    await check(`${step} ${name}`);
  }
  for (const name of ['void', 'correct', 'rate', 'due', 'paid', 'mark', 'unmark', 'pay', 'cancel', 'reopen'])
    expect([name, done.get(name) ?? 0]).not.toEqual([name, 0]);
  for (const name of ['void', 'correct', 'rate']) expect(touched).toContain(name);
  const ended = await app.db.select().from(entries).where(sql`${entries.countsUntil} is not null`);
  expect(new Set(ended.map(({ voidReason }) => voidReason))).toEqual(
    new Set(['a mistake', 'a slip', 'dealCancelled', 'priceChanged', 'paymentRecorded', 'markTakenBack']),
  );
  expect((await reportOf()).rows).toEqual(report.rows);
}, 600_000);

test('a hold with a price, a deal without one, and what lay in the trash count from the day they begin to', async () => {
  const read = async () => app.db.transaction((tx) => countMonth(tx, month));
  const before = await read();
  const shift = (dealId: DealId) =>
    app.db.update(entries).set({ onDay: inMonth }).where(eq(entries.dealId, dealId));
  const [building] = (await app.superadmin.get('/admin/buildings')).json().items;

  const held = app.free();
  const path = `/admin/buildings/${building.id}/apartments/${held.id}`;
  const made = await app.lacasa.post(`${path}/hold`, { name: 'Rana', phone: '0599 111 222' });
  expect(made.statusCode, made.body).toBeLessThan(300);
  const holdId = await app.dealOf(held);
  await app.enter(holdId, { on: today, kind: 'charge', reason: 'price', amount: 9_000, currency: 'USD' });
  await shift(holdId);
  expect(await read(), 'a hold owes nothing yet').toEqual(before);
  await app.lacasa.patch(`/lacasa/apartments/${held.id}/reservation`, {
    name: 'Rana',
    phone: '0599 111 222',
  });
  expect((await ledgerOf(holdId)).deal.stage).toBe('reserved');
  expect(await read()).toEqual(before);
  const { entries: ofHold, currency } = await ledgerOf(holdId);
  expect(statementOf(ofHold, currency).lines.map(({ on, owed }) => [on, owed])).toEqual([
    [inMonth, 0],
    [today, 9_000],
  ]);

  const unpriced = await app.reserve({});
  const dealId = await app.dealOf(unpriced);
  await app.enter(dealId, { ...cash(400, 'JOD'), on: today });
  await shift(dealId);
  await app.lacasa.patch(`/lacasa/apartments/${unpriced.id}/reservation`, { dueAmountStr: '5000 JOD' });
  expect(await read()).toEqual(before);
  expect((await ledgerOf(dealId)).balance).toMatchObject({ paid: 400, outstanding: 4_600 });
});

test('a sale keeps its month: it is cancelled instead of deleted, and stays in its building', async () => {
  const post = await app.superadmin.post('/admin/projects', projectPayload({ nameEn: 'Elsewhere' }));
  const [elsewhere] = await app.db.select().from(units).where(eq(units.projectId, post.json().id));
  const home = app.free();
  const [unit] = await app.db.select().from(units).where(eq(units.apartmentNo, home.id));
  const sold = await app.superadmin.post('/admin/selled', {
    apartmentName: 'A',
    unitId: unit?.id,
    price: 70_000,
    currency: 'USD',
  });
  expect(sold.statusCode, sold.body).toBe(201);
  const [deal] = await app.db
    .select()
    .from(dealUnits)
    .where(eq(dealUnits.unitId, unit?.id ?? unitId(0)));
  // it counted when its month was closed
  const stamp = { onDay: inMonth, closedMonth: `${month}-01`, buildingId: unit?.projectId ?? null };
  await app.db
    .update(entries)
    .set(stamp)
    .where(eq(entries.dealId, deal?.dealId ?? dealId(0)));
  const read = async () => app.db.transaction((tx) => countMonth(tx, month));
  const before = await read();
  const moved = await app.superadmin.patch(`/admin/selled/${sold.json().id}`, {
    apartmentName: 'A',
    unitId: elsewhere?.id,
  });
  expect(moved.statusCode, moved.body).toBe(200);
  expect(await read()).toEqual(before);
  const gone = await app.superadmin.delete(`/admin/selled/${sold.json().id}`);
  expect(gone.json()).toMatchObject({ isCancelled: true });
  expect(await read()).toEqual(before);
});

test('a month that an earlier version closed gets its report at the upgrade, and says so', async () => {
  const old = await lacasaApp();
  const id = await old.dealOf(await old.reserve({ dueAmountStr: '5000 USD' }));
  await old.enter(id, { ...cash(700, 'USD'), on: today });
  await old.db.update(entries).set({ onDay: '2025-03-04' }).where(eq(entries.dealId, id));
  await old.db.insert(closedMonths).values({ month: '2025-04-01' });
  await reportEarlierMonths(old.db);
  const read = async (which: string) => old.superadmin.get(`/admin/money/months/${which}`);
  const report: MonthReport = (await read('2025-03')).json();
  expect(report).toMatchObject({ isLater: true, closedBy: null, last: '2025-03-31' });
  expect(report.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['charge', 5_000],
    ['payment', 700],
  ]);
  expect((await read('2025-04')).json().rows).toEqual([]);
  expect((await read('2025-05')).statusCode).toBe(404);
  await reportEarlierMonths(old.db);
  expect(await old.db.select().from(monthReports), 'once').toHaveLength(2);
  // from now on they stay
  const payment = (await old.lacasa.get(`/admin/deals/${id}/ledger`))
    .json()
    .entries.find(({ kind }: Entry) => kind === 'payment');
  await old.lacasa.post(`/admin/entries/${payment.id}/void`, { reason: 'a mistake' });
  expect(await old.db.transaction((tx) => countMonth(tx, '2025-03'))).toEqual(report.rows);
  await old.close();
});

test('LACASA gets the rows of their buildings, ADMIN none', async () => {
  const mine: MonthReport = (await app.lacasa.get(`/admin/money/months/${month}`)).json();
  const all = await reportOf();
  const [building] = (await app.superadmin.get('/admin/buildings')).json().items;
  expect(mine.rows.length).toBeGreaterThan(0);
  expect(mine.rows).toEqual(all.rows.filter((row) => row.building?.id === building.id));
  expect((await app.as('ADMIN').get(`/admin/money/months/${month}`)).statusCode).toBe(403);
});
