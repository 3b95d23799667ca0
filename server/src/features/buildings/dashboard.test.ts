import type { Apartment } from '@diyar/contract/apartments';
import type { BuildingList, LedgerTotal } from '@diyar/contract/buildings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { units } from '../../db/schema.ts';
import { cash, cheque, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { testAppForThisTest } from '../../testing/test-app.ts';
import { DEFAULT_BUILDING, ensureBuilding } from './ensure-building.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const dashboard = async () => (await app.lacasa.get('/lacasa/dashboard')).json();

test('an empty building', async () => {
  expect(await dashboard()).toMatchObject({
    total: 46,
    reserved: 0,
    available: 46,
    percent: 0,
    fullyPaid: 0,
    openPayments: 0,
    unpaid: [],
    money: [],
  });
});

test('figures, bars, sums per currency and the top 20 unpaid, most outstanding first', async () => {
  await app.reserve({ dueAmountStr: '1000.10 ILS', paidAmountStr: '400.20 ILS' });
  await app.reserve({ dueAmountStr: '$500', paidAmountStr: '₪500' });
  await app.reserve({ dueAmountStr: '700', isFullyPaid: true });
  await app.reserve({ dueAmountStr: '100 ILS', paidAmountStr: '150 ILS' });
  const lines = await app.reserve({ dueAmountStr: '$2000' });
  await app.pay(lines, cash(250.5, 'USD'));
  await app.pay(lines, cash(90, 'JOD', { method: 'transfer' }));
  await app.pay(lines, cheque(750, { currency: 'USD' }));
  for (let i = 1; i <= 19; i++) await app.reserve({ name: `Holder ${i}`, dueAmountStr: String(i) });
  const answer = await dashboard();
  expect(answer).toMatchObject({
    total: 46,
    reserved: 24,
    available: 22,
    percent: 52,
    fullyPaid: 2,
    openPayments: 22,
    money: [
      { currency: 'ILS', due: 1100.1, paid: 1050.2, pending: 0, outstanding: 599.9 },
      { currency: 'USD', due: 2500, paid: 250.5, pending: 750, outstanding: 2249.5 },
      { currency: 'JOD', due: 0, paid: 90, pending: 0, outstanding: 0 },
      { currency: 'Unknown', due: 890, paid: 0, pending: 0, outstanding: 190 },
    ],
  });
  const outstanding = answer.unpaid.map((one: Apartment) => one.outstanding.amount);
  expect(outstanding).toHaveLength(20);
  expect(outstanding.slice(0, 4)).toEqual([1749.5, 599.9, 500, 19]);
  expect(outstanding).toEqual(outstanding.toSorted((a: number, b: number) => b - a));
  expect(answer.floors.map((bar: { floor: number; percent: number }) => [bar.floor, bar.percent])).toEqual([
    ...[6, 5, 4, 3, 2, 1].map((floor) => [floor, 100]),
    [0, 0],
    [-1, 0],
    [-2, 0],
    [-3, 0],
  ]);
});

test('the card of the building owes what its dashboard says, and draws what its floors show', async () => {
  const cards = async (role: 'ADMIN' | 'SUPERADMIN'): Promise<BuildingList['items']> =>
    (await app.as(role).get('/admin/buildings')).json().items;
  const [card] = await cards('SUPERADMIN');
  const { ledger, counts } = await app.superadmin
    .get(`/admin/buildings/${card?.id}/dashboard`)
    .then((answer) => answer.json())
    .then((figures) => ({ ledger: figures.ledger as LedgerTotal[], counts: figures.building.counts }));
  const owed = ledger.flatMap(({ currency, outstanding }) =>
    outstanding > 0 ? [{ currency, amount: outstanding }] : [],
  );
  expect(owed.length).toBeGreaterThan(0);
  expect(card).toMatchObject({ outstanding: owed, counts });
  expect(card?.drawing.map(({ floor, columns, cells }) => [floor, columns, cells.length])).toEqual([
    ...[6, 5, 4, 3, 2, 1].map((floor) => [floor, 4, 4]),
    [0, 0, 0],
    [-1, 6, 6],
    [-2, 8, 8],
    [-3, 8, 8],
  ]);
  expect((await cards('ADMIN'))[0]).toMatchObject({ outstanding: null, overdue: null });
});

test('a removed holder is in no figure', async () => {
  const [worst] = (await dashboard()).unpaid;
  await app.lacasa.delete(`/lacasa/apartments/${worst.id}/reservation`);
  const after = await dashboard();
  expect([after.reserved, after.openPayments]).toEqual([23, 21]);
  expect(after.unpaid.map((one: Apartment) => one.id)).not.toContain(worst.id);
  expect(after.money.find((sum: { currency: string }) => sum.currency === 'USD')).toMatchObject({
    due: 500,
    paid: 0,
  });
});

test('the building is built once, and never over one that stands', async () => {
  const mine = await testAppForThisTest();
  await Promise.all([ensureBuilding(mine.db), ensureBuilding(mine.db)]);
  await ensureBuilding(mine.db, [{ floor: 0, kind: 'storage', labels: ['X-01'] }]);
  const rows = await mine.db.select().from(units);
  expect(rows).toHaveLength(DEFAULT_BUILDING.flatMap((floor) => floor.labels).length);
  expect(rows.map((row) => row.unitNumber)).not.toContain('X-01');
  const kinds = Object.groupBy(rows, (row) => row.kind);
  expect([kinds.apartment?.length, kinds.parking?.length, kinds.storage?.length]).toEqual([24, 16, 6]);
});
