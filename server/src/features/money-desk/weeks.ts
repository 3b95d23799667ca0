import { addDays, weekStart } from '@diyar/contract/rules/company-hours';

/** The first day of this week and of the next two. */
export function weeksFrom(today: string): [string, string, string] {
  const start = weekStart(today);
  return [start, addDays(start, 7), addDays(start, 14)];
}
