import type { Apartment, HistoryEntry } from '@diyar/contract/lacasa';
import { sumAmounts } from '@diyar/contract/rules/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LacasaApp, lacasaApp } from './test-building.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const reservation = (id: number) => `/lacasa/apartments/${id}/reservation`;
const payments = (id: number) => `/lacasa/apartments/${id}/payments`;
const cash = (amount: number | string, currency = 'ILS', more: object = {}) => ({
  amount,
  currency,
  method: 'cash',
  paidOn: '2026-11-01',
  ...more,
});
const cheque = (amount: number, more: object = {}) =>
  cash(amount, 'ILS', { method: 'cheque', chequeNumber: '300118', dueDate: '2027-01-01', ...more });

async function pay({ id }: Apartment, body: object) {
  const answer = await app.lacasa.post(payments(id), body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const now = ({ label }: Apartment) => app.apartment(label);
const historyOf = async ({ id }: Apartment): Promise<HistoryEntry[]> =>
  (await app.superadmin.get(`/lacasa/apartments/${id}/history`)).json().items;

describe('lines', () => {
  test('paid is their sum, exact to the last agora; the typed amount counts again without them', async () => {
    const one = await app.reserve({ dueAmountStr: '1000 ILS', paidAmountStr: '250 ILS' });
    const first = await pay(one, cash(0.1));
    const second = await pay(one, cash('٠٫٢٠', 'ILS', { method: 'transfer', note: ' دفعة ثانية ' }));
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
    await pay(one, cash(600, 'USD'));
    expect((await now(one)).isFullyPaid).toBe(false);
    await pay(one, cash(400, 'USD'));
    expect(await now(one)).toMatchObject({
      isFullyPaid: true,
      markedFullyPaid: false,
      outstanding: { amount: 0 },
    });
  });

  test('in another currency pay nothing of the debt, and are never added to it', async () => {
    const one = await app.reserve({ dueAmountStr: '1000 USD' });
    await pay(one, cash(5000, 'ILS'));
    await pay(one, cash(300.125, 'JOD'));
    await pay(one, cash(100, 'USD'));
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
    await pay(one, cash(400, 'JOD'));
    expect(await now(one)).toMatchObject({
      paidAmountStr: '400 JOD',
      outstanding: { amount: 600, currency: 'JOD' },
    });
    await pay(one, cash(400, 'USD'));
    expect(await now(one)).toMatchObject({
      paidAmountStr: '0',
      outstanding: { amount: 1000, currency: 'Unknown' },
    });
  });

  test('are listed oldest first, with their sums', async () => {
    const one = await app.reserve({ dueAmountStr: '9000 ILS' });
    await pay(one, cash(3, 'ILS', { paidOn: '2026-03-01' }));
    await pay(one, cheque(2, { paidOn: '2026-02-01' }));
    await pay(one, cash(1, 'ILS', { paidOn: '2026-01-01' }));
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
    const { id } = await app.free();
    expect((await app.lacasa.post(payments(id), cash(1))).json().code).toBe('notReserved');
    expect((await app.lacasa.get(payments(id))).json()).toMatchObject({ items: [], sums: [] });
    const one = await app.reserve();
    const line = await pay(one, cash(1));
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
    const { id } = await pay(one, cash(5));
    const { version } = one;
    expect((await app.lacasa.post(payments(one.id), cash(5, 'ILS', { version }))).json().code).toBe('stale');
    expect((await app.lacasa.patch(`/lacasa/payments/${id}`, { amount: 6, version })).json().code).toBe(
      'stale',
    );
    expect((await app.lacasa.delete(`/lacasa/payments/${id}?version=${version}`)).json().code).toBe('stale');
  });
});

describe('cheques', () => {
  test('are pending until cleared: shown, and not paid yet', async () => {
    const one = await app.reserve({ dueAmountStr: '1000 ILS' });
    const line = await pay(one, cheque(1000));
    expect(line.status).toBe('pending');
    expect(await now(one)).toMatchObject({
      paid: { amount: 0, currency: 'ILS' },
      pending: { amount: 1000, currency: 'ILS' },
      outstanding: { amount: 1000 },
      isFullyPaid: false,
    });
    await app.lacasa.patch(`/lacasa/payments/${line.id}`, { status: 'cleared' });
    expect(await now(one)).toMatchObject({
      paid: { amount: 1000 },
      pending: { amount: 0 },
      isFullyPaid: true,
    });
  });

  test('that come back open the debt again, even one that was marked as paid', async () => {
    const one = await app.reserve({ dueAmountStr: '1000 ILS' });
    const line = await pay(one, cheque(1000, { status: 'cleared' }));
    await app.lacasa.patch(reservation(one.id), { isFullyPaid: true });
    await app.superadmin.patch(`/lacasa/payments/${line.id}`, { status: 'returned' });
    expect(await now(one)).toMatchObject({
      isFullyPaid: false,
      markedFullyPaid: false,
      outstanding: { amount: 1000, currency: 'ILS' },
      payments: [{ currency: 'ILS', paid: 0, pending: 0 }],
    });
    const [entry] = await historyOf(one);
    expect(entry).toMatchObject({ action: 'paymentEdited', by: { username: 'superadmin' } });
    expect(entry?.changes).toEqual([
      { field: 'isFullyPaid', before: 'true', after: 'false' },
      { field: 'amount', before: '1000 ILS', after: '1000 ILS' },
      { field: 'status', before: 'cleared', after: 'returned' },
      { field: 'chequeNumber', before: '300118', after: '300118' },
    ]);
  });

  test('become cash and cash a cheque, each with what it needs', async () => {
    const one = await app.reserve();
    const line = await pay(one, cheque(70));
    const patch = (body: object) => app.lacasa.patch(`/lacasa/payments/${line.id}`, body);
    expect((await patch({ method: 'cash', amount: '71.5' })).json()).toMatchObject({
      amount: 71.5,
      method: 'cash',
      status: 'cleared',
      chequeNumber: '',
      dueDate: null,
    });
    expect((await patch({ status: 'returned' })).json().errors).toMatchObject([{ path: 'status' }]);
    expect((await patch({ method: 'cheque' })).json().errors.map((e: { path: string }) => e.path)).toEqual([
      'chequeNumber',
      'dueDate',
    ]);
    expect(
      (await patch({ method: 'cheque', chequeNumber: '9', dueDate: '٢٠٢٧-٠٢-٠١' })).json(),
    ).toMatchObject({
      method: 'cheque',
      status: 'pending',
      dueDate: '2027-02-01',
    });
    expect((await patch({ currency: 'USD', amount: 1.005 })).json().errors).toMatchObject([
      { path: 'amount' },
    ]);
    expect((await app.lacasa.patch('/lacasa/payments/99999', { note: 'x' })).statusCode).toBe(404);
  });
});

describe('a schedule of cheques', () => {
  test('is made from a first date, a count and a total, and adds up exactly', async () => {
    const one = await app.reserve({ dueAmountStr: '100000 ILS' });
    const plan = {
      firstDate: '2027-01-31',
      count: 7,
      total: '100000',
      currency: 'ILS',
      firstNumber: '000998',
    };
    const answer = await app.lacasa.post(`/lacasa/apartments/${one.id}/cheques`, plan);
    expect(answer.statusCode).toBe(201);
    const { items, sums } = answer.json();
    expect(items.map((line: { dueDate: string }) => line.dueDate)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
    ]);
    expect(items.map((line: { chequeNumber: string }) => line.chequeNumber).slice(0, 3)).toEqual([
      '000998',
      '000999',
      '001000',
    ]);
    expect(
      sumAmounts(
        items.map((line: { amount: number }) => line.amount),
        'ILS',
      ),
    ).toBe(100_000);
    expect(sums).toEqual([{ currency: 'ILS', paid: 0, pending: 100_000 }]);
    expect((await now(one)).pending).toEqual({ amount: 100_000, currency: 'ILS' });
    const [entry] = await historyOf(one);
    expect(entry?.changes).toContainEqual({ field: 'total', before: '', after: '100000 ILS' });
  });

  test('without numbers can still be cleared, cheque by cheque', async () => {
    const one = await app.reserve({ dueAmountStr: '10 JOD' });
    const plan = { firstDate: '2027-01-01', count: 3, total: 10, currency: 'JOD' };
    const { items } = (await app.lacasa.post(`/lacasa/apartments/${one.id}/cheques`, plan)).json();
    for (const { id } of items)
      expect((await app.lacasa.patch(`/lacasa/payments/${id}`, { status: 'cleared' })).statusCode).toBe(200);
    expect(await now(one)).toMatchObject({ isFullyPaid: true, paidAmountStr: '10 JOD' });
  });

  test.each([
    [{}, ['firstDate', 'count', 'total', 'currency']],
    [{ firstDate: '2027-01-01', count: 0, total: 5, currency: 'ILS' }, ['count']],
    [{ firstDate: '2027-01-01', count: 121, total: 5, currency: 'ILS' }, ['count']],
    [{ firstDate: '2027-01-01', count: 10, total: 0.05, currency: 'ILS' }, ['total']],
    [{ firstDate: '9999-12-01', count: 10, total: 500, currency: 'ILS' }, ['firstDate']],
    [{ firstDate: '2027-01-01', count: 2, total: 1.001, currency: 'USD' }, ['total']],
  ])('%j is refused at %j', async (plan, fields) => {
    const { id } = (await app.apartments()).find((one) => one.reserved) as Apartment;
    const answer = await app.lacasa.post(`/lacasa/apartments/${id}/cheques`, plan);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual(fields);
  });

  test('needs a holder, and ends at 500 lines', async () => {
    const plan = { firstDate: '2027-01-01', count: 120, total: 12_000, currency: 'ILS' };
    const free = await app.free();
    expect((await app.lacasa.post(`/lacasa/apartments/${free.id}/cheques`, plan)).json().code).toBe(
      'notReserved',
    );
    const { id } = await app.reserve();
    for (let i = 0; i < 4; i++)
      expect((await app.lacasa.post(`/lacasa/apartments/${id}/cheques`, plan)).statusCode).toBe(201);
    const full = await app.lacasa.post(`/lacasa/apartments/${id}/cheques`, plan);
    expect(full.json().errors).toEqual([{ path: 'count', message: 'At most 20.' }]);
  });
});
