import { momentOf } from './manifest.ts';

const DAY = 86_400_000;

/** So far back, one per so long. Before that, none. */
const STEPS = [
  { until: DAY, per: 0 },
  { until: 8 * DAY, per: DAY },
  { until: 35 * DAY, per: 7 * DAY },
  { until: 366 * DAY, per: 30 * DAY },
] as const;

/** Which backups may go: all of the last day stay, then one a day, a week, a month. The newest always stays. */
export function superfluous(names: readonly string[], now: Date): string[] {
  const newestFirst = [...names].sort().reverse();
  const taken = new Set<string>();
  return newestFirst.filter((name, at) => {
    const moment = momentOf(name).getTime();
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
