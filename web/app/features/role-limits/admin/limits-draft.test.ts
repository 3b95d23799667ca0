import { type LimitsAnswer, LimitsInput } from '@diyar/contract/role-limits';
import { NO_LIMITS } from '@diyar/contract/rules/role-limits';
import { expect, test } from 'vitest';
import { countChanges, draftOf, isComplete, isRight, payloadOf } from './limits-draft.ts';

const NONE = { ILS: null, USD: null, JOD: null };
const UNLIMITED = { ...NO_LIMITS, refund: NONE, writeOff: NONE };
const SALES = {
  ...UNLIMITED,
  belowList: 2.5,
  refund: { ILS: 0, USD: 5000, JOD: null },
  holdHours: 48,
};
const ANSWER: LimitsAnswer = {
  roles: [
    { role: 'SUPERADMIN', people: 1, limits: UNLIMITED },
    { role: 'SALES', people: 6, limits: SALES },
  ],
  users: [{ userId: 4, name: 'Hala', role: 'SALES', since: '2026-10-01T08:00:00.000Z', limits: SALES }],
  version: 7,
};

test('what was read is what would be saved', () => {
  const draft = draftOf(ANSWER);
  expect(draft.roles[1]?.limits).toMatchObject({ belowList: '2.5', 'refund.USD': '5,000', 'refund.JOD': '' });
  const payload = payloadOf(draft, 7);
  expect(LimitsInput.parse(payload)).toEqual({
    roles: ANSWER.roles.map(({ role, limits }) => ({ role, limits })),
    users: [{ userId: 4, limits: SALES }],
    version: 7,
  });
  expect(isComplete(draft)).toBe(true);
  expect(countChanges(draft, draftOf(ANSWER))).toBe(0);
});

test('empty is no limit, 0 is never; Arabic digits are read; what cannot be saved is marked', () => {
  expect([isRight('belowList', ''), isRight('belowList', '٢٫٥'), isRight('holdHours', '0')]).toEqual([
    true,
    true,
    true,
  ]);
  for (const typed of ['x', '-1', '101', '2.555']) expect(isRight('belowList', typed), typed).toBe(false);
  expect(isRight('holdHours', '1.5')).toBe(false);
  expect(isRight('refund.JOD', '1.125')).toBe(true);
});

test('changes are counted by field; an added or removed person is one', () => {
  const before = draftOf(ANSWER);
  const after = draftOf(ANSWER);
  const sales = after.roles[1];
  if (sales) Object.assign(sales.limits, { belowList: '3', 'writeOff.USD': '200', holdHours: ' 48 ' });
  expect(countChanges(before, after)).toBe(2);
  expect(countChanges(before, { ...after, users: [] })).toBe(3);
  expect(countChanges({ ...before, users: [] }, after)).toBe(3);
});
