import { addMonths } from './cheque-schedule.ts';
import { addDays } from './company-hours.ts';

/** '2026-11', '2026-q4' or '2026', as it stands in the address. */
export const PERIOD = /^\d{4}(-(0[1-9]|1[0-2])|-q[1-4])?$/;
export const PERIOD_KINDS = ['month', 'quarter', 'year'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

const MONTHS: Record<PeriodKind, number> = { month: 1, quarter: 3, year: 12 };

/** Both days are in it. */
export type Days = { from: string; to: string };

export type InsightPeriod = Days & {
  key: string;
  kind: PeriodKind;
  /** Its end is still to come: it is compared with the same days. */
  isRunning: boolean;
  before: Days;
  yearAgo: Days;
  /** The twelve months that end with it. */
  year: Days;
};

const least = (a: string, b: string) => (a < b ? a : b);

/** The period of a kind that a day is in. */
export function periodKey(day: string, kind: PeriodKind): string {
  const year = day.slice(0, 4);
  if (kind === 'year') return year;
  return kind === 'month' ? day.slice(0, 7) : `${year}-q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

export const kindOfPeriod = (key: string): PeriodKind =>
  key.length === 4 ? 'year' : key.includes('q') ? 'quarter' : 'month';

function firstDay(key: string): string {
  const year = key.slice(0, 4);
  if (key.length === 4) return `${year}-01-01`;
  const quarter = /q(\d)/.exec(key)?.[1];
  return quarter ? `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01` : `${key}-01`;
}

/** The period before, and the one after it. */
export const neighbour = (key: string, by: 1 | -1): string =>
  periodKey(addMonths(firstDay(key), by * MONTHS[kindOfPeriod(key)]), kindOfPeriod(key));

/** A period that runs ends today, and is compared with the same days of the one before and of a year ago. */
export function insightPeriod(key: string, today: string): InsightPeriod {
  const kind = kindOfPeriod(key);
  const from = firstDay(key);
  const months = MONTHS[kind];
  const end = addDays(addMonths(from, months), -1);
  const isRunning = from <= today && today < end;
  const to = isRunning ? today : end;
  const earlier = (by: number): Days => {
    const start = addMonths(from, -by);
    const last = addDays(addMonths(start, months), -1);
    return { from: start, to: isRunning ? least(addMonths(to, -by), last) : last };
  };
  return {
    key,
    kind,
    from,
    to,
    isRunning,
    before: earlier(months),
    yearAgo: earlier(12),
    year: { from: addMonths(addDays(end, 1), -12), to },
  };
}

/** The five quarters that end with the one of a day, '2026-q4'. */
export const lastQuarters = (day: string): string[] =>
  [-12, -9, -6, -3, 0].map((months) => periodKey(addMonths(`${day.slice(0, 7)}-01`, months), 'quarter'));
