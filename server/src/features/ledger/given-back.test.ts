import type { Apartment } from '@diyar/contract/apartments';
import type { DealLedger } from '@diyar/contract/ledger';
import type { DebtList } from '@diyar/contract/money-desk';
import type { DealId } from '@diyar/contract/rules/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, cheque, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { companyDay } from './days.ts';

let app: LacasaApp;
let buildingId: number;
beforeAll(async () => {
  app = await lacasaApp();
  buildingId = (await app.superadmin.get('/admin/buildings')).json().items[0].id;
});
afterAll(() => app.close());

const on = companyDay();
const paying = (amount: number, more: object = {}) => ({ ...cash(amount, 'JOD', more), on });
const refunding = (amount: number) => ({ kind: 'refund', method: 'cash', amount, currency: 'JOD', on });
const enter = (id: number, body: object) => app.lacasa.post(`/admin/deals/${id}/entries`, body);
const entryOf = (ledger: DealLedger, kind: string) => ledger.entries.find((entry) => entry.kind === kind)?.id;
const beyond = async (): Promise<DebtList['items']> =>
  (await app.lacasa.get('/admin/money/debts?list=beyond')).json().items;

async function deal(): Promise<{ id: DealId; apartment: Apartment }> {
  const apartment = await app.reserve({ dueAmountStr: '50000 JOD' });
  return { apartment, id: await app.dealOf(apartment) };
}

test('of a cancelled deal no more goes back than was received less the forfeit', async () => {
  const { id, apartment } = await deal();
  await app.enter(id, paying(20_000.5));
  const path = `/admin/buildings/${buildingId}/apartments/${apartment.id}`;
  const settlement = { refund: 13_000, method: 'cash', forfeit: 3_000.5 };
  const cancelled = await app.lacasa.post(`${path}/cancel`, { reason: 'noFinancing', settlement });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  const refused = await enter(id, refunding(4_000.001));
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors[0]).toMatchObject({ path: 'amount' });
  expect(refused.body, 'it says how much may go back').toContain('4000');
  expect((await enter(id, refunding(4_000))).statusCode).toBe(201);
  expect((await enter(id, refunding(0.001))).statusCode, 'nothing is left').toBe(422);
  const ledger: DealLedger = (await app.lacasa.get(`/admin/deals/${id}/ledger`)).json();
  expect(ledger.balance).toMatchObject({ outstanding: 0, overpaid: 0 });
  const payment = entryOf(ledger, 'payment');
  const voided = await app.lacasa.post(`/admin/entries/${payment}/void`, { reason: 'a mistake' });
  expect([voided.statusCode, voided.json().code]).toEqual([409, 'givenBackMore']);
});

test('a payment whose money was given back is neither voided nor made smaller', async () => {
  const { id } = await deal();
  await app.enter(id, paying(5_000));
  const ledger = await app.enter(id, refunding(5_000));
  const payment = entryOf(ledger, 'payment');
  const correct = (amount: number) =>
    app.lacasa.post(`/admin/entries/${payment}/correct`, { reason: 'a slip', entry: paying(amount) });
  expect([(await correct(1)).statusCode, (await correct(4_999.999)).json().code]).toEqual([
    409,
    'givenBackMore',
  ]);
  const voided = await app.lacasa.post(`/admin/entries/${payment}/void`, { reason: 'a mistake' });
  expect([voided.statusCode, voided.json().code]).toEqual([409, 'givenBackMore']);
  const after: DealLedger = (await app.lacasa.get(`/admin/deals/${id}/ledger`)).json();
  expect(after.balance).toMatchObject({ paid: 5_000, refunded: 5_000, outstanding: 50_000 });
  expect((await correct(6_000)).statusCode, 'a larger one covers it').toBe(200);
  const refund = entryOf(after, 'refund');
  expect((await app.lacasa.post(`/admin/entries/${refund}/void`, { reason: 'a mistake' })).statusCode).toBe(
    200,
  );
});

test('money without a rate goes back as it came, and not twice', async () => {
  const { id } = await deal();
  const dollars = { ...cash(700, 'USD'), on };
  const ledger = await app.enter(id, dollars);
  expect((await enter(id, { ...refunding(700), currency: 'USD' })).statusCode).toBe(201);
  const payment = entryOf(ledger, 'payment');
  const voided = await app.lacasa.post(`/admin/entries/${payment}/void`, { reason: 'a mistake' });
  expect(voided.json().code).toBe('givenBackMore');
});

test('what a bank does is a fact: the deal is listed, and work on it goes on', async () => {
  const { id } = await deal();
  const { entries } = await app.enter(id, { ...cheque(9_000, { currency: 'JOD' }), on });
  const paid = entries.find((entry) => entry.cheque)?.id;
  const step = (state: string) => app.lacasa.post(`/admin/entries/${paid}/cheque`, { state, on });
  expect((await step('cleared')).statusCode).toBe(200);
  expect((await enter(id, refunding(4_000))).statusCode).toBe(201);
  expect((await step('returned')).statusCode, 'the bank is not refused').toBe(200);
  const listed = (await beyond()).find((row) => row.deal.id === id);
  expect(listed?.beyond).toEqual([{ currency: 'JOD', amount: 4_000 }]);
  const desk = (await app.lacasa.get('/admin/money')).json();
  expect(desk.beyondDeals).toBe(1);
  expect((await enter(id, refunding(1))).statusCode, 'no more goes out').toBe(422);
  expect((await enter(id, paying(1_500))).statusCode, 'money may come in').toBe(201);
  expect((await beyond()).find((row) => row.deal.id === id)?.beyond).toEqual([
    { currency: 'JOD', amount: 2_500 },
  ]);
  await enter(id, paying(2_500));
  expect(await beyond()).toEqual([]);
});

test('the limit of a discount is what is owed, and it never makes a deal overpaid', async () => {
  const { id } = await deal();
  await app.enter(id, paying(20_000));
  const discount = (amount: number) =>
    enter(id, { kind: 'discount', amount, currency: 'JOD', note: 'for signing', on });
  const refused = await discount(30_000.001);
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('30000')]);
  expect((await discount(30_000)).json().balance).toMatchObject({ outstanding: 0, overpaid: 0 });
});
