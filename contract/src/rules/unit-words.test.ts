import { expect, test } from 'vitest';
import { UNIT_KEY_LETTERS, unitKey } from './unit-words.ts';

test.each(['A-304', 'a304', 'A 304', 'أ-304', 'أ٣٠٤', 'ا–۳۰۴', 'A/304', 'a_304'])('%s is A-304', (typed) => {
  expect(unitKey(typed)).toBe('a304');
});

test.each([
  ['ب-12', 'b12'],
  ['ج12', 'c12'],
  ['د-12', 'd12'],
  ['هـ-12', 'e12'],
  ['محل 3', unitKey('محل-٣')],
])('%s is %s', (typed, key) => {
  expect(unitKey(typed)).toBe(key);
});

test('the database replaces each character as the rule does', () => {
  const to = [...UNIT_KEY_LETTERS.to];
  for (const [i, letter] of [...UNIT_KEY_LETTERS.from].entries())
    expect(unitKey(`x${letter}x`), letter).toBe(`x${to[i] ?? ''}x`);
});
