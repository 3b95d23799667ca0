import { toWesternDigits } from './digits.ts';
import { companyPlace } from './place.ts';

const SHAPE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** Making one costs a hundred times what using it does. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, made);
  return made;
}

/** The local time of a zone at an instant, as if it were UTC. */
function wallClock(ms: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(ms);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/**
 * ISO 8601 in UTC, from a text with a zone or from a form's local time, which is read in `zone`. Null when it is no
 * valid date.
 */
export function parseInstant(typed: string, zone: string = companyPlace().zone): string | null {
  const match = SHAPE.exec(toWesternDigits(typed).trim());
  if (!match) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', offset] = match;
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // Date.parse turns 31 February into a day of March
  if (Number.isNaN(wall) || new Date(wall).getUTCDate() !== Number(day)) return null;
  if (offset) {
    const sign = offset.startsWith('-') ? -1 : 1;
    const [h, m] = offset === 'Z' || offset === 'z' ? [0, 0] : [offset.slice(1, 3), offset.slice(-2)];
    return new Date(wall - sign * (Number(h) * 60 + Number(m)) * 60_000).toISOString();
  }
  // twice, because the first guess may be on the other side of a daylight-saving change
  let ms = wall - (wallClock(wall, zone) - wall);
  ms = wall - (wallClock(ms, zone) - ms);
  return new Date(ms).toISOString();
}
