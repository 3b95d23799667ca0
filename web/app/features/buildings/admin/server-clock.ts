import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Until a clock shows something else: by the minute, by the second in the last hour, and exactly at the end. */
export function tickIn(left: number, finest: 'minute' | 'second'): number {
  const step = finest === 'second' && left <= HOUR_MS ? 1000 : MINUTE_MS;
  return Number.isFinite(left) && left > 0 ? left % step || step : MINUTE_MS;
}

/**
 * The server's time, which holds end by: `ahead` is how far its clock is ahead of the browser's, `ends` are the
 * moments that must not be missed.
 */
export function useServerNow(
  ahead: number,
  ends: readonly number[],
  finest: 'minute' | 'second' = 'minute',
): number {
  const [now, setNow] = useState(() => Date.now() + ahead);
  const next = ends.filter((end) => end > now);
  const left = next.length > 0 ? Math.min(...next) - now : Number.POSITIVE_INFINITY;
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now() + ahead), tickIn(left, finest));
    return () => clearTimeout(timer);
  }, [ahead, left, finest]);
  const [seen, setSeen] = useState(ends.join());
  if (seen !== ends.join()) {
    // new data: it is not older than this moment
    setSeen(ends.join());
    setNow(Date.now() + ahead);
  }
  return now;
}

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** Rounded up to the second: a clock shows zero when it is over, not before. */
export function timeLeft(ms: number): TimeLeft {
  const total = Math.max(0, Math.ceil(ms / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}
