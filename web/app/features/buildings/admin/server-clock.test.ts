import { describe, expect, test } from 'vitest';
import { dealOn, unitOf } from './buildings-testing.tsx';
import { tickIn, timeLeft } from './server-clock.ts';
import { holdEnd, withEndedHolds } from './tracked-unit.ts';

const MINUTE = 60_000;

test('a clock counts by the minute, by the second in the last hour, and never misses the end', () => {
  expect(tickIn(90 * MINUTE + 5000, 'second')).toBe(5000);
  expect(tickIn(90 * MINUTE, 'second')).toBe(MINUTE);
  expect(tickIn(59 * MINUTE + 300, 'second')).toBe(300);
  expect(tickIn(800, 'minute')).toBe(800);
  expect(tickIn(Number.POSITIVE_INFINITY, 'second')).toBe(MINUTE);
});

test('what is left is rounded up: zero means over', () => {
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(timeLeft(-5)).toEqual(timeLeft(0));
  expect(timeLeft(48 * 60 * MINUTE)).toEqual({ days: 2, hours: 0, minutes: 0, seconds: 0 });
});

describe('a hold ends at its second', () => {
  const held = dealOn('held', { holdUntil: '2026-11-16T10:00:00.000Z' });
  const end = Date.parse('2026-11-16T10:00:00.000Z');

  test('before it the unit is held, from it on free and without a name', () => {
    expect(holdEnd(held)).toBe(end);
    expect(withEndedHolds([held], end - 1)[0]).toBe(held);
    expect(withEndedHolds([held], end)[0]).toMatchObject({ status: 'available', name: '', deal: null });
  });

  test('a reservation and a free unit stay as they are', () => {
    const others = [dealOn('reserved'), unitOf()];
    expect(withEndedHolds(others, end)).toEqual(others);
  });
});
