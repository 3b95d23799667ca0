import { personId } from '@diyar/contract/rules/ids';
import { expect, test } from 'vitest';
import { dealOn, unitOf } from '~/features/buildings/admin/buildings-testing.tsx';
import { PATH_STEPS } from './doors/open-path.ts';
import { allows, standingOf } from './standing.ts';

const now = Date.parse('2026-11-15T08:00:00Z');
const asking = { personId: personId(5), userId: 2, now };
const held = (of: number | null, ownerId: number, until = '2026-11-17T08:00:00Z') =>
  dealOn('held', {
    personId: of === null ? null : personId(of),
    owner: { id: ownerId, username: 'x', name: 'X' },
    holdUntil: until,
  });

test.each([
  ['free', unitOf(), 'free'],
  ['held for the same person, by whomever', held(5, 9), 'theirs'],
  ['held for somebody else, by oneself', held(6, 2), 'taken'],
  ['held by oneself for nobody yet named', held(null, 2), 'theirs'],
  ['held by a colleague for nobody yet named', held(null, 9), 'taken'],
  ['held until a moment that has passed', held(6, 9, '2026-11-15T08:00:00Z'), 'free'],
  ['reserved, also for the same person', dealOn('reserved', { personId: personId(5) }), 'taken'],
  ['sold', dealOn('sold'), 'taken'],
  ['taken off the market', unitOf({ status: 'withdrawn' }), 'withdrawn'],
  ['waits for its deal', unitOf({ status: 'withdrawn', awaitsDeal: true }), 'awaitsDeal'],
] as const)('%s', (_, unit, standing) => {
  expect(standingOf(unit, asking)).toBe(standing);
});

test('which steps a standing allows, as the server does', () => {
  const steps = (standing: Parameters<typeof allows>[1]) => PATH_STEPS.filter((one) => allows(one, standing));
  expect(steps('free')).toEqual(['quote', 'hold', 'reserve']);
  expect(steps('awaitsDeal')).toEqual(['hold', 'reserve']);
  expect(steps('theirs')).toEqual(['reserve']);
  expect([...steps('taken'), ...steps('withdrawn')]).toEqual([]);
});
