import type { Apartment } from '@diyar/contract/lacasa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cash, cheque, type LacasaApp, lacasaApp } from './test-building.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const reservation = (id: number) => `/lacasa/apartments/${id}/reservation`;
const payments = (id: number) => `/lacasa/apartments/${id}/payments`;
const now = ({ label }: Apartment) => app.apartment(label);
describe('lines', () => {
  test('paid is their sum, exact to the last agora; the typed amount counts again without them', async () => {
    const one = await app.reserve({ dueAmountStr: '1000 ILS', paidAmountStr: '250 ILS' });
    const first = await app.pay(one, cash(0.1));
    const second = await app.pay(one, cash('٠٫٢٠', 'ILS', { method: 'transfer', note: ' دفعة ثانية ' }));
    expect(second).toMatchObject({
      amount: 0.2,
      method: 'transfer',
      status: 'cleared',
      note: 'دفعة ثانية',
      chequeNumber: '',
      dueDate: null,
      createdBy: 'lacasa',
    });
    expect(await now(one)).toMatchObject({
      paidAmountStr: '0.3 ILS',
      paid: { amount: 0.3, currency: 'ILS' },
      outstanding: { amount: 999.7, currency: 'ILS' },
      payments: [{ currency: 'ILS', paid: 0.3, pending: 0 }],
    });
    for (const { id } of [first, second])
      expect((await app.lacasa.delete(`/lacasa/payments/${id}`)).statusCode).toBe(204);
    expect(await now(one)).toMatchObject({
      paidAmountStr: '250 ILS',
      outstanding: { amount: 750 },
      payments: [],
    });
  });

  test('cover the debt, and then it is fully paid', async () => {
    const one = await app.reserve({ dueAmountStr: '$1,000.00' });
    await app.pay(one, cash(600, 'USD'));
    expect((await now(one)).isFullyPaid).toBe(false);
    await app.pay(one, cash(400, 'USD'));
    expect(await now(one)).toMatchObject({
      isFullyPaid: true,
      markedFullyPaid: false,
      outstanding: { amount: 0 },
    });
  });

  test('in another currency pay nothing of the debt, and are never added to it', async () => {
    const one = await app.reserve({ dueAmountStr: '1000 USD' });
    await app.pay(one, cash(5000, 'ILS'));
    await app.pay(one, cash(300.125, 'JOD'));
    await app.pay(one, cash(100, 'USD'));
    expect(await now(one)).toMatchObject({
      paidAmountStr: '100 USD',
      outstanding: { amount: 900, currency: 'USD' },
      payments: [
        { currency: 'ILS', paid: 5000, pending: 0 },
        { currency: 'USD', paid: 100, pending: 0 },
        { currency: 'JOD', paid: 300.125, pending: 0 },
      ],
    });
  });

  test('give a debt without a currency theirs, when they have one', async () => {
    const one = await app.reserve({ dueAmountStr: '1000' });
    await app.pay(one, cash(400, 'JOD'));
    expect(await now(one)).toMatchObject({
      paidAmountStr: '400 JOD',
      outstanding: { amount: 600, currency: 'JOD' },
    });
    await app.pay(one, cash(400, 'USD'));
    expect(await now(one)).toMatchObject({
      paidAmountStr: '0',
      outstanding: { amount: 1000, currency: 'Unknown' },
    });
  });

  test('are listed oldest first, with their sums', async () => {
    const one = await app.reserve({ dueAmountStr: '9000 ILS' });
    await app.pay(one, cash(3, 'ILS', { paidOn: '2026-03-01' }));
    await app.pay(one, cheque(2, { paidOn: '2026-02-01' }));
    await app.pay(one, cash(1, 'ILS', { paidOn: '2026-01-01' }));
    const list = (await app.lacasa.get(payments(one.id))).json();
    expect(list.items.map((line: { amount: number }) => line.amount)).toEqual([1, 2, 3]);
    expect(list.sums).toEqual([{ currency: 'ILS', paid: 4, pending: 2 }]);
    expect(list.version).toBe((await now(one)).version);
    expect((await app.lacasa.get(payments(99_999))).statusCode).toBe(404);
  });

  test.each([
    [{}, ['amount', 'currency', 'method', 'paidOn']],
    [cash(0), ['amount']],
    [cash(-5), ['amount']],
    [cash('many'), ['amount']],
    [cash(1e12), ['amount']],
    [cash(10.005), ['amount']],
    [cash(1.0005, 'JOD'), ['amount']],
    [cash(1, 'EUR'), ['currency']],
    [cash(1, 'ILS', { method: 'gold' }), ['method']],
    [cash(1, 'ILS', { paidOn: '2026-02-30' }), ['paidOn']],
    [cash(1, 'ILS', { paidOn: '0000-01-01' }), ['paidOn']],
    [cash(1, 'ILS', { status: 'pending' }), ['status']],
    [cheque(1, { chequeNumber: '' }), ['chequeNumber']],
    [cheque(1, { dueDate: '' }), ['dueDate']],
    [cash(1, 'ILS', { note: 'x'.repeat(301) }), ['note']],
  ])('%j is refused at %j', async (body, fields) => {
    const { id } = (await app.apartments()).find((one) => one.reserved) as Apartment;
    const answer = await app.lacasa.post(payments(id), body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual(fields);
  });

  test('belong to a holder: a free apartment takes none, those of a former one are gone', async () => {
    const { id } = app.free();
    expect((await app.lacasa.post(payments(id), cash(1))).json().code).toBe('notReserved');
    expect((await app.lacasa.get(payments(id))).json()).toMatchObject({ items: [], sums: [] });
    const one = await app.reserve();
    const line = await app.pay(one, cash(1));
    await app.lacasa.delete(reservation(one.id));
    expect((await app.lacasa.get(payments(one.id))).json().items).toEqual([]);
    expect((await app.lacasa.patch(`/lacasa/payments/${line.id}`, { note: 'x' })).statusCode).toBe(404);
    expect((await app.lacasa.delete(`/lacasa/payments/${line.id}`)).statusCode).toBe(404);
    await app.lacasa.post(reservation(one.id), { name: 'Next' });
    expect((await app.lacasa.get(payments(one.id))).json().items).toEqual([]);
    expect((await app.lacasa.delete(`/lacasa/payments/${line.id}`)).statusCode).toBe(404);
  });

  test('of a stale screen are 409', async () => {
    const one = await app.reserve();
    const { id } = await app.pay(one, cash(5));
    const { version } = one;
    expect((await app.lacasa.post(payments(one.id), cash(5, 'ILS', { version }))).json().code).toBe('stale');
    expect((await app.lacasa.patch(`/lacasa/payments/${id}`, { amount: 6, version })).json().code).toBe(
      'stale',
    );
    expect((await app.lacasa.delete(`/lacasa/payments/${id}?version=${version}`)).json().code).toBe('stale');
  });
});
