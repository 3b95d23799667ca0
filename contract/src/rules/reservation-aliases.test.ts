import { expect, test } from 'vitest';
import { ALIASES, firstSent } from './reservation-aliases.ts';

test('every documented alias is known', () => {
  expect(ALIASES.due).toEqual(expect.arrayContaining(['dueAmountStr', 'due_amount']));
  expect(ALIASES.paid).toEqual(expect.arrayContaining(['paidAmountStr', 'paid_amount', 'payed_amount']));
  expect(ALIASES.isFullyPaid).toEqual(expect.arrayContaining(['is_fully_paid', 'isFullyPaid', 'fully_paid']));
});

test('no name stands for two things', () => {
  const names = Object.values(ALIASES).flat();
  expect(new Set(names).size).toBe(names.length);
});

test('the first that carries something wins; 0, false and an empty text are something', () => {
  expect(firstSent({ a: null, b: 0 }, ['a', 'b'])).toBe(0);
  expect(firstSent({ a: false, b: true }, ['a', 'b'])).toBe(false);
  expect(firstSent({ a: '', b: 'x' }, ['a', 'b'])).toBe('');
  expect(firstSent({}, ['a'])).toBeUndefined();
});
