import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AfterWrong, afterWrong, TRIES_IN_ALL } from './digit-tries.ts';

const HOUR = 3_600_000;

test('five tries, then an hour; five more, then four; five more, then a day; five more, and that was all', () => {
  const seen = Array.from({ length: 22 }, (_, i) => afterWrong(i + 1));
  const left = (...tries: number[]): AfterWrong[] => tries.map((n) => ({ left: n }));
  expect(seen).toEqual([
    ...left(4, 3, 2, 1),
    { restHours: 1 },
    ...left(4, 3, 2, 1),
    { restHours: 4 },
    ...left(4, 3, 2, 1),
    { restHours: 24 },
    ...left(4, 3, 2, 1),
    ...['locked', 'locked', 'locked'],
  ]);
});

test('however somebody waits, they have 20 tries and need 29 hours for them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 * 60 }), { maxLength: 400 }), (waits) => {
      let [now, wrong, restsUntil, isLocked] = [0, 0, 0, false];
      for (const minutes of waits) {
        now += minutes * 60_000;
        if (isLocked || now < restsUntil) continue;
        const after = afterWrong(++wrong);
        if (after === 'locked') isLocked = true;
        else if ('restHours' in after) restsUntil = now + after.restHours * HOUR;
      }
      expect(wrong).toBeLessThanOrEqual(TRIES_IN_ALL);
      if (wrong > 5) expect(now).toBeGreaterThanOrEqual(HOUR);
      if (wrong > 10) expect(now).toBeGreaterThanOrEqual(5 * HOUR);
      if (wrong > 15) expect(now).toBeGreaterThanOrEqual(29 * HOUR);
    }),
  );
});
