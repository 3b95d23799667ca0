import { expect, test } from 'vitest';
import { orderRange } from './order-range.ts';

test('a range typed the wrong way round is turned', () => {
  expect(orderRange(200, 100)).toEqual([100, 200]);
  expect(orderRange(null, 100)).toEqual([null, 100]);
});
