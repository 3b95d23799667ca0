import type { MonthReport } from '@diyar/contract/month-report';
import { addMonths } from '@diyar/contract/rules/cheque-schedule';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyDay } from '../ledger/index.ts';
import { type DeskApp, deskApp } from './test-desk.ts';

let app: DeskApp;
beforeAll(async () => {
  app = await deskApp();
});
afterAll(() => app.close());

const close = (month: string, who = app.superadmin) => who.post('/admin/money/months', { month });

test('SUPERADMIN closes a month, and with it those before; money sees it', async () => {
  expect((await app.lacasa.get('/admin/money/months')).json()).toEqual({ items: [], closedUntil: null });
  expect((await close('2024-02')).json()).toMatchObject({
    items: [{ month: '2024-02', by: 'SUPERADMIN' }],
    closedUntil: '2024-02-29',
  });
  expect((await close('2024-01')).json().items, 'closed by the later one').toHaveLength(1);
  expect((await close('2024-02')).statusCode, 'again').toBe(200);
  expect((await app.lacasa.get('/admin/money/months')).json().closedUntil).toBe('2024-02-29');
  expect((await app.lacasa.get('/admin/money')).json().closedUntil).toBe('2024-02-29');
});

test('not the running month, nor one to come, nor by LACASA', async () => {
  const running = companyDay().slice(0, 7);
  for (const month of [running, '2199-01', '2024-13', ''])
    expect([month, (await close(month)).statusCode]).toEqual([month, 422]);
  expect((await close('2024-03', app.lacasa)).statusCode).toBe(403);
  expect((await close('2024-03', app.as('ADMIN'))).statusCode).toBe(403);
});

test("the owner's report is kept with the month; whoever is not the owner gets the ledger's alone", async () => {
  const month = addMonths(`${companyDay().slice(0, 7)}-01`, -1).slice(0, 7);
  const sold = await app.deal({ stage: 'sold', soldNo: 1, soldAt: new Date(`${month}-10T09:00:00Z`) });
  await app.entry(sold, 'charge', 90_000, { reason: 'price' });
  await app.entry(sold, 'discount', 2_000);
  await close(month);
  const read = async (who = app.superadmin): Promise<MonthReport> =>
    (await who.get(`/admin/money/months/${month}`)).json();
  const { owner } = await read();
  expect(owner?.sales.rows).toMatchObject([{ currency: 'USD', now: { sales: 1, amount: 88_000 } }]);
  expect(owner?.ahead.currencies).toMatchObject([{ currency: 'USD', outstanding: 88_000 }]);
  expect(owner?.on).toBe(companyDay());
  // what is voided afterwards changes the page and not the report
  await app.entry(sold, 'discount', 5_000);
  expect((await read()).owner).toEqual(owner);
  expect((await read(app.lacasa)).owner).toBeUndefined();
  expect((await read(app.as('ACCOUNTANT'))).owner).toBeUndefined();
});
