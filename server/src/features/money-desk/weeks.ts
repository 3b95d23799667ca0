const DAY_MS = 86_400_000;
const SATURDAY = 6;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The first day of this week and of the next two; a week begins on Saturday. */
export function weeksFrom(today: string): [string, string, string] {
  const since = (new Date(today).getUTCDay() - SATURDAY + 7) % 7;
  const start = dayAfter(today, -since);
  return [start, dayAfter(start, 7), dayAfter(start, 14)];
}
