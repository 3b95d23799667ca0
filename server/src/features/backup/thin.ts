import { timeOf } from './manifest.ts';

const DAY = 86_400_000;

/** One backup per interval, up to an age; none of a greater age. */
const STEPS = [
  { until: DAY, per: 0 },
  { until: 8 * DAY, per: DAY },
  { until: 35 * DAY, per: 7 * DAY },
  { until: 366 * DAY, per: 30 * DAY },
] as const;

/** All backups of the last day are retained, then one a day, a week, a month, and always the newest. */
export function expired(names: readonly string[], now: Date): string[] {
  const newestFirst = [...names].sort().reverse();
  const taken = new Set<string>();
  return newestFirst.filter((name, at) => {
    const moment = timeOf(name).getTime();
    const age = now.getTime() - moment;
    const step = STEPS.find(({ until }) => age <= until);
    if (at === 0 || step?.per === 0) return false;
    if (!step) return true;
    const slot = `${step.per} ${Math.floor(moment / step.per)}`;
    if (taken.has(slot)) return true;
    taken.add(slot);
    return false;
  });
}
