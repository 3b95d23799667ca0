import { describe, expect, test } from 'vitest';
import { dayHeading, fullMoment, shortMoment } from './dates.ts';

const en = { today: 'Today', yesterday: 'Yesterday' };
const ar = { today: 'اليوم', yesterday: 'أمس' };
/** 09:42 on 15 November in Palestine, two hours ahead of UTC. */
const now = new Date('2026-11-15T07:42:00Z');
/** The tests run in UTC, so every time has its zone. */
const zone = { en: ' Palestine time', ar: ' بتوقيت فلسطين' };

describe('shortMoment', () => {
  test('today with the hour of the company, and its zone for who is elsewhere', () => {
    expect(shortMoment('2026-11-15T06:02:00Z', 'en', en, now)).toBe(`Today 08:02${zone.en}`);
    expect(shortMoment('2026-11-15T06:02:00Z', 'ar', ar, now)).toBe(`اليوم 08:02${zone.ar}`);
  });

  test('yesterday, even a minute before the company’s midnight', () => {
    expect(shortMoment('2026-11-14T21:59:00Z', 'en', en, now)).toBe('Yesterday');
    expect(shortMoment('2026-11-14T22:00:00Z', 'en', en, now)).toBe(`Today 00:00${zone.en}`);
  });

  test('earlier this year without the year, with Levantine months and Western digits', () => {
    expect(shortMoment('2026-11-02T08:00:00Z', 'en', en, now)).toBe('2 Nov');
    expect(shortMoment('2026-11-02T08:00:00Z', 'ar', ar, now)).toBe('2 تشرين الثاني');
  });

  test('another year is named', () => {
    expect(shortMoment('2025-03-03T08:00:00Z', 'en', en, now)).toBe('3 Mar 2025');
  });
});

test('fullMoment has the full date', () => {
  expect(fullMoment('2026-11-15T06:51:00Z', 'en')).toMatch(/Sunday.*15 November 2026.*08:51/);
  expect(fullMoment('2026-11-15T06:51:00Z', 'ar')).toMatch(/الأحد.*15 تشرين الثاني 2026.*08:51/);
});

test('the heading of a day', () => {
  expect(dayHeading('2026-11-15T06:51:00Z', 'ar', ar, now)).toBe('اليوم، الأحد، 15 تشرين الثاني');
  expect(dayHeading('2026-11-14T06:51:00Z', 'en', en, now)).toBe('Yesterday, Saturday 14 November');
  expect(dayHeading('2025-11-14T06:51:00Z', 'en', en, now)).toBe('Friday, 14 November 2025');
});
