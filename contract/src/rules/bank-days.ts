import { addDays, type CompanyHours, WEEKDAYS, weekdayOf } from './company-hours.ts';

type Open = Pick<CompanyHours, (typeof WEEKDAYS)[number]>;

/** A company that is never open takes its cheques to the bank on any day. */
const isOpen = (day: string, hours: Open) =>
  hours[weekdayOf(day)] !== null || WEEKDAYS.every((weekday) => hours[weekday] === null);

function nextOpen(day: string, hours: Open, step: 1 | -1): string {
  let next = day;
  while (!isOpen(next, hours)) next = addDays(next, step);
  return next;
}

/** When a cheque is taken to the bank: on its day, or on the next one on which the company is open. */
export const bankDay = (dueOn: string, hours: Open): string => nextOpen(dueOn, hours, 1);

/**
 * Which due days mean today: `from` to today where the company is open; what is due before `from` should have gone. On a
 * closed day it is none, and `opensOn` is the day of what is due since then.
 */
export function bankDaysOf(today: string, hours: Open): { from: string; opensOn: string | null } {
  const opensOn = bankDay(today, hours);
  return {
    from: addDays(nextOpen(addDays(today, -1), hours, -1), 1),
    opensOn: opensOn === today ? null : opensOn,
  };
}
