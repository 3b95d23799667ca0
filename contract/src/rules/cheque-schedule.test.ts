import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, chequeSchedule } from './cheque-schedule.ts';
import { toMinor } from './money.ts';
import { BUILT_IN_CURRENCIES } from './place.ts';

test('three cheques of 1000 shekels: the odd agora is in the first', () => {
  const cheques = chequeSchedule({
    firstDate: '2026-01-31',
    count: 3,
    total: 1000,
    currency: 'ILS',
    firstNumber: '0099',
  });
  expect(cheques).toEqual([
    { dueDate: '2026-01-31', amount: 333.34, number: '0099' },
    { dueDate: '2026-02-28', amount: 333.33, number: '0100' },
    { dueDate: '2026-03-31', amount: 333.33, number: '0101' },
  ]);
});

test('numbers count on behind their letters, and stay empty without a first', () => {
  const numbers = (firstNumber?: string) =>
    chequeSchedule({ firstDate: '2026-01-01', count: 2, total: 10, currency: 'USD', firstNumber }).map(
      (c) => c.number,
    );
  expect(numbers('A-9')).toEqual(['A-9', 'A-10']);
  expect(numbers('99999999999999999999')).toEqual(['99999999999999999999', '100000000000000000000']);
  expect(numbers()).toEqual(['', '']);
  expect(numbers('blank')).toEqual(['blank', '']);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-05-01', 0, '2026-05-01'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test('the sum is exact to the smallest unit, no two differ by more than the remainder, dates only rise', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 120, max: 1_000_000_000 }),
      fc.constantFrom(...BUILT_IN_CURRENCIES),
      day,
      (count, units, currency, first) => {
        const total = units / (currency === 'JOD' ? 1000 : 100);
        const firstDate = first.toISOString().slice(0, 10);
        const cheques = chequeSchedule({ firstDate, count, total, currency });
        const minors = cheques.map((cheque) => toMinor(cheque.amount, currency));
        expect(minors.reduce((sum, minor) => sum + minor, 0)).toBe(toMinor(total, currency));
        expect(Math.max(...minors) - Math.min(...minors)).toBeLessThan(count);
        expect(minors.every((minor) => minor > 0)).toBe(true);
        const dates = cheques.map((cheque) => cheque.dueDate);
        expect(dates[0]).toBe(firstDate);
        expect(dates).toEqual([...new Set(dates)].sort());
        expect(dates.every((date) => Math.abs(Number(date.slice(8)) - Number(firstDate.slice(8))) <= 3)).toBe(
          true,
        );
      },
    ),
  );
});
