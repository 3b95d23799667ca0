import { DEFAULT_ZONE } from '@diyar/contract/limits';
import type { Lang } from '@diyar/contract/rules/language';

/**
 * Western digits in both languages, and Levantine month names
 * (docs/product/public-site.md#numbers-and-dates).
 */
export const localeOf = (lang: Lang) => (lang === 'ar' ? 'ar-PS-u-nu-latn' : 'en-GB');

const DAY = 24 * 60 * 60 * 1000;
const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Calendar days between two instants; rounding absorbs the hour of a daylight-saving change. */
const daysApart = (from: Date, to: Date) =>
  Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / DAY);

type Texts = { today: string; yesterday: string };

/** 'Today 08:02', 'Yesterday', '14 Nov', '14 Nov 2025': as much as distinguishes one row from the next. */
export function shortMoment(iso: string, lang: Lang, texts: Texts, now = new Date()): string {
  const date = new Date(iso);
  const locale = localeOf(lang);
  const days = daysApart(date, now);
  if (days === 0) {
    const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    return `${texts.today} ${clock.format(date)}`;
  }
  if (days === 1) return texts.yesterday;
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year }).format(date);
}

/** The full date for a tooltip: 'Sunday 15 November 2026, 08:51'. */
export const fullMoment = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' }).format(
    new Date(iso),
  );

/** A calendar day without a time or a time zone: '15 March 2025'. */
export const calendarDay = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );

/** The day of an instant where the company is: '15 March 2025'. */
export const dayOfMoment = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: DEFAULT_ZONE }).format(
    new Date(iso),
  );

/** Today where the company is, '2026-11-15', whatever the clock of this device says of its zone. */
export const companyDay = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_ZONE }).format(now);

/** The same in short, for lists: '15 Mar 2025'. */
export const shortDay = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));

/** 'October 2026' */
export const monthName = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );
