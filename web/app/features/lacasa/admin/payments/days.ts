import type { Lang } from '@diyar/contract/rules/language';
import { localeOf } from '~/lib/admin/dates.ts';

/** '3 Mar 2026' of a calendar day, whatever zone the reader is in. */
export const formatDay = (day: string, lang: Lang) =>
  new Intl.DateTimeFormat(localeOf(lang), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

/** Today where the reader is, as the date fields write it. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
