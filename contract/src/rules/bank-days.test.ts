import { expect, test } from 'vitest';
import { bankDay, bankDaysOf } from './bank-days.ts';
import { addDays, DEFAULT_HOURS, WEEKDAYS } from './company-hours.ts';

const twoDays = { ...DEFAULT_HOURS, sat: null };
const never = {
  ...DEFAULT_HOURS,
  sat: null,
  sun: null,
  mon: null,
  tue: null,
  wed: null,
  thu: null,
  fri: null,
};

test('a cheque due on a closed day goes to the bank on the next open one', () => {
  expect(bankDay('2026-11-13', twoDays)).toBe('2026-11-15');
  expect(bankDay('2026-11-13', DEFAULT_HOURS)).toBe('2026-11-14');
  expect(bankDay('2026-11-12', twoDays)).toBe('2026-11-12');
  expect(bankDay('2026-11-13', never)).toBe('2026-11-13');
});

test('on every day of a week, past, today and to come are what the bank day says, day by day', () => {
  for (const hours of [DEFAULT_HOURS, twoDays, never])
    for (let n = 0; n < WEEKDAYS.length; n++) {
      const today = addDays('2026-11-14', n);
      const { from, opensOn } = bankDaysOf(today, hours);
      for (let ago = -6; ago <= 6; ago++) {
        const due = addDays(today, ago);
        const said = due < from ? 'past' : opensOn === null && due <= today ? 'today' : 'to come';
        const day = bankDay(due, hours);
        expect([today, due, said]).toEqual([
          today,
          due,
          day < today ? 'past' : day === today ? 'today' : 'to come',
        ]);
      }
      expect(opensOn).toBe(bankDay(today, hours) === today ? null : bankDay(today, hours));
    }
});
