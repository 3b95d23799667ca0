import type { Lang } from '@diyar/contract/rules/language';
import { localeOf } from '~/lib/admin/dates.ts';

/** '3 Mar 2026' for a calendar day, independent of the time zone. */
export const formatDay = (day: string, lang: Lang) =>
  new Intl.DateTimeFormat(localeOf(lang), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

/** Today in the local time zone, in the format of the date fields. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
