import { dayText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';

const DAY_MS = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00Z`);

/** Calendar days from one day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY_MS);

export const dayAfter = (day: string, days: number): string =>
  new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);

type Words = { today: string; yesterday: string; tomorrow: string };

/** 'Today', 'Tomorrow', 'Tue 17 Nov', '1 Dec 2027': as much as tells which day it is. */
export function dayWords(day: string, today: string, lang: Lang, words: Words): string {
  const days = daysBetween(today, day);
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  if (days === -1) return words.yesterday;
  return dayText(day, lang, {
    weekday: Math.abs(days) < 14 ? 'short' : undefined,
    day: 'numeric',
    month: 'short',
    year: day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric',
  });
}
