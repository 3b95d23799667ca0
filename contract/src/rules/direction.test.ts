import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrowStep, swipeStep } from './direction.ts';

test('in Arabic next is to the left', () => {
  expect(arrowStep('ArrowRight', 'ltr')).toBe(1);
  expect(arrowStep('ArrowLeft', 'ltr')).toBe(-1);
  expect(arrowStep('ArrowLeft', 'rtl')).toBe(1);
  expect(arrowStep('ArrowRight', 'rtl')).toBe(-1);
  expect(arrowStep('Enter', 'rtl')).toBe(0);
});

test.each([
  [-30, 799, 'ltr', 1],
  [30, 799, 'ltr', -1],
  [30, 100, 'rtl', 1],
  [-29, 100, 'ltr', 0],
  [-300, 800, 'ltr', 0],
] as const)('%i px in %i ms, %s: %i', (dx, ms, dir, step) => {
  expect(swipeStep(dx, ms, dir)).toBe(step);
});

test('the two directions mirror each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.nat(2000), (dx, ms) => {
      expect(swipeStep(dx, ms, 'ltr') + swipeStep(dx, ms, 'rtl')).toBe(0);
      expect(swipeStep(dx, ms, 'ltr')).toBe(swipeStep(-dx, ms, 'rtl'));
    }),
  );
});
