import { companyDay } from './dates.ts';
import { parseInstant } from './instant.ts';
import { companyPlace, WEEKDAYS, type Weekday } from './place.ts';

export { WEEKDAYS, type Weekday } from './place.ts';

/** 'HH:MM' on the company's clock; null is closed. */
export type OpenHours = { from: string; to: string } | null;
export type CompanyHours = Record<Weekday, OpenHours>;

const OPEN = { from: '09:00', to: '17:00' };
export const DEFAULT_HOURS: CompanyHours = {
  sat: OPEN,
  sun: OPEN,
  mon: OPEN,
  tue: OPEN,
  wed: OPEN,
  thu: OPEN,
  fri: null,
};

const DAY_MS = 24 * 60 * 60_000;

/** The calendar day of an instant in the company's zone, 2026-11-15. */
export const dayOf = (at: Date | number): string => companyDay(at);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Saturday. */
const weekdayNumber = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % 7;

export const weekdayOf = (day: string): Weekday => WEEKDAYS[weekdayNumber(day)] as Weekday;

/** The days of a week as the company counts it. */
export function companyWeek(): Weekday[] {
  const first = WEEKDAYS.indexOf(companyPlace().firstDay);
  return [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)];
}

/** The day on which the week of a day begins. */
export const weekStart = (day: string): string => addDays(day, -companyWeek().indexOf(weekdayOf(day)));

/** The instant of a time on a day, by the company's clock. */
export const instantAt = (day: string, time: string): Date =>
  new Date(parseInstant(`${day}T${time}`) ?? Number.NaN);

const overlapMs = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

/** Days that are counted one by one; what waited longer waited very long. */
const DAYS_MAX = 400;

/** Whole minutes between two instants in which the company was open. */
export function workingMinutes(from: Date, to: Date, hours: CompanyHours): number {
  const [start, end] = [from.getTime(), to.getTime()];
  if (end <= start) return 0;
  let ms = 0;
  const last = dayOf(end);
  for (let day = dayOf(start), n = 0; day <= last && n < DAYS_MAX; day = addDays(day, 1), n++) {
    const open = hours[weekdayOf(day)];
    if (!open) continue;
    ms += overlapMs(start, end, instantAt(day, open.from).getTime(), instantAt(day, open.to).getTime());
  }
  return Math.floor(ms / 60_000);
}
