import {
  addDays,
  type CompanyHours,
  dayOf,
  instantAt,
  WEEKDAYS,
  weekdayOf,
} from '@diyar/contract/rules/company-hours';
import { clockText } from '@diyar/contract/rules/dates';
import { DAY_PART_HOURS, type DayPart } from '@diyar/contract/rules/viewings';
import type { Viewing } from '@diyar/contract/viewings';

export type Busy = Pick<Viewing, 'id' | 'staff' | 'startsAt' | 'endsAt' | 'status'> &
  Partial<Pick<Viewing, 'project'>>;

/** '16:30' by the company's clock, whatever the zone of this device. */
export const timeOf = clockText;

export const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

const timeAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The days of the week that begins on `from`. */
export const daysOf = (from: string): string[] => WEEKDAYS.map((_, n) => addDays(from, n));

/** A day of an address; null for anything else. */
export const dayIn = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

/** The whole hours that a week shows: when somebody is there, and every viewing. */
export function hoursShown(days: readonly string[], hours: CompanyHours, viewings: readonly Busy[]) {
  const open = days.flatMap((day) => hours[weekdayOf(day)] ?? []);
  const from = [...open.map((one) => one.from), ...viewings.map(({ startsAt }) => timeOf(startsAt))];
  const to = [...open.map((one) => one.to), ...viewings.map(({ endsAt }) => timeOf(endsAt))];
  if (from.length === 0) return { first: 9, last: 17 };
  const first = Math.floor(Math.min(...from.map(minutesOf)) / 60);
  return { first, last: Math.max(first + 1, Math.ceil(Math.max(...to.map(minutesOf)) / 60)) };
}

/** Viewings that overlap stand side by side: the place of each, and how many share the width. */
export function lanesOf<Item extends Busy>(viewings: readonly Item[]) {
  const placed: { viewing: Item; lane: number; lanes: number }[] = [];
  let group: typeof placed = [];
  let end = '';
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    for (const one of group) one.lanes = lanes;
    group = [];
  };
  for (const viewing of [...viewings].sort((a, b) => a.startsAt.localeCompare(b.startsAt))) {
    if (viewing.startsAt >= end) close();
    const taken = new Set(
      group.filter((one) => one.viewing.endsAt > viewing.startsAt).map(({ lane }) => lane),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    const entry = { viewing, lane, lanes: 1 };
    group.push(entry);
    placed.push(entry);
    if (viewing.endsAt > end) end = viewing.endsAt;
  }
  close();
  return placed;
}

const STEP = 30;

type Asked = {
  hours: CompanyHours;
  minutes: number;
  staffId: number | null;
  viewings: readonly Busy[];
  now: number;
  /** Where it is shown, and how long the way to another project takes. */
  projectId?: number | null;
  wayMinutes?: number;
  /** A viewing that is moved does not stand in its own way. */
  except?: number;
};

type At = Omit<Asked, 'hours' | 'now'>;

/** What the member of staff shows at that time already, the way from one project to another included. */
export function clashAt(day: string, time: string, asked: At): Busy | undefined {
  const start = instantAt(day, time).getTime();
  const end = start + asked.minutes * 60_000;
  const { projectId, wayMinutes = 0 } = asked;
  const wayFrom = ({ project }: Busy) =>
    project && projectId && project.id !== projectId ? wayMinutes * 60_000 : 0;
  return asked.viewings.find(
    (one) =>
      one.status !== 'cancelled' &&
      one.id !== asked.except &&
      one.staff.id === asked.staffId &&
      Date.parse(one.startsAt) - wayFrom(one) < end &&
      start < Date.parse(one.endsAt) + wayFrom(one),
  );
}

const isBusy = (day: string, time: string, asked: At): boolean => clashAt(day, time, asked) !== undefined;

export type Slot = { time: string; isBusy: boolean };

/** The times of a day at which a viewing fits into the company's hours; those that are over are left out. */
export function slotsOf(day: string, asked: Asked): Slot[] {
  const open = asked.hours[weekdayOf(day)];
  if (!open) return [];
  const slots: Slot[] = [];
  for (let at = minutesOf(open.from); at + asked.minutes <= minutesOf(open.to); at += STEP) {
    const time = timeAt(at);
    if (instantAt(day, time).getTime() > asked.now) slots.push({ time, isBusy: isBusy(day, time, asked) });
  }
  return slots;
}

/** The first free time in the wished part of the day, else none: a wish is not moved silently. */
export function timeFor(day: string, part: DayPart | null, asked: Asked): string | null {
  const [from, to] = part ? DAY_PART_HOURS[part] : ['00:00', '24:00'];
  const free = slotsOf(day, asked).find((slot) => !slot.isBusy && slot.time >= from && slot.time < to);
  return free?.time ?? null;
}

export type FreeTime = { day: string; time: string; staffId: number };

/** Two ways out of a clash: the next free time of the same person, and somebody else at the same time. */
export function waysOut(
  day: string,
  time: string,
  staffIds: readonly number[],
  asked: Asked & { staffId: number },
): FreeTime[] {
  const { staffId } = asked;
  const later = [0, 1, 2, 3].flatMap((n) => {
    const other = addDays(day, n);
    return slotsOf(other, asked)
      .filter((slot) => !slot.isBusy && (n > 0 || slot.time > time))
      .map((slot) => ({ day: other, time: slot.time, staffId }));
  });
  const somebody = staffIds.find((id) => id !== staffId && !isBusy(day, time, { ...asked, staffId: id }));
  const atOnce = somebody === undefined ? [] : [{ day, time, staffId: somebody }];
  return [...later.slice(0, 1), ...atOnce, ...later.slice(1)].slice(0, 2);
}

/** By day, in their order. */
export function byDay<Item extends Busy>(viewings: readonly Item[]): Map<string, Item[]> {
  const days = new Map<string, Item[]>();
  for (const viewing of [...viewings].sort((a, b) => a.startsAt.localeCompare(b.startsAt))) {
    const day = dayOf(new Date(viewing.startsAt));
    days.set(day, [...(days.get(day) ?? []), viewing]);
  }
  return days;
}
