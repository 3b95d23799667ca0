import { DEFAULT_HOURS } from '@diyar/contract/rules/company-hours';
import { expect, test } from 'vitest';
import { byDay, dayIn, hoursShown, lanesOf, slotsOf, timeFor, timeOf, waysOut } from './week.ts';

const at = (day: string, time: string) => new Date(`${day}T${time}:00+02:00`).toISOString();
const viewing = (id: number, day: string, from: string, to: string, staffId = 1) => ({
  id,
  staff: { id: staffId, name: '' },
  startsAt: at(day, from),
  endsAt: at(day, to),
  status: 'planned' as const,
});
const TUESDAY = '2026-11-17';
const asked = {
  hours: DEFAULT_HOURS,
  minutes: 45,
  staffId: 1,
  viewings: [viewing(1, TUESDAY, '16:00', '16:45')],
  now: Date.parse(at('2026-11-15', '09:42')),
};

test("times are the company's, also across the change to summer time", () => {
  expect(timeOf('2026-11-17T14:30:00.000Z')).toBe('16:30');
  expect(timeOf('2026-07-17T14:30:00.000Z')).toBe('17:30');
});

test('a day offers times that fit into the hours; overlapping ones are busy, past ones are gone', () => {
  const slots = slotsOf(TUESDAY, asked);
  expect(slots.map(({ time }) => time)).toEqual(expect.arrayContaining(['09:00', '16:00']));
  expect(slots.at(-1)?.time).toBe('16:00');
  expect(slots.filter((slot) => slot.isBusy).map(({ time }) => time)).toEqual(['15:30', '16:00']);
  expect(slotsOf('2026-11-15', asked)[0]?.time).toBe('10:00');
  expect(slotsOf('2026-11-20', asked)).toEqual([]);
  // the one that is moved, and a cancelled one, keep nobody busy
  expect(slotsOf(TUESDAY, { ...asked, except: 1 }).some((slot) => slot.isBusy)).toBe(false);
  const cancelled = asked.viewings.map((one) => ({ ...one, status: 'cancelled' as const }));
  expect(slotsOf(TUESDAY, { ...asked, viewings: cancelled }).some((slot) => slot.isBusy)).toBe(false);
});

test('a wish gets the first free time of its part of the day, or none', () => {
  expect(timeFor(TUESDAY, 'morning', asked)).toBe('09:00');
  expect(timeFor(TUESDAY, 'afternoon', asked)).toBe('12:00');
  expect(timeFor(TUESDAY, 'evening', asked)).toBeNull();
  expect(timeFor(TUESDAY, null, asked)).toBe('09:00');
});

test('two ways out of a clash: later by the same person, now by somebody else', () => {
  const busy = {
    ...asked,
    viewings: [viewing(1, TUESDAY, '10:00', '10:45'), viewing(2, TUESDAY, '10:00', '11:00', 2)],
  };
  expect(waysOut(TUESDAY, '10:00', [1, 2, 3], busy)).toEqual([
    { day: TUESDAY, time: '11:00', staffId: 1 },
    { day: TUESDAY, time: '10:00', staffId: 3 },
  ]);
  // everybody else is busy: two later times; at the end of the day the next open day
  expect(waysOut(TUESDAY, '10:00', [1, 2], busy).map(({ time }) => time)).toEqual(['11:00', '11:30']);
  expect(waysOut('2026-11-19', '16:00', [1], busy)[0]).toEqual({
    day: '2026-11-21',
    time: '09:00',
    staffId: 1,
  });
});

test('overlapping viewings share the width, one after the other have it all', () => {
  const lanes = lanesOf([
    viewing(1, TUESDAY, '10:00', '11:00'),
    viewing(2, TUESDAY, '10:30', '11:30', 2),
    viewing(3, TUESDAY, '11:00', '12:00', 3),
    viewing(4, TUESDAY, '12:00', '13:00'),
  ]);
  expect(lanes.map(({ viewing: { id }, lane, lanes: all }) => [id, lane, all])).toEqual([
    [1, 0, 2],
    [2, 1, 2],
    [3, 0, 2],
    [4, 0, 1],
  ]);
});

test('a week shows its hours, and a viewing outside of them', () => {
  const days = ['2026-11-14', TUESDAY, '2026-11-20'];
  expect(hoursShown(days, DEFAULT_HOURS, [])).toEqual({ first: 9, last: 17 });
  expect(hoursShown(days, DEFAULT_HOURS, [viewing(1, TUESDAY, '18:10', '19:05')])).toEqual({
    first: 9,
    last: 20,
  });
  expect(hoursShown(['2026-11-20'], DEFAULT_HOURS, [])).toEqual({ first: 9, last: 17 });
});

test('a late viewing belongs to the day of the company', () => {
  const late = viewing(1, TUESDAY, '23:30', '23:59');
  expect([...byDay([late]).keys()]).toEqual([TUESDAY]);
});

test('only a day is a day in an address', () => {
  expect(dayIn('2026-11-14')).toBe('2026-11-14');
  for (const text of [null, '', '2026-13-40', 'today', '2026-11-14T00:00']) expect(dayIn(text)).toBeNull();
});
