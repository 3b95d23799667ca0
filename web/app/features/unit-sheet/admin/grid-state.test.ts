import { expect, test } from 'vitest';
import { columnsFor } from './columns.ts';
import { cellsIn, moved, rangeOf } from './grid-state.ts';

const keys = ['a', 'b', 'c'];
const columns = columnsFor('en', true);
const places = { keys, rowOf: new Map(keys.map((key, i) => [key, i])), columns };
const at = (key: string, col: (typeof columns)[number]['id']) => ({ key, col });

test('moves stop at the edges; Tab goes on to the next row, and out at the ends', () => {
  const down = { do: 'move', rows: 1, cols: 0, extend: false } as const;
  expect(moved(places, at('b', 'price'), down)).toEqual(at('c', 'price'));
  expect(moved(places, at('c', 'price'), down)).toEqual(at('c', 'price'));
  expect(moved(places, at('a', 'open'), { do: 'next', by: 1 })).toEqual(at('b', 'select'));
  expect(moved(places, at('c', 'open'), { do: 'next', by: 1 })).toBeNull();
  expect(moved(places, at('a', 'select'), { do: 'next', by: -1 })).toBeNull();
});

test('the edges of a row and of the sheet', () => {
  const edge = { do: 'edge', extend: false } as const;
  expect(moved(places, at('b', 'price'), { ...edge, rows: 0, cols: -1 })).toEqual(at('b', 'select'));
  expect(moved(places, at('b', 'price'), { ...edge, rows: 1, cols: 1 })).toEqual(at('c', 'open'));
  expect(moved(places, at('b', 'price'), { ...edge, rows: -1, cols: 0 })).toEqual(at('a', 'price'));
});

test('a range is the same from either corner', () => {
  const range = rangeOf(places, at('c', 'price'), at('a', 'sizeSqm'));
  expect(range).toEqual(rangeOf(places, at('a', 'sizeSqm'), at('c', 'price')));
  expect(cellsIn(range)).toBe(6);
});
