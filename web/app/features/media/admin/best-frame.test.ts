import { expect, test } from 'vitest';
import { momentsOf, spreadOf } from './best-frame.ts';

const frame = (...greys: number[]) => new Uint8ClampedArray(greys.flatMap((grey) => [grey, grey, grey, 255]));

test('a frame that fades in from black shows less than the one after it', () => {
  expect(spreadOf(frame(0, 0, 0, 0))).toBe(0);
  expect(spreadOf(frame(255, 255))).toBeCloseTo(0);
  expect(spreadOf(frame(0, 120, 30, 250))).toBeGreaterThan(spreadOf(frame(10, 12, 11, 10)));
  expect(spreadOf(frame())).toBe(0);
});

test('the still picture comes from the first second, and never from beyond the end', () => {
  expect(momentsOf(84).every((at) => at <= 1)).toBe(true);
  expect(momentsOf(0.4)).toEqual([0.1, 0.2]);
  expect(momentsOf(0)).toEqual([0]);
  expect(momentsOf(Number.POSITIVE_INFINITY).length).toBeGreaterThan(1);
});
