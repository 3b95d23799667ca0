import { currencyOf, parseAmount } from '@diyar/contract/rules/amounts';
import { isFullyPaid } from '@diyar/contract/rules/fully-paid';
import { sumAmounts } from '@diyar/contract/rules/money';
import { expect, test } from 'vitest';
import { floors, reservations, soldRecords } from './content/index.ts';
import type { DemoPayment } from './types.ts';

const labels = floors.flatMap(({ apartments }) => apartments);
const statusOf = (line: DemoPayment) => (line.method === 'cheque' ? line.status : 'cleared');

test('the building stands from 6 down to -3, with 46 places', () => {
  expect(floors.map(({ floor }) => floor)).toEqual([6, 5, 4, 3, 2, 1, 0, -1, -2, -3]);
  expect(floors.map(({ apartments }) => apartments.length)).toEqual([4, 4, 4, 4, 4, 4, 0, 6, 8, 8]);
  expect(new Set(labels).size).toBe(46);
  for (const label of ['A-101', 'A-604', 'S-01', 'S-06', 'P-01', 'P-08', 'P-09', 'P-16']) {
    expect(labels).toContain(label);
  }
});

test('24 reservations, one to an apartment, 13 of them settled', () => {
  expect(reservations).toHaveLength(24);
  expect(new Set(reservations.map(({ apartment }) => apartment)).size).toBe(24);
  for (const { apartment, name } of reservations) {
    expect(labels).toContain(apartment);
    expect(name).not.toBe('');
  }
  const settled = reservations.filter((r) => isFullyPaid(r.dueAmount, r.paidAmount, r.markedPaid));
  expect(settled).toHaveLength(13);
  expect(settled.filter((r) => !isFullyPaid(r.dueAmount, r.paidAmount))).toHaveLength(1);
});

test('amounts parse as they were meant, in dollars, shekels, dinars and without a currency', () => {
  for (const { apartment, dueAmount, paidAmount } of reservations) {
    expect(parseAmount(dueAmount), apartment).toBeGreaterThanOrEqual(8_000);
    expect(parseAmount(paidAmount), apartment).toBeGreaterThanOrEqual(4_000);
    expect(currencyOf(dueAmount)).toBe(currencyOf(paidAmount));
  }
  const typed = reservations.map(({ dueAmount }) => dueAmount).join(' ');
  for (const sign of ['$', '₪', 'NIS', 'JD']) expect(typed).toContain(sign);
  expect(new Set(reservations.map(({ dueAmount }) => currencyOf(dueAmount)))).toEqual(
    new Set(['USD', 'ILS', 'JOD', 'Unknown']),
  );
});

test('where payments are lines, the cleared ones add up to what was typed as paid, in one currency', () => {
  const withLines = reservations.filter(({ payments }) => payments.length > 0);
  expect(withLines.length).toBeGreaterThanOrEqual(8);
  for (const { apartment, payments, paidAmount } of withLines) {
    const currency = payments[0]!.currency;
    const cleared = payments.filter((line) => statusOf(line) === 'cleared').map(({ amount }) => amount);
    expect(new Set(payments.map((line) => line.currency)).size, apartment).toBe(1);
    expect(sumAmounts(cleared, currency), apartment).toBe(parseAmount(paidAmount));
    expect([currency, 'Unknown']).toContain(currencyOf(paidAmount));
  }
});

test('lines follow the reservation, and cheques have due dates', () => {
  const lines = reservations.flatMap(({ payments, reservedDaysAgo }) =>
    payments.map((line) => ({ ...line, reservedDaysAgo })),
  );
  expect(new Set(lines.map(({ method }) => method))).toEqual(new Set(['cash', 'cheque', 'transfer']));
  expect(new Set(lines.map(statusOf))).toEqual(new Set(['cleared', 'pending', 'returned']));
  for (const line of lines) {
    expect(line.daysAgo).toBeLessThanOrEqual(line.reservedDaysAgo);
    if (line.method !== 'cheque') continue;
    expect(line.chequeNumber).toMatch(/^\d{6}$/);
    expect(line.dueDaysAgo < 0).toBe(line.status === 'pending');
  }
});

test('a few holders have a photo, and buyers on record hold a settled reservation', () => {
  expect(reservations.filter(({ photo }) => photo)).toHaveLength(3);
  for (const { unit, buyerName, buyerPhone } of soldRecords) {
    if (unit) continue;
    const held = reservations.filter(({ name, phone }) => name === buyerName && phone === buyerPhone);
    expect(held.length).toBeGreaterThan(0);
    for (const r of held) expect(isFullyPaid(r.dueAmount, r.paidAmount, r.markedPaid)).toBe(true);
  }
});
