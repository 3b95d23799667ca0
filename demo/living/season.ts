import { addDays, daysBetween, openDay } from './calendar.ts';
import type { World } from './world.ts';

/** From January on: families come home in summer, and nobody moves in winter. */
const MONTHS = [0.6, 0.7, 0.9, 1, 1.1, 1.3, 1.6, 1.5, 1.1, 1, 0.9, 0.6];
const MOST = 1.6;
/** What the first days are worth of the last ones: the company grows. */
const BEGINNING = 0.55;

/** A day between two, by season and growth, on which the company is open. */
export function seasonDay(world: World, from: string, to: string): string {
  const { chance, begin, today } = world;
  const days = Math.max(0, daysBetween(from, to));
  for (;;) {
    const day = addDays(from, chance.int(0, days));
    const grown = BEGINNING + (1 - BEGINNING) * (daysBetween(begin, day) / daysBetween(begin, today));
    const weight = ((MONTHS[Number(day.slice(5, 7)) - 1] ?? 1) / MOST) * grown;
    if (chance.is(Math.max(0.1, weight))) return openDay(day) > to ? openDay(addDays(from, 0)) : openDay(day);
  }
}
