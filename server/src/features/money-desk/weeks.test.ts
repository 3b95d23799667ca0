import { expect, test } from 'vitest';
import { weeksFrom } from './weeks.ts';

test.each([
  ['2026-11-14', '2026-11-14'],
  ['2026-11-15', '2026-11-14'],
  ['2026-11-20', '2026-11-14'],
  ['2026-11-21', '2026-11-21'],
])('the week of %s begins on Saturday %s', (today, start) => {
  expect(weeksFrom(today)[0]).toBe(start);
});

test('the next two weeks follow, also over the end of a year', () => {
  expect(weeksFrom('2026-12-30')).toEqual(['2026-12-26', '2027-01-02', '2027-01-09']);
});
