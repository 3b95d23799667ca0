import { addMonths } from '@diyar/contract/rules/cheque-schedule';
import { addDays, DEFAULT_HOURS, dayOf, instantAt, weekdayOf } from '@diyar/contract/rules/company-hours';

export { addDays, addMonths, dayOf, instantAt };

const DAY_MS = 24 * 60 * 60_000;

/** This day, or the next one on which the company is open. */
export const openDay = (day: string): string =>
  DEFAULT_HOURS[weekdayOf(day)] ? day : openDay(addDays(day, 1));

/** This day, or the last one before it on which the company was open. */
export const lastOpenDay = (day: string): string =>
  DEFAULT_HOURS[weekdayOf(day)] ? day : lastOpenDay(addDays(day, -1));

/** This day, or the next one on which banks are open: not on Friday and Saturday. */
export const bankDay = (day: string): string =>
  ['fri', 'sat'].includes(weekdayOf(day)) ? bankDay(addDays(day, 1)) : day;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** '2026-11' of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The first days of a month and of those after it. */
const monthAfter = (month: string, months: number): string => monthOf(addMonths(`${month}-01`, months));

/** The last month that is closed on a day; the three last ones are open. */
export const lastClosed = (today: string): string => monthAfter(monthOf(today), -3);

/** The company closes a month at the end of the second month after it, and the last one this morning. */
export const closedOn = (month: string, today: string): string =>
  month === lastClosed(today) ? today : addDays(`${monthAfter(month, 3)}-01`, -1);

export const monthsBetween = (from: string, to: string): string[] =>
  from > to ? [] : [from, ...monthsBetween(monthAfter(from, 1), to)];
