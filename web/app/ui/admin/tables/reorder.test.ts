import { expect, test } from 'vitest';
import { landing } from './reorder.ts';

const keys = ['a', 'b', 'c', 'd'];

test('an entry is dropped at the marker, counted without itself', () => {
  expect(landing(keys, 'a', { key: 'c', side: 'before' })).toBe(1);
  expect(landing(keys, 'a', { key: 'c', side: 'after' })).toBe(2);
  expect(landing(keys, 'd', { key: 'a', side: 'before' })).toBe(0);
  expect(landing(keys, 'b', { key: 'd', side: 'after' })).toBe(3);
});
