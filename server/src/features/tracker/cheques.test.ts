import type { Apartment, HistoryEntry } from '@diyar/contract/lacasa';
import { sumAmounts } from '@diyar/contract/rules/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cheque, type LacasaApp, lacasaApp } from './test-building.ts';

let app: LacasaApp;
beforeAll(async () => {
  app = await lacasaApp();
});
afterAll(() => app.close());

const reservation = (id: number) => `/lacasa/apartments/${id}/reservation`;
const now = ({ label }: Apartment) => app.apartment(label);
const historyOf = async ({ id }: Apartment): Promise<HistoryEntry[]> =>
  (await app.superadmin.get(`/lacasa/apartments/${id}/history`)).json().items;

describe('cheques', () => {
  test('are pending until cleared: shown, and not paid yet', async () => {
    const one = await app.reserve({ dueAmountStr: '1000 ILS' });
    const line = await app.pay(one, cheque(1000));
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
    const line = await app.pay(one, cheque(1000, { status: 'cleared' }));
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
    const line = await app.pay(one, cheque(70));
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
    const free = app.free();
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
