import { expect, test } from 'vitest';
import { gridAction } from './grid-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof gridAction>[0]> = {}) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const ctrl = { ctrlKey: true };
const shift = { shiftKey: true };

test('arrows move as on the screen: left is left in both languages', () => {
  expect(gridAction(press('ArrowLeft'), 'rtl')).toMatchObject({ do: 'move', rows: 0, cols: 1 });
  expect(gridAction(press('ArrowLeft'), 'ltr')).toMatchObject({ do: 'move', rows: 0, cols: -1 });
  expect(gridAction(press('ArrowDown', shift), 'rtl')).toMatchObject({ rows: 1, extend: true });
});

test.each([
  ['Enter', {}, { do: 'edit' }],
  ['Enter', { altKey: true }, { do: 'open' }],
  ['F2', {}, { do: 'edit' }],
  ['Tab', shift, { do: 'next', by: -1 }],
  ['Escape', {}, { do: 'leave' }],
  ['Delete', {}, { do: 'empty' }],
  [' ', {}, { do: 'press' }],
  [' ', ctrl, { do: 'toggleRow' }],
  ['z', ctrl, { do: 'undo' }],
  ['z', { ...ctrl, ...shift }, { do: 'redo' }],
  ['y', ctrl, { do: 'redo' }],
  ['d', ctrl, { do: 'fill' }],
  ['End', ctrl, { do: 'edge', rows: 1, cols: 1, extend: false }],
  ['Home', {}, { do: 'edge', rows: 0, cols: -1, extend: false }],
  ['PageDown', {}, { do: 'page', rows: 1, extend: false }],
  ['٣', {}, { do: 'type', text: '٣' }],
  ['ش', {}, { do: 'type', text: 'ش' }],
] as const)('%j with %j', (key, more, action) => {
  expect(gridAction(press(key, more), 'ltr')).toEqual(action);
});

test('under an Arabic layout commands are found by the place of their key', () => {
  expect(gridAction(press('ئ', { ...ctrl, code: 'KeyZ' }), 'rtl')).toEqual({ do: 'undo' });
  expect(gridAction(press('ي', { ...ctrl, code: 'KeyD' }), 'rtl')).toEqual({ do: 'fill' });
});

test('other keys are those of the page: saving, copying, pasting', () => {
  for (const key of ['s', 'c', 'v', 'k']) expect(gridAction(press(key, ctrl), 'ltr')).toBeNull();
  expect(gridAction(press('Shift'), 'ltr')).toBeNull();
  expect(gridAction(press('F5'), 'ltr')).toBeNull();
});
