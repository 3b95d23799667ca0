import { clockText, companyDay, dayText, momentText, withZone } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';

export { companyDay, localeOf } from '@diyar/contract/rules/dates';

const DAY = 24 * 60 * 60 * 1000;

/** Calendar days between two instants where the company is. */
const daysApart = (from: Date, to: Date) => (Date.parse(companyDay(to)) - Date.parse(companyDay(from))) / DAY;

type Texts = { today: string; yesterday: string };

/** '08:51', with the zone for who is elsewhere. */
export const clockTime = (iso: string | number, lang: Lang): string => withZone(clockText(iso), iso, lang);

/** 'Today 08:02', 'Yesterday', '14 Nov', '14 Nov 2025': as much as distinguishes one row from the next. */
export function shortMoment(iso: string, lang: Lang, texts: Texts, now = new Date()): string {
  const date = new Date(iso);
  const days = daysApart(date, now);
  if (days === 0) return `${texts.today} ${clockTime(iso, lang)}`;
  if (days === 1) return texts.yesterday;
  const year = companyDay(date).slice(0, 4) === companyDay(now).slice(0, 4) ? undefined : 'numeric';
  return momentText(date, lang, { day: 'numeric', month: 'short', year });
}

/** The full date for a tooltip: 'Sunday 15 November 2026, 08:51'. */
export const fullMoment = (iso: string, lang: Lang): string =>
  withZone(momentText(iso, lang, { dateStyle: 'full', timeStyle: 'short' }), iso, lang);

/** 'Monday 16 November, 16:20' */
export const dayAndTime = (at: string | number, lang: Lang): string =>
  withZone(
    momentText(at, lang, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }),
    at,
    lang,
  );

/** The heading of a day's rows: 'Today, Sunday 15 November', 'Saturday 15 November 2025'. */
export function dayHeading(iso: string, lang: Lang, texts: Texts, now = new Date()): string {
  const days = daysApart(new Date(iso), now);
  const year = iso.slice(0, 4) === now.toISOString().slice(0, 4) ? undefined : 'numeric';
  const day = momentText(iso, lang, { weekday: 'long', day: 'numeric', month: 'long', year });
  const near = days === 0 ? texts.today : days === 1 ? texts.yesterday : null;
  return near === null ? day : `${near}${lang === 'ar' ? '، ' : ', '}${day}`;
}

/** A calendar day without a time or a time zone: '15 March 2025'. */
export const calendarDay = (day: string, lang: Lang): string => dayText(day, lang, { dateStyle: 'long' });

/** 'Friday': banks are closed on it. */
export const weekday = (day: string, lang: Lang): string => dayText(day, lang, { weekday: 'long' });

/** The day of an instant where the company is: '15 March 2025'. */
export const dayOfMoment = (iso: string, lang: Lang): string => momentText(iso, lang, { dateStyle: 'long' });

/** The same in short, for lists: '15 Mar 2025'. */
export const shortDay = (day: string, lang: Lang): string =>
  dayText(day, lang, { day: 'numeric', month: 'short', year: 'numeric' });

/** 'October 2026' */
export const monthName = (month: string, lang: Lang): string =>
  dayText(`${month}-01`, lang, { month: 'long', year: 'numeric' });
