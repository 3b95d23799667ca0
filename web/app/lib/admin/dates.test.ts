import { describe, expect, test } from 'vitest';
import { fullMoment, shortMoment } from './dates.ts';

const en = { today: 'Today', yesterday: 'Yesterday' };
const ar = { today: 'اليوم', yesterday: 'أمس' };
const now = new Date(2026, 10, 15, 9, 42);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('shortMoment', () => {
  test('today with the hour', () => {
    expect(shortMoment(at(2026, 10, 15, 8, 2), 'en', en, now)).toBe('Today 08:02');
    expect(shortMoment(at(2026, 10, 15, 8, 2), 'ar', ar, now)).toBe('اليوم 08:02');
  });

  test('yesterday, even a minute before midnight', () => {
    expect(shortMoment(at(2026, 10, 14, 23, 59), 'en', en, now)).toBe('Yesterday');
  });

  test('earlier this year without the year, with Levantine months and Western digits', () => {
    expect(shortMoment(at(2026, 10, 2, 8, 0), 'en', en, now)).toBe('2 Nov');
    expect(shortMoment(at(2026, 10, 2, 8, 0), 'ar', ar, now)).toBe('2 تشرين الثاني');
  });

  test('another year is named', () => {
    expect(shortMoment(at(2025, 2, 3, 8, 0), 'en', en, now)).toBe('3 Mar 2025');
  });
});

test('fullMoment has the full date', () => {
  expect(fullMoment(at(2026, 10, 15, 8, 51), 'en')).toMatch(/Sunday.*15 November 2026.*08:51/);
  expect(fullMoment(at(2026, 10, 15, 8, 51), 'ar')).toMatch(/الأحد.*15 تشرين الثاني 2026.*08:51/);
});
