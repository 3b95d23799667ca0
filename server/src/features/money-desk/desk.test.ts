import type { ChequeGroup, ChequeList, DebtList, DrawerList, MoneyDesk } from '@diyar/contract/money-desk';
import { WEEKDAYS, type Weekday, weekdayOf } from '@diyar/contract/rules/company-hours';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chequeSteps, entries } from '../../db/schema.ts';
import { type DeskApp, dayAfter, deskApp } from './test-desk.ts';

let app: DeskApp;
let desk: MoneyDesk;
beforeAll(async () => {
  app = await deskApp();
  await openOn(WEEKDAYS);
  desk = (await app.lacasa.get('/admin/money')).json();
});
afterAll(() => app.close());

/** The company is open on these days of the week, and closed on the others. */
const openOn = (days: readonly Weekday[]) =>
  app.as('SUPERADMIN').put('/admin/company/hours', {
    ...Object.fromEntries(
      WEEKDAYS.map((day) => [day, days.includes(day) ? { from: '09:00', to: '17:00' } : null]),
    ),
  });

const readDesk = async (query = ''): Promise<MoneyDesk> =>
  (await app.lacasa.get(`/admin/money${query}`)).json();
const readCheques = async (query: string, who = app.lacasa): Promise<ChequeList> =>
  (await who.get(`/admin/money/cheques?${query}`)).json();
const readDebts = async (query: string, who = app.lacasa): Promise<DebtList> =>
  (await who.get(`/admin/money/debts?${query}`)).json();

describe('cheques', () => {
  test('stand in the week they are due, by state, with their sums by currency', async () => {
    const { today, weeks } = desk;
    const one = await app.deal({ name: 'وليد عرفات', phone: '0599 111 222' });
    const due = async (dueOn: string, more = {}) => app.cheque(one, { dueOn, ...more });
    const expected: Partial<Record<ChequeGroup, number[]>> = {
      past: [await due(dayAfter(today, -1), { amount: 100.25, currency: 'JOD' })],
      thisWeek: [await due(today), await due(dayAfter(weeks[1], -1))],
      nextWeek: [await due(weeks[1], { currency: 'ILS' }), await due(dayAfter(weeks[2], -1))],
      later: [await due(weeks[2])],
      deposited: [await due(today, { state: 'deposited' })],
      returned: [await due(today, { state: 'returned' })],
    };
    const cleared = await due(today, { state: 'cleared' });
    const gone = await due(today);
    await app.db.update(entries).set({ voidedAt: new Date(), voidedOn: today }).where(eq(entries.id, gone));

    for (const [group, ids] of Object.entries(expected)) {
      const { items, total } = await readCheques(`group=${group}`);
      expect([group, items.map(({ entryId }) => entryId), total]).toEqual([group, ids, ids.length]);
    }
    const all = await readCheques('');
    expect(all.total).toBe(9);
    expect(all.items.map(({ entryId }) => entryId)).toContain(cleared);
    expect(all.items.map(({ entryId }) => entryId)).not.toContain(gone);
    expect(all.items[0]).toMatchObject({
      deal: {
        id: one,
        name: 'وليد عرفات',
        building: { isLacasa: true },
        units: [{ kind: expect.any(String) }],
      },
      version: 1,
      depositList: null,
    });

    const { groups } = await readDesk();
    const sums = Object.fromEntries(groups.map((group) => [group.group, [group.count, group.sums]]));
    expect(sums.past).toEqual([1, [{ currency: 'JOD', amount: 100.25 }]]);
    expect(sums.nextWeek).toEqual([
      2,
      [
        { currency: 'ILS', amount: 1000 },
        { currency: 'USD', amount: 1000 },
      ],
    ]);
    expect(sums.all?.[0]).toBe(9);
    const laterMonth = weeks[2].slice(0, 7);
    expect((await readDesk()).laterMonths).toEqual([
      { month: laterMonth, count: 1, sums: [{ currency: 'USD', amount: 1000 }] },
    ]);
    expect((await readCheques(`group=later&month=${laterMonth}`)).total).toBe(1);
    expect((await readCheques('group=later&month=2020-01')).total).toBe(0);
  });

  test('five questions: closed days go to the next open one, and what was received adds up', async () => {
    const { today } = desk;
    const groups = async () => {
      const { groups, bankOpensOn } = await readDesk();
      const count = (name: ChequeGroup) => groups.find(({ group }) => group === name)?.count ?? 0;
      for (const group of ['today', 'past', 'toCome', 'received', 'deposited'] as const)
        expect([group, (await readCheques(`group=${group}`)).total]).toEqual([group, count(group)]);
      expect(count('received')).toBe(count('today') + count('past') + count('toCome') + count('deposited'));
      return { today: count('today'), past: count('past'), bankOpensOn };
    };
    // of the test before: one due yesterday, and some today
    const open = await groups();
    expect(open).toEqual({ today: expect.any(Number), past: 1, bankOpensOn: null });
    await openOn(WEEKDAYS.filter((day) => day !== weekdayOf(dayAfter(today, -1))));
    expect(await groups()).toEqual({ today: open.today + 1, past: 0, bankOpensOn: null });
    await openOn(WEEKDAYS.filter((day) => day !== weekdayOf(today)));
    expect(await groups()).toEqual({ today: 0, past: 1, bankOpensOn: dayAfter(today, 1) });
    await openOn(WEEKDAYS);
    const bank = (await readDesk()).groups.find(({ group }) => group === 'deposited');
    expect(bank?.since).toBe('2026-01-10');
  });

  test('per drawer, how many came back of those that were presented', async () => {
    const one = await app.deal({ name: 'Nader' });
    const drawn = { drawer: 'Sanabel Bakery' };
    await app.cheque(one, { ...drawn, state: 'returned', amount: 700 });
    await app.cheque(one, { ...drawn, state: 'cleared' });
    await app.cheque(one, { ...drawn, state: 'drawer' });
    const again = await app.cheque(one, { drawer: 'SANABEL bakery', state: 'cleared' });
    await app.db.insert(chequeSteps).values({ entryId: again, state: 'returned', onDay: desk.today });
    const { items } = (await app.lacasa.get('/admin/money/drawers')).json() as DrawerList;
    expect(items.find(({ name }) => name.toLowerCase() === 'sanabel bakery')).toMatchObject({
      cameBack: 2,
      presented: 3,
      open: [{ currency: 'USD', amount: 700 }],
    });
    // the buyer, where no drawer is named
    expect(items.find(({ name }) => name === 'وليد عرفات')).toMatchObject({ cameBack: 1, presented: 2 });
    const beyond = (await app.lacasa.get('/admin/money/drawers?page=9')).json() as DrawerList;
    expect(beyond).toMatchObject({ items: [], total: items.length });
  });

  test('are found by number, bank, drawer, name, phone and unit, in either script', async () => {
    const one = await app.deal({ name: 'أحمد الأيوبي', phone: '+970 598 765 432' });
    const id = await app.cheque(one, { number: '552211', bank: 'بنك السهل', drawer: 'Rana Jaber' });
    const label = (await readCheques('q=552211')).items[0]?.deal.units[0]?.label;
    for (const q of ['552211', '٥٥٢٢١١', 'السهل', 'rana', 'احمد الايوبي', '0598765432', `552211 ${label}`])
      expect([q, (await readCheques(`q=${encodeURIComponent(q)}`)).items.map((row) => row.entryId)]).toEqual([
        q,
        [id],
      ]);
    expect((await readCheques('q=552211%20nobody')).total).toBe(0);
  });

  test('come in pages', async () => {
    const first = await readCheques('size=3');
    const second = await readCheques('size=3&page=2');
    expect([first.items.length, second.items.length]).toEqual([3, 3]);
    expect(second.total).toBe(first.total);
    expect(new Set([...first.items, ...second.items].map(({ entryId }) => entryId)).size).toBe(6);
  });
});

describe('debts', () => {
  test('overdue: planned before today and not paid, most first, with what cheques would cover', async () => {
    const { today } = desk;
    const yesterday = dayAfter(today, -1);
    const much = await app.deal({ name: 'Much' });
    await app.entry(much, 'charge', 9000, { reason: 'price' });
    await app.plan(much, [dayAfter(today, -40), 3000], [yesterday, 3000], [today, 3000]);
    await app.entry(much, 'payment', 1000);
    await app.cheque(much, { amount: 500 });
    const little = await app.deal({ name: 'Little' });
    await app.entry(little, 'charge', 400, { reason: 'price' });
    await app.plan(little, [yesterday, 400]);
    const paid = await app.deal({ name: 'Paid' });
    await app.entry(paid, 'charge', 400, { reason: 'price' });
    await app.entry(paid, 'payment', 400);
    await app.plan(paid, [yesterday, 400]);

    const { items } = await readDebts('list=overdue');
    expect(items.map(({ deal }) => deal.id)).toEqual([much, little]);
    expect(items[0]).toMatchObject({
      overdue: { amount: 5000, since: dayAfter(today, -40), inCheques: 500 },
      balance: { currency: 'USD', charges: 9000, paid: 1000, outstanding: 8000 },
    });
    expect((await readDebts('list=overdue&q=little')).items.map(({ deal }) => deal.id)).toEqual([little]);
    expect((await readDesk()).overdueDeals).toBe(2);
  });

  test('to give back, to confirm, without a currency, unsettled', async () => {
    const ended = { stage: 'cancelled', endedAt: new Date(), endReason: 'other' } as const;
    const back = await app.deal({ ...ended, name: 'Back' });
    await app.entry(back, 'payment', 700);
    await app.entry(back, 'refund', 200);
    const settled = await app.deal({ ...ended, name: 'Settled' });
    await app.entry(settled, 'payment', 700);
    await app.entry(settled, 'refund', 700);
    const foreign = await app.deal({ ...ended, name: 'Foreign' });
    await app.entry(foreign, 'payment', 70, { currency: 'JOD' });
    const toConfirm = await app.deal({ name: 'Confirm', amounts: 'toConfirm', dueText: '$185,000' });
    const missing = await app.deal({
      name: 'Missing',
      currency: null,
      dueText: '16000',
      dueAmount: 16_000,
      dueCurrency: 'Unknown',
    });
    const unsettled = await app.deal({ ...ended, name: 'Before', isUnsettled: true });
    await app.entry(unsettled, 'payment', 5000);

    const ids = async (list: string) =>
      (await readDebts(`list=${list}`)).items.map(({ deal }) => deal.id).sort();
    expect(await ids('toGiveBack')).toEqual([back, foreign].sort());
    expect(await ids('attention')).toEqual([toConfirm, missing].sort());
    expect(await ids('unsettled')).toEqual([unsettled]);
    const { items } = await readDebts('list=toGiveBack&q=foreign');
    expect(items[0]?.uncounted).toEqual([{ currency: 'JOD', amount: 70 }]);
    expect(await readDesk()).toMatchObject({
      toGiveBackDeals: 2,
      toConfirmDeals: 1,
      currencyMissingDeals: 1,
    });
  });

  test('the totals add up per currency, with what is to give back apart and without the unsettled', async () => {
    const { totals } = await readDesk();
    for (const total of totals) {
      const { charges, discounts, writtenOff, paid, refunded, outstanding, overpaid, toGiveBack } = total;
      expect(charges - discounts - writtenOff - paid + refunded).toBe(outstanding - overpaid - toGiveBack);
    }
    expect(totals.find(({ currency }) => currency === 'USD')).toMatchObject({
      charges: 9800,
      refunded: 900,
      toGiveBack: 500,
      overdue: 5400,
    });
  });
});

describe('who sees what', () => {
  test('LACASA sees their buildings, SUPERADMIN all of them, ADMIN none', async () => {
    const other = await app.deal({ name: 'Elsewhere' }, app.otherId);
    await app.entry(other, 'charge', 50, { reason: 'price' });
    await app.plan(other, [dayAfter(desk.today, -3), 50]);
    const id = await app.cheque(other, { number: '990001' });
    expect((await readCheques('q=990001')).items).toEqual([]);
    expect((await readCheques('q=990001', app.superadmin)).items.map((row) => row.entryId)).toEqual([id]);
    expect((await readDebts('list=overdue&q=elsewhere')).items).toEqual([]);
    expect((await readDebts('list=overdue&q=elsewhere', app.superadmin)).items).toHaveLength(1);
    for (const path of ['', '/cheques', '/debts', '/papers', '/entries/export']) {
      const asked = (who = app.lacasa) => who.get(`/admin/money${path}?buildingId=${app.otherId}`);
      expect([path, (await asked()).statusCode]).toEqual([path, 403]);
      expect([path, (await asked(app.superadmin)).statusCode]).toEqual([path, 200]);
      expect([path, (await app.as('ADMIN').get(`/admin/money${path}`)).statusCode]).toEqual([path, 403]);
    }
    const own = (await app.superadmin.get(`/admin/money?buildingId=${app.otherId}`)).json() as MoneyDesk;
    expect(own).toMatchObject({ overdueDeals: 1, toGiveBackDeals: 0 });
    expect(own.groups.find(({ group }) => group === 'all')?.count).toBe(1);
  });

  test('a deal outside of buildings is for SUPERADMIN alone', async () => {
    const { id } = (await app.as('ADMIN').post('/admin/selled', { apartmentName: 'Old shop' })).json();
    expect(id).toEqual(expect.any(Number));
    expect((await readDebts('list=unsettled', app.superadmin)).items.length).toBeGreaterThan(0);
  });
});
