import { DEFAULT_ZONE } from '../limits.ts';
import { toWesternDigits } from './digits.ts';

const SHAPE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** What the clock on the wall of a zone shows at an instant, read as if it were UTC. */
function wallClock(ms: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(ms);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/**
 * DECISIONS §2 (times, zone): ISO 8601 UTC out of what was sent: with a zone, or as a date field writes it,
 * which then means the zone's own time. Null when it is no real date.
 */
export function parseInstant(typed: string, zone: string = DEFAULT_ZONE): string | null {
  const match = SHAPE.exec(toWesternDigits(typed).trim());
  if (!match) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', offset] = match;
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // Date.parse rolls 31 February over to March; a date that changes on the way is no date
  if (Number.isNaN(wall) || new Date(wall).getUTCDate() !== Number(day)) return null;
  if (offset) {
    const sign = offset.startsWith('-') ? -1 : 1;
    const [h, m] = offset === 'Z' || offset === 'z' ? [0, 0] : [offset.slice(1, 3), offset.slice(-2)];
    return new Date(wall - sign * (Number(h) * 60 + Number(m)) * 60_000).toISOString();
  }
  // twice, since the first guess may lie on the other side of a change to summer time
  let ms = wall - (wallClock(wall, zone) - wall);
  ms = wall - (wallClock(ms, zone) - ms);
  return new Date(ms).toISOString();
}
