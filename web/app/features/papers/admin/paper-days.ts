import { DEFAULT_ZONE } from '@diyar/contract/limits';
import type { Lang } from '@diyar/contract/rules/language';
import { localeOf } from '~/lib/admin/dates.ts';

/** The company's calendar day of an instant, whatever the zone of the browser. */
export const companyDayOf = (instant: string | Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_ZONE }).format(new Date(instant));

/** '12 October 2026, 11:20' by the company's clock. */
export function companyMoment(instant: string, lang: Lang): string {
  const date = new Date(instant);
  const zone = { timeZone: DEFAULT_ZONE };
  const day = new Intl.DateTimeFormat(localeOf(lang), { ...zone, dateStyle: 'long' }).format(date);
  const clock = new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'short' }).format(date);
  return `${day}${lang === 'ar' ? '، ' : ', '}${clock}`;
}

/** '12 Oct 2026' */
export const shortDay = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    day: 'numeric',
    month: lang === 'ar' ? 'long' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));
