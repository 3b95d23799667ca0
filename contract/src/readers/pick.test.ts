import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as pick from './pick.ts';

test('a field by any of its names, each also in snake_case; what carries nothing is passed over', () => {
  expect(pick.pick({ public_url: 'x' }, 'publicUrl')).toBe('x');
  expect(pick.pick({ a: null, b: '', c: 0 }, 'a', 'b', 'c')).toBe(0);
  expect(pick.pick({}, 'toString')).toBeUndefined();
  expect(pick.pickText({ cover: { url: 'x' }, cover_url: ' y ' }, 'cover', 'coverUrl')).toBe('y');
  expect(pick.pickNumber({ size: 'x', area: '92.5' }, 'size', 'area')).toBe(92.5);
  expect(pick.pickBoolean({ active: 'false' }, 'isActive', 'active')).toBe(false);
  expect(pick.pickList({ media: {}, images: [1] }, 'media', 'images')).toEqual([1]);
});

test.each([
  [7, 7],
  ['7', 7],
  [0, null],
  [-1, null],
  [1.5, null],
  ['', null],
  [null, null],
  [{}, null],
])('id %j is %s', (value, id) => {
  expect(pick.toId(value)).toBe(id);
});

test('an id that is no number becomes one, always the same', () => {
  const id = pick.toId('3f2b-77');
  expect(Number.isInteger(id) && Number(id) > 0).toBe(true);
  expect(pick.toId('3f2b-77')).toBe(id);
  expect(pick.toId('3f2b-78')).not.toBe(id);
});

test('times: ISO, milliseconds, seconds; days', () => {
  expect(pick.toInstant('2026-11-15T09:00:00+02:00')).toBe('2026-11-15T07:00:00.000Z');
  expect(pick.toInstant(1_800_000_000)).toBe('2027-01-15T08:00:00.000Z');
  expect(pick.toInstant(1_800_000_000_000)).toBe('2027-01-15T08:00:00.000Z');
  expect(pick.toInstant('soon')).toBeNull();
  expect(pick.toDay('2026-11-15T09:00')).toBe('2026-11-15');
  expect(pick.toDay('November')).toBeNull();
});

test('nothing throws, whatever comes', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      pick.toText(value);
      pick.toNumber(value);
      pick.toBoolean(value);
      pick.toInstant(value);
      pick.toId(value);
      pick.pick(pick.objectOf(value), 'a', 'someName');
    }),
  );
});
