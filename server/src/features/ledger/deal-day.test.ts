import type { DealLedger } from '@diyar/contract/ledger';
import { statementOf } from '@diyar/contract/rules/statement';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deals } from '../../db/schema.ts';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { companyDay } from './days.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const today = companyDay();
const read = async (id: number): Promise<DealLedger> =>
  (await app.lacasa.get(`/admin/deals/${id}/ledger`)).json();
/** As it is printed, without what is struck out. */
const printed = ({ entries, currency }: DealLedger) =>
  statementOf(entries, currency)
    .lines.filter(({ isStruck }) => !isStruck)
    .map(({ on, balance }) => [on, balance]);

test('a price has the day of the deal, so that a statement does not begin below zero', async () => {
  const { id: unit } = app.free();
  const answer = await app.lacasa.post(`/lacasa/apartments/${unit}/reservation`, {
    name: 'Rana Odeh',
    terms: {
      on: '2024-03-01',
      currency: 'USD',
      prices: [{ unit, amount: 90_000 }],
      discount: 2_000,
      plan: [],
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const id = await app.dealOf({ id: unit });
  const ledger = await app.enter(id, { ...cash(40_000, 'USD'), on: '2024-03-05' });
  expect(ledger.deal.on).toBe('2024-03-01');
  expect(printed(ledger)).toEqual([
    ['2024-03-01', 90_000],
    ['2024-03-01', 88_000],
    ['2024-03-05', 48_000],
  ]);
});

test('the day can be named later: price and discount follow, and stay where the month is closed', async () => {
  const { id: unit } = app.free();
  const terms = { currency: 'USD', prices: [{ unit, amount: 70_000 }], discount: null, plan: [] };
  await app.lacasa.post(`/lacasa/apartments/${unit}/reservation`, { name: 'Sami', terms });
  const id = await app.dealOf({ id: unit });
  await app.enter(id, { ...cash(10_000, 'USD'), on: '2025-05-06' });
  const save = (on: string) => app.as('ADMIN').put(`/admin/deals/${id}/day`, { on });
  expect(printed(await read(id))[0]).toEqual(['2025-05-06', -10_000]);
  expect((await save('2025-05-01')).statusCode).toBe(200);
  expect(printed(await read(id))).toEqual([
    ['2025-05-01', 70_000],
    ['2025-05-06', 60_000],
  ]);
  expect((await save('2999-01-01')).statusCode).toBe(422);

  await app.superadmin.post('/admin/money/months', { month: '2025-05' });
  expect((await save('2025-06-02')).statusCode, 'a fact of the deal').toBe(200);
  const after = await read(id);
  expect(after.deal.on).toBe('2025-06-02');
  expect(printed(after)[0], 'the price counts where it did').toEqual(['2025-05-01', 70_000]);
});

test('a price typed again keeps its day where that is open; one of a sale has the day of the sale', async () => {
  const { id: unit } = app.free();
  const terms = {
    on: '2025-07-01',
    currency: 'USD',
    prices: [{ unit, amount: 60_000 }],
    discount: null,
    plan: [],
  };
  await app.lacasa.post(`/lacasa/apartments/${unit}/reservation`, { name: 'Huda', terms });
  const id = await app.dealOf({ id: unit });
  await app.lacasa.patch(`/lacasa/apartments/${unit}/reservation`, { dueAmountStr: '65000 USD' });
  expect(printed(await read(id))).toEqual([['2025-07-01', 65_000]]);
  await app.superadmin.post('/admin/money/months', { month: '2025-07' });
  await app.lacasa.patch(`/lacasa/apartments/${unit}/reservation`, { dueAmountStr: '66000 USD' });
  expect(printed(await read(id))).toEqual([
    ['2025-07-01', 65_000],
    [today, 0],
    [today, 66_000],
  ]);
  const sold = await app.superadmin.post('/admin/selled', {
    ...{ apartmentName: 'Villa 4', price: 99_000, currency: 'USD', soldAt: '2025-09-03T09:00:00Z' },
  });
  expect(sold.statusCode, sold.body).toBe(201);
  const [deal] = await app.db.select().from(deals).where(eq(deals.soldNo, sold.json().id));
  const ledger = await app.superadmin.get(`/admin/deals/${deal?.id}/ledger`);
  expect(printed(ledger.json())).toEqual([['2025-09-03', 99_000]]);
});

test('opening again takes the cheques along that were given back, where that is asked for', async () => {
  const apartment = await app.reserve({ dueAmountStr: '50000 USD' });
  const id = await app.dealOf(apartment);
  const [building] = (await app.superadmin.get('/admin/buildings')).json().items;
  const path = `/admin/buildings/${building.id}/apartments/${apartment.id}`;
  await app.lacasa.post(`/admin/deals/${id}/cheques`, {
    ...{ bank: 'Sahel Bank', currency: 'USD', on: today },
    cheques: ['1', '2'].map((number) => ({ number: `77${number}`, dueOn: '2027-01-01', amount: 900 })),
  });
  const states = async () => (await read(id)).entries.flatMap(({ cheque }) => cheque?.state ?? []);
  for (const [takesCheques, expected] of [
    [false, ['givenBack', 'givenBack']],
    [true, ['drawer', 'drawer']],
  ] as const) {
    await app.lacasa.post(`${path}/cancel`, { reason: 'noFinancing' });
    const [ended] = (await app.lacasa.get(`${path}/deals`)).json().items;
    expect(ended).toMatchObject({ id, chequesGivenBack: 2 });
    const opened = await app.lacasa.post(`${path}/reopen`, { dealId: id, takesCheques });
    expect(opened.statusCode, opened.body).toBe(200);
    expect(await states()).toEqual(expected);
  }
});
