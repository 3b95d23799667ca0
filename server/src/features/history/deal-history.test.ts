import type { HistoryVersion } from '@diyar/contract/history';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deals, units } from '../../db/schema.ts';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { insertSold } from '../../testing/deals.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const read = (role: 'ADMIN' | 'LACASA' | 'SUPERADMIN', dealId: number) =>
  app.as(role).get(`/admin/deals/${dealId}/history`);
const changesOf = ({ changes }: HistoryVersion) =>
  Object.fromEntries(changes.map(({ field, before, after }) => [field, [before, after]]));

test('a deal tells its changes, without payments to those who do not see money, and brings nothing back', async () => {
  const apartment = await app.reserve({ dueAmountStr: '100,000 ILS' });
  const dealId = await app.dealOf(apartment);
  const renamed = await app.lacasa.patch(`/lacasa/apartments/${apartment.id}/reservation`, { name: 'Rana' });
  expect(renamed.statusCode, renamed.body).toBe(200);
  await app.pay(apartment, cash(40_000));

  const all: HistoryVersion[] = (await read('LACASA', dealId)).json().items;
  const [payment, edit, reservation] = all as [HistoryVersion, HistoryVersion, HistoryVersion];
  expect(all).toHaveLength(3);
  expect(changesOf(payment)).toMatchObject({ amount: [null, expect.anything()] });
  expect(changesOf(edit)).toMatchObject({ name: ['سامر الخطيب', 'Rana'] });
  expect(changesOf(reservation)).toMatchObject({ name: [null, 'سامر الخطيب'] });
  for (const { canRestore, changes } of all)
    expect([canRestore, ...changes.map((change) => change.canRestore)]).not.toContain(true);
  const again = await app.superadmin.post(`/admin/deals/${dealId}/history/restore`, { batch: edit.batch });
  expect(again.statusCode).toBe(404);

  const withoutMoney: HistoryVersion[] = (await read('ADMIN', dealId)).json().items;
  expect(withoutMoney.map(({ batch }) => batch)).toEqual([edit.batch, reservation.batch]);
});

test('units are told by their numbers', async () => {
  const { id, label } = app.free();
  const [unit] = await app.db.select().from(units).where(eq(units.apartmentNo, id));
  const sold = (await app.as('ADMIN').post('/admin/selled', { unitId: unit?.id })).json();
  const [deal] = await app.db.select().from(deals).where(eq(deals.soldNo, sold.id));
  const [creation] = (await read('ADMIN', deal?.id ?? 0)).json().items;
  expect(changesOf(creation)).toMatchObject({ unitId: ['', label] });
});

test('a sale without a building is not for LACASA', async () => {
  const { id } = await insertSold(app.db);
  expect((await read('LACASA', id)).statusCode).toBe(403);
  expect((await read('ADMIN', id)).statusCode).toBe(200);
  expect((await read('SUPERADMIN', 999_999)).statusCode).toBe(404);
});
