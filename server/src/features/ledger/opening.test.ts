import type { DealLedger } from '@diyar/contract/ledger';
import type { DealId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, papers } from '../../db/schema.ts';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { companyDay } from './days.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const today = companyDay();
const opening = (amount: number, more: object = {}) => ({
  ...{ kind: 'opening', amount, currency: 'USD', on: today, ...more },
});
const write = (dealId: DealId, entry: object) => app.superadmin.post(`/admin/deals/${dealId}/entries`, entry);
const ledgerOf = async (dealId: DealId): Promise<DealLedger> =>
  (await app.superadmin.get(`/admin/deals/${dealId}/ledger`)).json();

test('it counts as paid and as received, has no receipt, and later payments leave it alone', async () => {
  const apartment = await app.reserve({ dueAmountStr: '100000 USD', paidAmountStr: '4000 USD' });
  const dealId = await app.dealOf(apartment);
  expect((await write(dealId, opening(40_000))).statusCode).toBe(201);
  const paid = cash(1_000, 'USD');
  expect((await write(dealId, paid)).statusCode).toBe(201);
  const { balance, entries } = await ledgerOf(dealId);
  // what somebody typed before is over; 40,000 and 1,000 are paid
  expect(balance).toMatchObject({ paid: 41_000, outstanding: 59_000 });
  expect(entries.filter((entry) => entry.void).map(({ kind }) => kind)).toEqual(['stated']);
  const { id, paper } = entries.find(({ kind }) => kind === 'opening') ?? {};
  expect(paper).toBeNull();
  expect(await app.db.$count(papers, eq(papers.entryId, id ?? 0))).toBe(0);
  // another paid text of the older calls
  const typed = await app.lacasa.patch(`/lacasa/apartments/${apartment.id}/reservation`, {
    paidAmountStr: '5000 USD',
  });
  expect(typed.statusCode).toBe(409);

  // all of it can be given back, and not a cent more
  const refund = { kind: 'refund', currency: 'USD', method: 'cash', on: today };
  expect((await write(dealId, { ...refund, amount: 41_000.01 })).statusCode).toBe(422);
  expect((await write(dealId, { ...refund, amount: 41_000 })).statusCode).toBe(201);
  // what was given back was received: it cannot be made never received
  const voided = await app.superadmin.post(`/admin/entries/${id}/void`, { reason: 'wrong' });
  expect(voided.statusCode).toBe(409);
});

test('a cancelled deal gives it back', async () => {
  const apartment = await app.reserve({ dueAmountStr: '50000 USD' });
  const dealId = await app.dealOf(apartment);
  await write(dealId, opening(10_000));
  expect((await app.lacasa.delete(`/lacasa/apartments/${apartment.id}/reservation`)).statusCode).toBe(204);
  expect((await ledgerOf(dealId)).balance).toMatchObject({ paid: 10_000, overpaid: 10_000, outstanding: 0 });
});

test('SUPERADMIN alone writes it, and nobody once moving in is over; it is corrected as any entry', async () => {
  const dealId = await app.dealOf(await app.reserve({ dueAmountStr: '50000 USD' }));
  for (const role of ['LACASA', 'ACCOUNTANT', 'ADMIN'] as const)
    expect((await app.as(role).post(`/admin/deals/${dealId}/entries`, opening(5))).statusCode, role).toBe(
      403,
    );
  expect((await write(dealId, opening(300))).statusCode).toBe(201);
  const entry = (await ledgerOf(dealId)).entries.find(({ kind }) => kind === 'opening');
  await app.db.update(company).set({ movedInAt: new Date() });
  expect((await ledgerOf(dealId)).isMovingIn).toBe(false);
  const late = await write(dealId, opening(5));
  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('Moving in is over')]);
  const corrected = await app.lacasa.post(`/admin/entries/${entry?.id}/correct`, {
    reason: 'a slip',
    entry: opening(350),
  });
  expect(corrected.statusCode, corrected.body).toBe(200);
  expect((await ledgerOf(dealId)).balance?.paid).toBe(350);
  await app.db.update(company).set({ movedInAt: null });
});

test('it is in no sum of what was received in a month, and on a line of its own in the export', async () => {
  const dealId = await app.dealOf(await app.reserve({ dueAmountStr: '50000 USD' }));
  await write(dealId, opening(777));
  const csv = (await app.superadmin.get(`/admin/money/entries/export?lang=en&from=${today}&to=${today}`))
    .body;
  const line = csv.split('\r\n').find((one) => one.includes('777'));
  expect(line).toContain('Opening balance');
  expect(line).not.toContain('Receipt');
});
