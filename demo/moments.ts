/** Demo times are relative to the moment of filling, so that inbox and dashboard always look recent. */
const ZONE = 'Asia/Hebron';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function wall(at: Date) {
  const parts = wallClock.formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

export const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE);

/** The calendar day in Ramallah, YYYY-MM-DD; negative days are in the future. */
export const dayBefore = (now: Date, days: number): string => wall(new Date(now.getTime() - days * DAY)).day;

/** That day at a local time in Ramallah. */
export function timeBefore(now: Date, days: number, time: string): Date {
  const asUtc = Date.parse(`${dayBefore(now, days)}T${time}:00Z`);
  const shown = wall(new Date(asUtc));
  const offset = Date.parse(`${shown.day}T${shown.time}:00Z`) - asUtc;
  return new Date(asUtc - offset);
}
