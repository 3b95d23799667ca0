import { expect, test, vi } from 'vitest';
import type { Db } from './client.ts';
import { remembered } from './remembered.ts';

const database = () => ({}) as Db;

test('a question is put together once, for each database of its own', () => {
  const [one, other] = [database(), database()];
  const build = vi.fn(() => ({}));
  const first = remembered(one, 'all', build);
  expect(remembered(one, 'all', build)).toBe(first);
  expect(build).toHaveBeenCalledTimes(1);
  expect(remembered(other, 'all', build)).not.toBe(first);
  expect(remembered(one, 'some', build)).not.toBe(first);
  expect(build).toHaveBeenCalledTimes(3);
});

test('a thousand questions do not stay', () => {
  const db = database();
  const build = vi.fn(() => ({}));
  for (let i = 0; i < 1000; i++) remembered(db, `page ${i}`, build);
  remembered(db, 'page 0', build);
  expect(build).toHaveBeenCalledTimes(1001);
});
