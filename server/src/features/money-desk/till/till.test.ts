import type { DealLedger, Entry } from '@diyar/contract/ledger';
import type { DealId } from '@diyar/contract/rules/ids';
import type { CashBook, Till, TillClosing } from '@diyar/contract/till';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes } from '../../../db/schema.ts';
import { cash, lacasaApp } from '../../../testing/building-app.ts';
import { companyDay } from '../../ledger/index.ts';

type LacasaApp = Awaited<ReturnType<typeof lacasaApp>>;
let app: LacasaApp;
let deal: DealId;
beforeAll(async () => {
  app = await lacasaApp();
  deal = await app.dealOf(await app.reserve({ dueAmountStr: '100,000 USD' }));
});
afterAll(() => app.close());

const today = companyDay();
const year = today.slice(0, 4);

/** Records money and answers the entry. */
async function take(amount: number, currency = 'USD', more: object = {}, who = app.lacasa): Promise<Entry> {
  const answer = await who.post(
    `/admin/deals/${deal}/entries`,
    cash(amount, currency, { on: today, ...more }),
  );
  expect(answer.statusCode, answer.body).toBe(201);
  const { entries } = answer.json() as DealLedger;
  return entries.reduce((last, entry) => (entry.id > last.id ? entry : last));
}
const voidEntry = (id: number, who = app.lacasa) =>
  who.post(`/admin/entries/${id}/void`, { reason: 'twice' });
const till = async (who = app.lacasa, query = ''): Promise<Till> =>
  (await who.get(`/admin/money/till${query}`)).json();
const close = (shown: Till, counted: Record<string, number>, more: object = {}, who = app.lacasa) =>
  who.post('/admin/money/till', {
    cashierId: shown.cashier.id,
    after: shown.last?.id ?? null,
    counted: shown.sums.map(({ currency, expected }) => ({
      currency,
      expected,
      counted: counted[currency] ?? expected,
    })),
    ...more,
  });

test('counts cash and nothing else, by whoever recorded it', async () => {
  await take(1000);
  await take(250.5, 'JOD', { countsFor: 350 });
  await take(700, 'USD', { method: 'transfer' });
  await take(800, 'USD', { method: 'cheque', bank: 'بنك', chequeNumber: '1', dueOn: today });
  await take(90, 'USD', { kind: 'refund' });
  await take(5000, 'USD', {}, app.superadmin);
  const own = await till();
  expect(own.sums).toEqual([
    { currency: 'USD', received: 1000, paidOut: 90, voidedReceipts: 0, voidedRefunds: 0, expected: 910 },
    { currency: 'JOD', received: 250.5, paidOut: 0, voidedReceipts: 0, voidedRefunds: 0, expected: 250.5 },
  ]);
  expect(own).toMatchObject({ cashier: { name: 'LACASA' }, last: null, since: today });
  expect(own.cashiers).toHaveLength(1);
  const all = await till(app.superadmin);
  expect(all.sums.map(({ expected }) => expected)).toEqual([5000]);
  expect(all.cashiers.map(({ name }) => name)).toEqual(['ACCOUNTANT', 'LACASA', 'SUPERADMIN']);
});

test('a closing is numbered, says its difference and why, and leaves nothing behind', async () => {
  const shown = await till();
  const without = await close(shown, { USD: 900 });
  expect([without.statusCode, without.json().errors[0].path]).toEqual([422, 'reason']);
  const cents = await close(shown, { USD: 900.001 }, { reason: 'x' });
  expect([cents.statusCode, cents.json().errors[0].path]).toEqual([422, 'counted.0.counted']);

  const made = await close(shown, { USD: 900 }, { reason: 'ten were given back as change' });
  expect(made.statusCode, made.body).toBe(201);
  const closing = made.json() as TillClosing;
  expect(closing).toMatchObject({
    number: `${year}-T-0001`,
    data: {
      cashier: 'LACASA',
      reason: 'ten were given back as change',
      sums: [
        { currency: 'USD', expected: 910, counted: 900, difference: -10 },
        { currency: 'JOD', expected: 250.5, counted: 250.5, difference: 0 },
      ],
    },
  });
  expect(closing.data.lines).toHaveLength(3);
  expect(await till()).toMatchObject({ sums: [], lines: [], last: { number: `${year}-T-0001` } });
  // the paper stays as it was
  const again = await app.lacasa.get(`/admin/money/till/closings/${closing.id}`);
  expect(again.json()).toEqual(closing);
  const logged = await app.db.select().from(changes).where(eq(changes.action, 'money.closeTill'));
  expect(logged).toHaveLength(1);
});

test('what is voided later falls into the next, and the closing before stays', async () => {
  const kept = await take(40);
  const counted = (await close(await till(), {})).json() as TillClosing;
  expect((await voidEntry(kept.id)).statusCode).toBe(200);
  const mistake = await take(15);
  await voidEntry(mistake.id);
  const refund = await take(7, 'USD', { kind: 'refund' });
  await voidEntry(refund.id, app.superadmin);
  expect((await till()).sums).toEqual([
    { currency: 'USD', received: 15, paidOut: 7, voidedReceipts: 55, voidedRefunds: 7, expected: -40 },
  ]);
  const next = (await close(await till(), { USD: 0 }, { reason: 'the forty are in the safe' })).json();
  expect(next).toMatchObject({ number: `${year}-T-0003`, data: { sums: [{ difference: 40 }] } });
  expect((await app.lacasa.get(`/admin/money/till/closings/${counted.id}`)).json()).toEqual(counted);
});

test('two windows at once make one closing, and cash that came meanwhile asks to count again', async () => {
  await take(60);
  const shown = await till();
  const answers = await Promise.all([close(shown, {}), close(shown, {}), close(shown, {})]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  await take(1);
  const before = await till();
  await take(2);
  const late = await close(before, {});
  expect([late.statusCode, late.json().code]).toEqual([409, 'tillMoved']);
  expect((await close(await till(), {})).statusCode).toBe(201);
});

test('a first closing may leave out what was handed over before there was a till', async () => {
  const { id } = (await till(app.superadmin)).cashier;
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  expect((await till(app.superadmin, `?from=${tomorrow}`)).sums).toEqual([]);
  const first = await app.superadmin.post('/admin/money/till', {
    cashierId: id,
    after: null,
    from: tomorrow,
    counted: [],
  });
  expect(first.json()).toMatchObject({ countedFrom: tomorrow, data: { sums: [], lines: [] } });
  expect((await till(app.superadmin)).sums).toEqual([]);
});

test('a building manager sees and closes their own till only; who cannot take money has none', async () => {
  const accountant = app.as('ACCOUNTANT');
  const { cashiers } = await till(accountant);
  const other = cashiers.find(({ name }) => name === 'SUPERADMIN')?.id;
  expect((await app.lacasa.get(`/admin/money/till?cashierId=${other}`)).statusCode).toBe(403);
  expect((await accountant.get(`/admin/money/till?cashierId=${other}`)).statusCode).toBe(200);
  expect((await app.as('ADMIN').get('/admin/money/till')).statusCode).toBe(403);
  const all = (await accountant.get('/admin/money/till/closings')).json();
  const own = (await app.lacasa.get('/admin/money/till/closings')).json();
  expect(all.total).toBe(own.total + 1);
  const foreign = all.items.find((one: { cashier: string }) => one.cashier === 'SUPERADMIN');
  expect((await app.lacasa.get(`/admin/money/till/closings/${foreign.id}`)).statusCode).toBe(403);
});

test('the cash book adds up the papers that it lists, without void ones', async () => {
  const read = async (query: string): Promise<CashBook> =>
    (await app.superadmin.get(`/admin/money/cash-book?size=100&${query}`)).json();
  const queries = [
    `from=${today}&to=${today}`,
    `from=${today}&method=cash`,
    `currency=JOD`,
    `from=${today}&method=cheque`,
    'to=2020-01-01',
  ];
  for (const query of queries) {
    const { items, sums, total } = await read(query);
    expect(total).toBe(items.length);
    const standing = items.filter(({ isVoid }) => !isVoid);
    const minor = (kind: 'receipt' | 'voucher') =>
      standing.reduce((sum, one) => (one.kind === kind ? sum + Math.round(one.amount * 1000) : sum), 0);
    expect(sums.reduce((sum, { received }) => sum + Math.round(received * 1000), 0)).toBe(minor('receipt'));
    expect(sums.reduce((sum, { refunded }) => sum + Math.round(refunded * 1000), 0)).toBe(minor('voucher'));
    expect(sums.reduce((sum, { receipts, refunds }) => sum + receipts + refunds, 0)).toBe(standing.length);
  }
  expect((await read(`from=${today}`)).items.some(({ isVoid }) => isVoid)).toBe(true);
  expect((await read(`from=${today}`)).sums.map(({ cashier }) => cashier?.name)).toContain('SUPERADMIN');
});
