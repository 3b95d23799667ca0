import { expect, test } from 'vitest';
import { insightPeriod, lastQuarters, neighbour, periodKey } from './insight-periods.ts';

test('a period that runs ends today, and is compared with the same days', () => {
  expect(insightPeriod('2026-11', '2026-11-15')).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-15',
    isRunning: true,
    before: { from: '2026-10-01', to: '2026-10-15' },
    yearAgo: { from: '2025-11-01', to: '2025-11-15' },
    year: { from: '2025-12-01', to: '2026-11-15' },
  });
  // a shorter month has fewer of them
  expect(insightPeriod('2026-03', '2026-03-30').before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

test('one that is over is compared as a whole, also on its last day', () => {
  expect(insightPeriod('2026-02', '2026-02-28')).toMatchObject({
    isRunning: false,
    before: { from: '2026-01-01', to: '2026-01-31' },
    year: { from: '2025-03-01', to: '2026-02-28' },
  });
  expect(insightPeriod('2026-q1', '2026-11-15')).toMatchObject({
    from: '2026-01-01',
    to: '2026-03-31',
    before: { from: '2025-10-01', to: '2025-12-31' },
    yearAgo: { from: '2025-01-01', to: '2025-03-31' },
  });
});

test('quarters and years run, too', () => {
  expect(insightPeriod('2026-q4', '2026-11-15')).toMatchObject({
    from: '2026-10-01',
    to: '2026-11-15',
    before: { from: '2026-07-01', to: '2026-08-15' },
  });
  expect(insightPeriod('2026', '2026-11-15')).toMatchObject({
    from: '2026-01-01',
    to: '2026-11-15',
    before: { from: '2025-01-01', to: '2025-11-15' },
    year: { from: '2026-01-01', to: '2026-11-15' },
  });
  expect([neighbour('2026-q1', -1), neighbour('2026-12', 1), neighbour('2026', -1)]).toEqual([
    '2025-q4',
    '2027-01',
    '2025',
  ]);
  expect(periodKey('2026-11-15', 'quarter')).toBe('2026-q4');
  expect(lastQuarters('2026-11-15')).toEqual(['2025-q4', '2026-q1', '2026-q2', '2026-q3', '2026-q4']);
});
