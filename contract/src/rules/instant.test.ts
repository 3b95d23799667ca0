import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInstant } from './instant.ts';

test.each([
  ['2026-11-15T09:30', '2026-11-15T07:30:00.000Z'],
  ['2026-07-15T09:30', '2026-07-15T06:30:00.000Z'],
  ['2026-11-15', '2026-11-14T22:00:00.000Z'],
  ['2026-11-15 09:30:15', '2026-11-15T07:30:15.000Z'],
  ['2026-11-15T09:30:00Z', '2026-11-15T09:30:00.000Z'],
  ['2026-11-15T09:30:00.250Z', '2026-11-15T09:30:00.000Z'],
  ['2026-11-15T09:30:00+05:30', '2026-11-15T04:00:00.000Z'],
  ['2026-11-15T09:30-0200', '2026-11-15T11:30:00.000Z'],
  ['٢٠٢٦-١١-١٥T٠٩:٣٠', '2026-11-15T07:30:00.000Z'],
])('%s is %s', (typed, instant) => {
  expect(parseInstant(typed)).toBe(instant);
});

test.each([
  '',
  'now',
  '2026-02-31',
  '2026-13-01',
  '2026-11-15T25:00',
  '15/11/2026',
  '1700000000',
  '2026-11-15T09:30 PM',
])('%s is no date', (typed) => {
  expect(parseInstant(typed)).toBeNull();
});

test('another zone reads the same clock differently', () => {
  expect(parseInstant('2026-07-01T12:00', 'America/New_York')).toBe('2026-07-01T16:00:00.000Z');
  // the hour after the clocks went forward: the first guess lies before the change
  expect(parseInstant('2026-03-08T03:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
  expect(parseInstant('2026-07-01T12:00', 'UTC')).toBe('2026-07-01T12:00:00.000Z');
});

const moment = fc.date({ min: new Date('1980-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

test('an instant in UTC is itself, to the second', () => {
  fc.assert(
    fc.property(moment, (date) => {
      const text = `${date.toISOString().slice(0, 19)}.000Z`;
      expect(parseInstant(text)).toBe(text);
    }),
  );
});

test('a time on the wall of Hebron shows on that wall again, but for the hour a year that does not exist', () => {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Hebron',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  fc.assert(
    fc.property(moment, (date) => {
      const wall = shown.format(date);
      expect(shown.format(new Date(parseInstant(wall) ?? Number.NaN))).toBe(wall);
    }),
  );
});
