import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  DEFAULT_HOURS,
  dayOf,
  instantAt,
  weekdayOf,
  weekStart,
  workingMinutes,
} from './company-hours.ts';

const at = (local: string) => {
  const [day = '', time = ''] = local.split(' ');
  return instantAt(day, time);
};
const minutes = (from: string, to: string) => workingMinutes(at(from), at(to), DEFAULT_HOURS);

test('minutes count only while the company is open', () => {
  // 15 November 2026 is a Sunday
  expect(minutes('2026-11-15 10:00', '2026-11-15 11:30')).toBe(90);
  expect(minutes('2026-11-15 08:00', '2026-11-15 09:10')).toBe(10);
  expect(minutes('2026-11-15 16:30', '2026-11-16 09:15')).toBe(45);
  expect(minutes('2026-11-15 20:00', '2026-11-15 23:00')).toBe(0);
  expect(minutes('2026-11-15 11:00', '2026-11-15 10:00')).toBe(0);
});

test('Friday is closed because the hours say so', () => {
  // Thursday evening to Saturday morning
  expect(minutes('2026-11-19 16:50', '2026-11-21 09:20')).toBe(30);
  const open = { ...DEFAULT_HOURS, fri: { from: '10:00', to: '12:00' } };
  expect(workingMinutes(at('2026-11-19 16:50'), at('2026-11-21 09:20'), open)).toBe(150);
});

test('a day on which the clock changes has its own length', () => {
  const allDay = { from: '00:00', to: '23:59' };
  const hours = { sat: allDay, sun: allDay, mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay };
  const day = 24 * 60 - 1;
  // Palestine leaves summer time on 24 October 2026 and enters it on 28 March 2026
  expect(workingMinutes(at('2026-10-24 00:00'), at('2026-10-24 23:59'), hours)).toBe(day + 60);
  expect(workingMinutes(at('2026-03-28 00:00'), at('2026-03-28 23:59'), hours)).toBe(day - 60);
});

test('the week begins on Saturday', () => {
  expect(weekdayOf('2026-11-14')).toBe('sat');
  expect(weekdayOf('2026-11-20')).toBe('fri');
  expect(['2026-11-14', '2026-11-15', '2026-11-20', '2026-11-21'].map(weekStart)).toEqual([
    '2026-11-14',
    '2026-11-14',
    '2026-11-14',
    '2026-11-21',
  ]);
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  // after midnight in Hebron, still the day before in UTC
  expect(dayOf(new Date('2026-11-14T22:30:00Z'))).toBe('2026-11-15');
});

test('a stretch counts as much as its parts, and never more than it lasts', () => {
  const instant = fc.integer({ min: Date.parse('2026-10-01'), max: Date.parse('2026-12-01') });
  fc.assert(
    fc.property(instant, instant, instant, (x, y, z) => {
      // whole minutes, so that no half is lost where the parts meet
      const [a = 0, b = 0, c = 0] = [x, y, z].map((ms) => ms - (ms % 60_000)).sort((p, q) => p - q);
      const between = (from: number, to: number) =>
        workingMinutes(new Date(from), new Date(to), DEFAULT_HOURS);
      expect(between(a, b) + between(b, c)).toBe(between(a, c));
      expect(between(a, c)).toBeLessThanOrEqual((c - a) / 60_000);
    }),
    { numRuns: 30 },
  );
});
