import { expect, test } from 'vitest';
import { ChequeScheduleInput, PaymentInput } from './payments.ts';

const cash = { amount: '١٠٫٥', currency: 'ILS', method: 'cash', paidOn: '2026-11-15' };
const codes = (value: unknown) =>
  (PaymentInput.safeParse(value).error?.issues ?? []).map((i) => [i.path.join('.'), i.message]);

test('one payment line', () => {
  expect(PaymentInput.parse(cash)).toMatchObject({
    amount: 10.5,
    currency: 'ILS',
    method: 'cash',
    paidOn: '2026-11-15',
  });
});

test('a cheque has its number and the day it falls due', () => {
  expect(codes({ ...cash, method: 'cheque' })).toEqual([
    ['chequeNumber', 'chequeNumberRequired'],
    ['dueDate', 'dueDateRequired'],
  ]);
  expect(codes({ ...cash, method: 'cheque', chequeNumber: '7', dueDate: '2027-01-01' })).toEqual([]);
});

test('no more decimals than the currency has, and something of it', () => {
  expect(codes({ ...cash, amount: 10.005 })).toEqual([['amount', 'invalidAmount']]);
  expect(codes({ ...cash, amount: 10.005, currency: 'JOD' })).toEqual([]);
  expect(codes({ ...cash, amount: 0 }).length).toBe(1);
  expect(codes({ ...cash, amount: '' })).toEqual([['amount', 'required']]);
  expect(codes({ ...cash, currency: 'EUR' })).toEqual([['currency', 'invalidChoice']]);
  expect(codes({ ...cash, paidOn: '' })).toEqual([['paidOn', 'required']]);
});

test('a schedule: first date, count, total', () => {
  const plan = { firstDate: '2026-12-01', count: '12', total: 1200, currency: 'USD' };
  expect(ChequeScheduleInput.parse(plan)).toMatchObject({ count: 12, total: 1200 });
  for (const wrong of [{ count: 0 }, { count: 121 }, { firstDate: 'x' }, { total: -1 }, { total: 0.001 }]) {
    expect(ChequeScheduleInput.safeParse({ ...plan, ...wrong }).success).toBe(false);
  }
});
